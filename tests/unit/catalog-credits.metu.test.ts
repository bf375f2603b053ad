/** Credits of a pasted transcript beside the catalog's: what differs is asked about, and nothing is changed by itself. */
import { expect, test } from "vitest";
import { comparedLines, knownCredits, withCreditsOf } from "../../app/features/gpa/catalog-credits.rules";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";

const catalog = knownCredits(
  [
    ["CENG140", "5710140", 4, 6],
    ["MATH119", "2360119", 5, 7.5],
    ["PHYS105", "2300105", 4, 6.5],
    ["ENG101", "6390101", 4, 6],
    ["HIST2201", "2402201", 0, 2],
    ["BA1101", "3121101", 3.5, 5],
    ["STAT221", "2460221", null, 6],
    ["CENG500", "5710500", 45, 90],
    // Its number would be that of CENG213, which is another course by now.
    ["CENG999", "5710213", 2, 3],
    ["CENG213", "5710913", 3, 5],
  ],
  [
    ["CENG111", "CENG140"],
    ["2360100", "MATH119"],
    ["OLD101", "STAT221"],
    ["GONE101", "NOWHERE101"],
  ],
);

const linesOf = (text: string) => comparedLines(readTranscript(text, "2023-1").lines, catalog);
const saidOf = (text: string) =>
  linesOf(text).flatMap((line) => {
    if (line.kind === "refused") return [`refused: ${line.reason}`];
    if (line.kind !== "course") return [];
    const { difference, course, doubt } = line;
    const asked = difference ? `${difference.own} or ${difference.catalog}` : "nothing asked";
    return [[course.credits, asked, ...(doubt ? [doubt] : [])].join(", ")];
  });

test.each([
  ["by letters, another credit", "CENG140\tC Programming\t3\tBB", "3, 3 or 4"],
  ["by letters, the same credit", "CENG140\tC Programming\t4.00\tBB", "4, nothing asked"],
  ["with a comma", "CENG140;C Programming;4,0;BB", "4, nothing asked"],
  ["by number", "2360119\tCalculus\t4\tCC", "4, 4 or 5"],
  ["by number with a dash", "236-0119\tCalculus\t4\tCC", "4, 4 or 5"],
  ["with a space", "PHYS 105\tPhysics\t3\tDD", "3, 3 or 4"],
  ["in small letters, with hours", "phys 105\tPhysics\t3(3-0)\tDD", "3, 3 or 4"],
  ["with a section", "CENG140.02\tC Programming\t3.00\tAA", "3, 3 or 4"],
  ["with leading zeros", "CENG 0140\tC Programming\t3\tAA", "3, 3 or 4"],
  ["half a credit away", "BA1101\tBusiness\t3\tAA", "3, 3 or 3.5"],
  ["under its own half", "BA1101\tBusiness\t3,5\tAA", "3.5, nothing asked"],
  ["without credit in the catalog", "HIST2201\tHistory\t2\tS", "2, 2 or 0"],
  ["without credit in both", "HIST2201\tHistory\t0\tS", "0, nothing asked"],
  ["under a former code", "CENG111\tIntroduction\t3\tAA", "3, 3 or 4"],
  ["under a former number", "2360100\tCalculus\t4\tAA", "4, 4 or 5"],
  ["failed and withdrawn alike", "MATH119\tCalculus\t3\tW", "3, 3 or 5"],
  ["without a grade yet", "MATH119\tCalculus\t3\tIP", "3, 3 or 5"],
  ["of which the catalog knows no credit", "STAT221\tStatistics\t3\tAA", "3, nothing asked"],
  ["formerly, of which it knows none", "OLD101\tStatistics\t3\tAA", "3, nothing asked"],
  ["formerly, of a course that is gone", "GONE101\tGone\t3\tAA", "3, nothing asked"],
  ["that the catalog doesn't have", "XYZ999\tElsewhere\t3\tAA", "3, nothing asked"],
  ["with an impossible credit there", "CENG500\tThesis\t3\tAA", "3, nothing asked"],
  ["by letters that another number would give", "CENG213\tData Structures\t4\tAA", "4, 4 or 3"],
  ["by that number", "5710213\tFormer Course\t4\tAA", "4, 4 or 2"],
])("a course %s: %s", (_, line, said) => {
  expect(saidOf(line)).toEqual([said]);
});

test.each([
  ["CENG140\tC Programming\tBB", "4, nothing asked, catalog"],
  ["2360119\tCalculus\t-\tCC", "5, nothing asked, catalog"],
  ["CENG 140 C Programming BB", "4, nothing asked, catalog"],
  ["CENG111\tIntroduction\tBB", "4, nothing asked, catalog"],
  ["STAT221\tStatistics\tBB", "refused: noCredits"],
  ["XYZ999\tElsewhere\tBB", "refused: noCredits"],
  ["CENG140\tC Programming\t-3\tBB", "refused: credits"],
])("a line without a credit takes the catalog's, marked as unsure, or stays skipped: %s", (line, said) => {
  expect(saidOf(line)).toEqual([said]);
});

test("ECTS alone is asked about as a credit", () => {
  expect(saidOf("Code\tName\tECTS\tGrade\nMATH119\tCalculus\t7.5\tBB")).toEqual(["7.5, 7.5 or 5, ects"]);
});

test("each is chosen by itself, all at once, and back again; comparing again asks nothing new", () => {
  const lines = linesOf("CENG140\tC Programming\t3\tBB\nMATH119\tCalculus\t5\tBB\nPHYS105\tPhysics\t3\tCC");
  const credits = (all: typeof lines) => all.flatMap((line) => (line.kind === "course" ? [line.course.credits] : []));
  expect(credits(lines)).toEqual([3, 5, 3]);
  const first = withCreditsOf(lines, "catalog", lines[0]);
  expect(credits(first)).toEqual([4, 5, 3]);
  const all = withCreditsOf(first, "catalog");
  expect(credits(all)).toEqual([4, 5, 4]);
  expect(comparedLines(all, catalog)).toEqual(all);
  expect(withCreditsOf(all, "own")).toEqual(lines);
});

test("without the catalog nothing is asked", () => {
  const { lines } = readTranscript("CENG140\tC Programming\t3\tBB\nCENG213\tData Structures\tBB", "2023-1");
  expect(comparedLines(lines, knownCredits([], [["CENG111", "CENG140"]]))).toEqual(lines);
});

test.each([
  [
    "one credit is forgotten",
    "MATH119 Calculus 5 BB\nPHYS105 Physics 3 CB\nCENG140 C Programming BA",
    ["5, nothing asked", "3, 3 or 4, credits", "4, nothing asked, catalog"],
  ],
  [
    "a course without credit has none",
    "MATH119 Calculus 5 BB\nENG101 English 4 CC\nHIST2201 History S",
    ["5, nothing asked", "4, nothing asked", "0, nothing asked, catalog"],
  ],
  [
    "numbers are of names",
    "MATH119 Calculus 1 BB\nENG101 English BA\nPHYS105 Physics 1 AA",
    ["1, 1 or 5, credits", "4, nothing asked, catalog", "1, 1 or 4, credits"],
  ],
  ["no line has a credit", "MATH119 Calculus BB\nENG101 English BA", ["5, nothing asked, catalog", "4, nothing asked, catalog"]],
  ["the catalog has none of them", "XYZ101 Some 4 BB\nXYZ102 Others BA", ["4, nothing asked, credits", "refused: noCredits"]],
  [
    "names and credits end lines",
    "PHYS105 Physics 1 4 CB\nENG101 English 1 4 BB\nMATH119 Calculus AA",
    ["1, 1 or 4, credits", "1, 1 or 4, credits", "5, nothing asked, catalog"],
  ],
])("where %s, a line is read for itself, and whatever the catalog doesn't confirm is unsure", (_, text, said) => {
  expect(saidOf(`2023-2024 Fall\n${text}`)).toEqual(said);
});

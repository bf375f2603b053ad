/** The transcript that lies beside the repository in the layouts in which students paste theirs (none in a clone without them). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";

const FOLDER = "../shared/data/transcripts";
const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".txt") && name !== "star.txt") : [];

/** Term, code in letters and in digits, credits and grade of each course, as `expected.tsv` has them. */
const meant = () =>
  readFileSync(`${FOLDER}/expected.tsv`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t") as [string, string, string, string, string]);

test.runIf(names.length > 0).each(names)("%s is read whole, and nothing is left open", (name) => {
  const { lines } = readTranscript(readFileSync(`${FOLDER}/${name}`, "utf8"), "2030-1");
  const read = lines.flatMap((line) =>
    line.kind === "course" ? [[line.term, line.course.code, line.course.credits, line.course.grade, line.doubt].join(" ")] : [],
  );
  const said = meant().map(([term, letters, digits, credits, grade]) => {
    const code = read.some((each) => each.includes(` ${digits} `)) ? digits : letters;
    return [term, code, Number(credits), grade, ""].join(" ");
  });
  expect(read.sort()).toEqual(said.sort());
});

test.runIf(existsSync(`${FOLDER}/star.txt`))("a marked course is asked about, and counts as NI until then", () => {
  const { lines } = readTranscript(readFileSync(`${FOLDER}/star.txt`, "utf8"), "2030-1");
  const read = lines.flatMap((line) => (line.kind === "course" ? [[line.course.code, line.course.is_ni, line.doubt]] : []));
  expect(read).toEqual([
    ["5710111", false, null],
    ["2360119", false, null],
    ["6050201", true, "mark"],
  ]);
});

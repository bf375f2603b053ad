/** The GPA engine: the regulation's own cases, and a second engine. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { hundredthsOf } from "../../app/features/gpa/average.rules";
import { computeTranscript, triedTranscript } from "../../app/features/gpa/gpa.rules";
import { type TranscriptLine, transcriptSchema } from "../../app/features/gpa/gpa.schemas";
import { neededAverage } from "../../app/features/gpa/target.rules";
import { MAX_LINES } from "../../app/features/gpa/transcript-limits";
import { oracle } from "../support/gpa-oracle";
import { metuVectors, saidBy } from "../support/metu-vectors";
import { choiceFor } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";
import { lineOf, plainOutcome, randomTranscript, transcriptOf } from "../support/transcripts";

const compute = (terms: Parameters<typeof transcriptOf>[0], load?: number) => computeTranscript(transcriptOf(terms, load));
const last = (terms: Parameters<typeof transcriptOf>[0]) => compute(terms).terms.at(-1);
const codesOf = (terms: Parameters<typeof transcriptOf>[0], load?: number) => compute(terms, load).findings.map(({ code }) => code);

/** `TRANSCRIPTS=100000` holds that many against the second engine; an ordinary run reads each eighth, from one that the commit chooses. */
const GENERATED = Number(process.env.TRANSCRIPTS ?? 20_000);
const STEP = sweepSettings.isFull ? 1 : 8;
const FIRST = sweepSettings.isFull ? 1 : choiceFor(sweepSettings, "generated transcripts", [1, 2, 3, 4, 5, 6, 7, 8]);

test.each(metuVectors)("the regulation's case in both engines: $name", ({ transcript, says }) => {
  expect(saidBy(plainOutcome(computeTranscript(transcript)))).toMatchObject(says);
  expect(saidBy(oracle(transcript))).toMatchObject(says);
});

test("FD counts 0.50, and a term with it is sufficient", () => {
  expect(last({ "2024-1": ["A1 3 AA", "A2 3 FD"] })).toMatchObject({
    gpa: 225,
    cgpa: 225,
    standing: { name: "sufficient", article: "30, 31" },
  });
});

test("four credited courses at 3.50 with an S are a high honour, with a U the term is sufficient", () => {
  const four = ["A1 3 BA", "A2 3 BA", "A3 3 BA", "A4 3 BA"];
  expect(last({ "2024-1": [...four, "A5 0 S"] })).toMatchObject({ gpa: 350, standing: { name: "highHonour", reason: "highHonour" } });
  expect(last({ "2024-1": [...four, "A5 0 U"] })).toMatchObject({ gpa: 350, standing: { name: "sufficient" } });
});

test("two credited courses at 4.00 are satisfactory, and the reason says why it is no honour", () => {
  expect(last({ "2024-1": ["A1 3 AA", "A2 3 AA"] })).toMatchObject({ gpa: 400, standing: { name: "satisfactory", reason: "fewCourses" } });
});

test("the last grade of a repeated course counts even when it is lower, and the old term keeps its average", () => {
  const { terms } = compute({ "2024-1": ["X1 4 CC"], "2024-2": [lineOf("- 4 DD", { code: "x 1" }), "A2 4 AA"] });
  expect(terms.map(({ gpa, cgpa }) => [gpa, cgpa])).toEqual([
    [200, 200],
    [250, 250],
  ]);
});

test("FF, W, BB leave BB alone, and the W was not allowed because it was a repeat", () => {
  const outcome = compute({ "2023-1": ["X 3 FF"], "2023-2": ["X 3 W"], "2024-1": ["X 3 BB"] });
  expect(outcome.terms.map(({ cgpa }) => cgpa)).toEqual([0, 0, 300]);
  expect(outcome.findings).toContainEqual(expect.objectContaining({ code: "withdrawalRepeat", article: "24", line: "2023-2.0" }));
  expect(outcome.withdrawals).toEqual({ used: 1, most: 6 });
  expect(outcome.mustRepeat).toEqual([]);
});

test("NI stays out of the averages and counts in the load", () => {
  const ni = lineOf("N1 3 AA", { is_ni: true });
  const terms = { "2024-1": ["A1 3 CC", "A2 3 CC", ni] };
  expect(last(terms)).toMatchObject({ gpa: 200, cgpa: 200 });
  expect(codesOf(terms, 2)).toContain("loadOver");
  expect(codesOf(terms, 3)).toEqual([]);
  expect(codesOf({ "2024-1": [ni, ni, ni] })).toContain("tooManyNi");
});

test("I is left out, and its other outcome is shown", () => {
  const outcome = compute({ "2024-1": ["A1 4 AA", "A2 4 I"] });
  expect(outcome.cgpa).toBe(400);
  expect(outcome.ifFailed).toEqual({ terms: [{ term: "2024-1", gpa: 200, cgpa: 200 }], cgpa: 200 });
  expect(outcome.terms[0]?.standing?.isProvisional).toBe(true);
});

test("the third digit rounds half up", () => {
  const average = (points: number, credits: number) => hundredthsOf({ halfCredits: 2 * credits, quarterPoints: 4 * points });
  expect([average(179.5, 100), average(199.5, 100), average(43.5, 20)]).toEqual([180, 200, 218]);
});

test("only S, U, EX and W make no average and no standing", () => {
  const outcome = compute({ "2024-1": ["A1 0 S", "A2 0 U", "A3 3 EX", "A4 3 W"] });
  expect(outcome.terms[0]).toMatchObject({ gpa: null, cgpa: null, standing: null });
  expect([outcome.cgpa, outcome.graduation]).toEqual([null, null]);
});

test("an elective that replaces a failed one counts in its place; without the link both count", () => {
  const failed = { "2023-1": [lineOf("E1 3 FF", { id: "failed" })] };
  expect(compute({ ...failed, "2023-2": [lineOf("E2 3 BB", { replaces: "failed" })] }).cgpa).toBe(300);
  expect(compute({ ...failed, "2023-2": ["E2 3 BB"] }).cgpa).toBe(150);
  expect(compute({ "2023-1": ["S1 3 BB"], "2023-2": [lineOf("S1 3 DD", { replaces: null })] }).cgpa).toBe(200);
});

test("two semesters below 2.00 are probation, its band decides about new courses, and a summer school ends it", () => {
  const low = { "2022-1": ["A1 3 DD", "A2 3 DD", "A3 3 DD"], "2022-2": ["A4 3 DC", "A5 3 DC", "A6 3 CC"] };
  expect(compute(low).probation).toBe("strict");
  expect(codesOf({ ...low, "2023-1": ["B1 3 -", "B2 3 -", "A1 3 -"] }).filter((code) => code === "probationNew")).toHaveLength(2);
  const better = { ...low, "2022-3": ["A1 3 AA", "A2 3 CC"] };
  expect(compute(better)).toMatchObject({ cgpa: 200, probation: null });
  const limited = { "2022-1": ["A1 3 CC", "A2 3 DC"], "2022-2": ["A3 3 CC", "A4 3 CC"] };
  expect(compute(limited)).toMatchObject({ cgpa: 188, probation: "limited" });
  expect(codesOf({ ...limited, "2023-1": ["B1 3 -", "B2 3 -", "B3 3 -", "B4 3 -"] })).toContain("probationLimit");
  expect(compute({ "2022-1": ["A1 3 DD"], "2022-3": ["A2 3 DD"] }).probation).toBeNull();
});

test("179.5 points over 100 credits are 1.80, which allows three new courses, 1.78 allows none", () => {
  const after = (last: string) => {
    const twelve = Array.from({ length: 12 }, (_, i) => `B${i} 5 CC`);
    const others = Array.from({ length: 7 }, (_, i) => `D${i} 5 DC`);
    return compute({ "2022-1": ["Z1 1 DD"], "2022-2": [...twelve, ...others, lineOf(last), "Z1 1 DD"] });
  };
  expect(after("E1 4 DC")).toMatchObject({ cgpa: 180, halfCredits: 200, quarterPoints: 718, probation: "limited" });
  expect(after("E1 4 DD")).toMatchObject({ cgpa: 178, probation: "strict" });
});

test("repeats of passed courses have a budget of six and four semesters", () => {
  const once = Array.from({ length: 7 }, (_, i) => `P${i} 3 CC`);
  const outcome = compute({ "2026-1": once, "2026-2": once.map((line) => line.replace("CC", "CB")) });
  expect(outcome.repeats).toEqual({ used: 7, most: 6 });
  expect(outcome.findings.filter(({ code }) => code === "repeatBudget")).toHaveLength(1);
  expect(codesOf({ "2026-1": ["P 3 DD"], "2028-1": ["P 3 CC"] })).not.toContain("repeatLate");
  expect(codesOf({ "2026-1": ["P 3 DD"], "2028-2": ["P 3 CC"] })).toContain("repeatLate");
  expect(compute({ "2026-1": ["P 3 FF"], "2029-1": ["P 3 CC"] }).repeats.used).toBe(0);
});

test("a course in progress says whether a withdrawal would be allowed, and why not", () => {
  const full = (name: string, grade: string) => [1, 2, 3, 4].map((n) => `${name}${n} 3 ${grade}`);
  const terms = { "2022-1": full("A", "BB"), "2022-2": full("B", "BB") };
  const { withdrawable } = compute({ ...terms, "2023-1": [...full("C", "-"), "A1 3 -", "N1 0 -"] });
  expect(withdrawable["2023-1.0"]).toEqual([]);
  expect(withdrawable["2023-1.4"]).toEqual(["withdrawalRepeat"]);
  expect(withdrawable["2023-1.5"]).toEqual(["withdrawalNonCredit"]);
  expect(compute({ "2022-1": full("A", "-") }).withdrawable["2022-1.0"]).toEqual([]);
});

test("a summer school has no standing and at most two courses, and stands after the spring", () => {
  const outcome = compute({ "2023-1": ["A1 3 AA"], "2022-3": ["B1 3 AA", "B2 3 AA", "B3 3 AA"], "2022-2": ["C1 3 AA"] });
  expect(outcome.terms.map(({ term, standing }) => [term, standing?.name ?? null])).toEqual([
    ["2022-2", "satisfactory"],
    ["2022-3", null],
    ["2023-1", "satisfactory"],
  ]);
  expect(outcome.findings.map(({ code }) => code)).toContain("summerLoad");
});

test("each programme has averages of its own", () => {
  const both = lineOf("A1 3 AA", { programmes: ["major", "second_major"] });
  const minor = lineOf("M1 3 CC", { programmes: ["minor"] });
  const outcome = compute({ "2024-1": [both, "A2 3 BB", minor] });
  expect([outcome.cgpa, outcome.programmes.second_major?.cgpa, outcome.programmes.minor?.cgpa]).toEqual([350, 400, 200]);
});

test("graduation has an honour of its own, and says what is still open", () => {
  expect(compute({ "2024-1": ["A1 3 AA", "A2 3 BB"] }).graduation).toEqual({ name: "highHonour", article: "33, 36/3", open: [] });
  expect(compute({ "2024-1": ["A1 9 BA", "A2 3 FD", "A3 3 I"] }).graduation).toMatchObject({
    name: "none",
    open: ["2024-1.1", "2024-1.2"],
  });
});

test("what is tried stands beside the real grades", () => {
  const transcript = transcriptOf({ "2024-1": [lineOf("A1 3 DD", { what_if: "AA" }), "A2 3 CC"] });
  const tried = triedTranscript(transcript);
  expect(computeTranscript(transcript).cgpa).toBe(150);
  expect(tried && computeTranscript(tried).cgpa).toBe(300);
  expect(triedTranscript(transcriptOf({ "2024-1": ["A1 3 DD"] }))).toBeNull();
});

test("what is needed for a target is the least average that reaches it, or the best that can be", () => {
  const now = { halfCredits: 120, quarterPoints: 120 * 4 };
  expect(neededAverage(now, 250, 120)).toEqual({ least: 299, best: 300 });
  expect(neededAverage(now, 301, 120)).toEqual({ least: null, best: 300 });
  expect(neededAverage({ halfCredits: 0, quarterPoints: 0 }, 350, 6)).toEqual({ least: 350, best: 400 });
  for (let target = 0; target <= 400; target += 7) {
    for (const halfCredits of [1, 5, 36, 90]) {
      const { least, best } = neededAverage(now, target, halfCredits);
      const reached = (h: number) =>
        hundredthsOf({ halfCredits: 50 * (120 + halfCredits), quarterPoints: 50 * now.quarterPoints + h * halfCredits }) ?? -1;
      if (least === null) expect(best).toBeLessThan(target);
      else expect([reached(least) >= target, least === 0 || reached(least - 1) < target]).toEqual([true, true]);
    }
  }
});

test("all 364 averages from 0.50 up that toFixed(2) rounds wrongly are right, and those below", () => {
  const wrong = { all: 0, fromFd: 0 };
  for (let credits = 2; credits <= 160; credits += 1) {
    for (let halves = 0; halves <= 8 * credits; halves += 1) {
      const digits = String((BigInt(halves) * 500n) / BigInt(credits)).padStart(4, "0");
      const right = Number(digits.slice(0, -1)) + (Number(digits.slice(-1)) >= 5 ? 1 : 0);
      if (Math.round(Number((halves / 2 / credits).toFixed(2)) * 100) === right) continue;
      wrong.all += 1;
      if (halves >= credits) wrong.fromFd += 1;
      expect(hundredthsOf({ halfCredits: 2 * credits, quarterPoints: 2 * halves })).toBe(right);
    }
  }
  expect(wrong).toEqual({ all: 416, fromFd: 364 });
});

test("generated transcripts come out as a second engine says", () => {
  const different: number[] = [];
  for (let seed = FIRST; seed <= GENERATED; seed += STEP) {
    const transcript = randomTranscript(seed);
    if (!isDeepStrictEqual(plainOutcome(computeTranscript(transcript)), oracle(transcript))) different.push(seed);
  }
  const first = randomTranscript(different[0] ?? 1);
  expect(plainOutcome(computeTranscript(first))).toEqual(oracle(first));
  expect(different).toEqual([]);
});

test("the comparison notices an engine that counts the best grade, takes FD for FF, or ignores a withdrawal", () => {
  const isNoticed = (change: (line: TranscriptLine) => Partial<TranscriptLine>) =>
    Array.from({ length: 50 }, (_, seed) => randomTranscript(seed)).some((transcript) => {
      const terms = transcript.terms.map((term) => ({ ...term, lines: term.lines.map((line) => ({ ...line, ...change(line) })) }));
      return !isDeepStrictEqual(plainOutcome(computeTranscript({ ...transcript, terms })), oracle(transcript));
    });
  expect(isNoticed(() => ({}))).toBe(false);
  expect(isNoticed(() => ({ replaces: null }))).toBe(true);
  expect(isNoticed(({ grade }) => ({ grade: grade === "FD" ? "FF" : grade }))).toBe(true);
  expect(isNoticed(({ grade }) => ({ grade: grade === "W" ? null : grade }))).toBe(true);
});

test("all rules are in play in what is generated", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const outcome = computeTranscript(randomTranscript(seed));
    for (const { code } of outcome.findings) seen.add(code);
    for (const { standing, probation } of outcome.terms) seen.add(standing?.name ?? "-").add(probation ?? "-");
    seen.add(`graduation ${outcome.graduation?.name}`);
  }
  for (const code of [
    "probationNew",
    "probationLimit",
    "repeatLate",
    "repeatBudget",
    "niRepeat",
    "withdrawalFirstTerms",
    "loadOver",
    "loadUnder",
  ])
    expect(seen).toContain(code);
  for (const code of ["withdrawalBudget", "withdrawalLoad", "withdrawalAgain", "withdrawalSummer", "tooManyNi", "summerLoad", "deadLink"])
    expect(seen).toContain(code);
  for (const name of ["highHonour", "honour", "satisfactory", "sufficient", "unsatisfactory", "strict", "limited", "graduation highHonour"])
    expect(seen).toContain(name);
});

test("ten thousand lines in three hundred terms are computed, more are refused", () => {
  const term = (at: number) => `${1900 + Math.floor(at / 3)}-${(at % 3) + 1}`;
  const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ code: `C${i % 7}`, credits: 3, grade: i % 5 ? "FF" : "W" }));
  const of = (terms: number, each: number) => ({
    terms: Array.from({ length: terms }, (_, at) => ({ term: term(at), lines: lines(each) })),
  });
  const outcome = computeTranscript(transcriptSchema.parse(of(300, 33)));
  expect(outcome.terms).toHaveLength(300);
  expect(transcriptSchema.safeParse(of(301, 1)).success).toBe(false);
  expect(transcriptSchema.safeParse(of(1, MAX_LINES + 1)).success).toBe(false);
  expect(transcriptSchema.safeParse(of(2, MAX_LINES / 2 + 1)).success).toBe(false);
});

test("credits that aren't halves, negative or endless are refused, halves are taken", () => {
  const takes = (credits: unknown) => transcriptSchema.safeParse({ terms: [{ term: "2024-1", lines: [{ code: "A", credits }] }] }).success;
  expect([0, 0.5, 3.5, 40].map(takes)).toEqual([true, true, true, true]);
  expect([-1, -0.5, 3.25, 40.5, Number.NaN, Number.POSITIVE_INFINITY, "3", null].map(takes)).toEqual(Array(8).fill(false));
});

/** The browser's own check of a transcript against the schema of the server: the same is taken, and the same comes out. */
import { expect, test } from "vitest";
import { computeBody, transcriptSchema } from "../../app/features/gpa/gpa.schemas";
import { isCredits, isTarget, isTargetCredits, readTranscriptValue } from "../../app/features/gpa/plain-transcript.rules";
import { MAX_LINES, MAX_TERMS } from "../../app/features/gpa/transcript-limits";
import { createRandom } from "../../drizzle/seed/random";
import { randomTranscript } from "../support/transcripts";

const bySchema = (value: unknown) => {
  const read = transcriptSchema.safeParse(value);
  return read.success ? read.data : null;
};
const line = (own: Record<string, unknown> = {}) => ({ terms: [{ term: "2024-1", lines: [{ credits: 3, ...own }] }] });

/** Values that some field takes and most don't. */
const VALUES: unknown[] = [
  ...[null, true, false, 0, -0, 1, 2, 0.5, 1.25, 40, 40.5, -0.5, 20, 21, Number.NaN, Number.POSITIVE_INFINITY, 1e300, "1", ""],
  ...["AA", "aa", "2024-1", "2024-4", "2024-1\n", "major", "a b", "x".repeat(40), "x".repeat(41), "x".repeat(80), "x".repeat(201)],
  ...[" a\r\nb ", "\0", "\ud800", "😀", [], ["major"], ["major", "major"], ["minor", "second_major", "major", "major"], ["x"], {}, [[]]],
  ...["undefined", "NaN", "1e400", "\u202e", "\u0000x", "\udc00", "__proto__", "é", "İ", "<script>1</script>"],
  Object.fromEntries([["__proto__", 1]]),
];

test("every field takes and refuses the same values", () => {
  const keys = ["id", "code", "name", "credits", "grade", "what_if", "is_ni", "replaces", "programmes", "other"];
  const asked = VALUES.flatMap((value) => [
    ...keys.map((key) => line({ [key]: value })),
    ...["version", "normal_load", "terms", "other"].map((key) => ({ ...line(), [key]: value })),
    ...["term", "lines", "other"].map((key) => ({ terms: [{ ...line().terms[0], [key]: value }] })),
    value,
    { terms: [value] },
  ]);
  const wrong = asked.filter((value) => JSON.stringify(readTranscriptValue(value)) !== JSON.stringify(bySchema(value)));
  expect(wrong).toEqual([]);
  const taken = asked.filter((value) => readTranscriptValue(value) !== null).length;
  expect([taken > 50, asked.length - taken > 100]).toEqual([true, true]);
});

test("transcripts at random, whole and damaged, are read the same", () => {
  const random = createRandom(8);
  const wrong: unknown[] = [];
  for (let seed = 0; seed < 400; seed++) {
    const text = JSON.stringify(randomTranscript(seed));
    const at = random.int(0, text.length - 1);
    const damaged = text.slice(0, at) + random.pick(["0", "9", ".", "-", "x", '"']) + text.slice(at + 1);
    for (const each of [text, damaged]) {
      let value: unknown;
      try {
        value = JSON.parse(each);
      } catch {
        continue;
      }
      if (JSON.stringify(readTranscriptValue(value)) !== JSON.stringify(bySchema(value))) wrong.push(each);
    }
  }
  expect(wrong).toEqual([]);
});

test("too many terms or lines, terms and ids twice are refused by both", () => {
  const terms = (count: number) => ({ terms: Array.from({ length: count }, (_, i) => ({ term: `${1000 + i}-1`, lines: [] })) });
  const lines = (count: number) => Array.from({ length: count }, () => ({ credits: 1 }));
  const half = lines(MAX_LINES / 2);
  const both = (extra: number) => ({
    terms: [
      { term: "2024-1", lines: half },
      { term: "2024-2", lines: [...half, ...lines(extra)] },
    ],
  });
  const twice = {
    terms: [
      {
        term: "2024-1",
        lines: [
          { id: "a", credits: 1 },
          { id: "a", credits: 1 },
        ],
      },
    ],
  };
  const termTwice = {
    terms: [
      { term: "2024-1", lines: [] },
      { term: "2024-1", lines: [] },
    ],
  };
  const asked = [terms(MAX_TERMS), both(0), terms(MAX_TERMS + 1), both(1), twice, termTwice];
  expect(asked.map((value) => readTranscriptValue(value) !== null)).toEqual([true, true, false, false, false, false]);
  expect(asked.map((value) => bySchema(value) !== null)).toEqual([true, true, false, false, false, false]);
});

test("numbers of the target form are no laxer than the API's", () => {
  const target = (own: { cgpa?: number; credits?: number }) =>
    computeBody.safeParse({ transcript: { terms: [] }, target: { cgpa: 2, credits: 3, ...own } }).success;
  const values = [
    ...Array.from({ length: 4200 }, (_, i) => i / 1000),
    ...Array.from({ length: 1000 }, (_, i) => i / 2 - 5),
    2.005,
    Number.NaN,
    1e-9,
  ];
  for (const value of values) {
    expect([value, isTarget(value)]).toEqual([value, target({ cgpa: value })]);
    expect([value, isTargetCredits(value)]).toEqual([value, target({ credits: value })]);
    expect([value, isCredits(value)]).toEqual([value, bySchema(line({ credits: value })) !== null]);
  }
});

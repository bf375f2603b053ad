/** Transcripts for tests: made by hand in few words, and at random with all rules in play. */
import type { Outcome } from "../../app/features/gpa/gpa.rules";
import { type Transcript, type TranscriptLine, transcriptSchema } from "../../app/features/gpa/gpa.schemas";
import { GRADES, type Grade } from "../../app/features/gpa/grades";
import { createRandom } from "../../drizzle/seed/random";

/** A line as `MATH119 5 AA`; a grade of `-` is still to come. */
export function lineOf(text: string, own: Partial<TranscriptLine> = {}): TranscriptLine {
  const [code = "", credits = "0", grade = "-"] = text.split(" ");
  const base = { code, name: "", what_if: null, is_ni: false, programmes: ["major"] as TranscriptLine["programmes"] };
  return { ...base, credits: Number(credits), grade: grade === "-" ? null : (grade as Grade), ...own };
}

/** A transcript of terms and their lines; checked by the schema. */
export const transcriptOf = (terms: Record<string, (string | TranscriptLine)[]>, normalLoad: number | null = null): Transcript =>
  transcriptSchema.parse({
    normal_load: normalLoad,
    terms: Object.entries(terms).map(([term, lines]) => ({
      term,
      lines: lines.map((line) => (typeof line === "string" ? lineOf(line) : line)),
    })),
  });

/** Some written in two ways, some of the first year. */
const CODES = ["MATH119", "2360119", "math 119", "5710140", "CENG140", "2360219", "MATH219"];
const BEGINNINGS = ["2012-1", "2016-1", "2018-2", "2021-1", "2025-1", "2026-1", "2026-2"];

const CREDITS = [0, 1, 1.5, 2, 3, 3, 3, 4, 4.5, 5];

/** A transcript at random: up to seven terms of few courses, so that repeats, budgets and probation come up often. */
export function randomTranscript(seed: number): Transcript {
  const random = createRandom(seed);
  const at = (count: number) => Math.floor(random.next() * count);
  const chance = (share: number) => random.next() < share;
  const isWeak = chance(0.5);
  const leavesOften = chance(0.1);
  const ids: string[] = [];
  const gradeAtRandom = (): Grade | null => {
    if (chance(0.08)) return null;
    if (leavesOften && chance(0.5)) return "W";
    if (isWeak && chance(0.5)) return GRADES[5 + at(5)] ?? "FF";
    return GRADES[at(GRADES.length)] ?? "AA";
  };
  const line = (): TranscriptLine => {
    const id = `l${ids.length}`;
    const replaces = chance(0.1) ? (chance(0.4) ? null : (ids[at(ids.length)] ?? "nowhere")) : undefined;
    ids.push(id);
    const programmes: TranscriptLine["programmes"] = chance(0.8) ? ["major"] : chance(0.5) ? ["major", "minor"] : ["second_major"];
    const code = chance(0.1) ? "" : chance(0.2) ? (CODES[at(CODES.length)] ?? "") : `C ${100 + at(12)}`;
    const more = { is_ni: chance(0.06), name: "", what_if: null, programmes };
    return {
      id,
      code,
      credits: CREDITS[at(CREDITS.length)] ?? 3,
      grade: gradeAtRandom(),
      ...more,
      ...(replaces !== undefined && { replaces }),
      ...(chance(0.2) && { semester: 1 + at(8) }),
    };
  };
  const year = 2023 + at(4);
  const codes = [0, 1, 2, 3].flatMap((later) => [1, 2, 3].map((number) => `${year + later}-${number}`)).slice(0, 10);
  const terms = codes.filter(() => chance(0.7)).map((term) => ({ term, lines: Array.from({ length: at(7) }, line) }));
  return {
    version: 1,
    normal_load: chance(0.5) ? null : 3 + at(4),
    ...(chance(0.6) && { began: BEGINNINGS[at(BEGINNINGS.length)] ?? "2026-1" }),
    ...(chance(0.3) && { can_graduate_from: codes[at(codes.length)] ?? "2026-1" }),
    terms,
  };
}

/** An outcome in the plain form of the second engine. */
export function plainOutcome(outcome: Outcome) {
  const { terms, cgpa, graduation, mustRepeat, programmes, ifFailed, findings, repeats, withdrawals, withdrawable, placeUnknown } = outcome;
  return {
    terms: terms.map(({ term, gpa, cgpa: own, standing, probation }) => ({
      term,
      gpa,
      cgpa: own,
      standing: standing?.name ?? null,
      probation,
    })),
    cgpa,
    graduation: graduation && { name: graduation.name, open: [...graduation.open].sort() },
    mustRepeat: [...mustRepeat].sort(),
    programmes,
    ifFailed,
    findings: findings.map(({ code, term, line }) => `${code} ${term} ${line ?? ""}`.trim()).sort(),
    repeats: repeats.used,
    withdrawals: withdrawals.used,
    withdrawable: Object.fromEntries(Object.entries(withdrawable).map(([id, codes]) => [id, [...codes].sort()])),
    placeUnknown: [...placeUnknown].sort(),
  };
}

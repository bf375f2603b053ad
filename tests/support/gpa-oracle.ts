/**
 * The regulation once more, to hold the GPA engine against: every answer is looked up in the whole transcript by its definition,
 * averages are exact fractions of big integers, and nothing is shared with the engine but the shape of a transcript.
 */
import type { Transcript } from "../../app/features/gpa/gpa.schemas";

/** Coefficients in tenths. */
const TENTHS: Record<string, bigint> = {
  AA: 40n,
  BA: 35n,
  BB: 30n,
  CB: 25n,
  CC: 20n,
  DC: 15n,
  DD: 10n,
  FD: 5n,
  FF: 0n,
  NA: 0n,
};
const FINAL = [...Object.keys(TENTHS), "S", "U", "EX"];
const PASSED = ["AA", "BA", "BB", "CB", "CC", "DC", "DD"];

/** Numbers of courses that the generated transcripts write in both ways, and which of them belong to the first year. */
const LETTERS: Record<string, string> = { "2360119": "MATH119", "5710140": "CENG140", "2360219": "MATH219" };
const FIRST_YEAR = ["MATH119", "CENG140", "PHYS105"];
const courseOf = (code: string) => {
  const bare = code.replace(/\s/g, "").toUpperCase();
  return LETTERS[bare] ?? bare;
};

interface Fact {
  id: string;
  term: string;
  course: string;
  /** Credits in tenths. */
  credits: bigint;
  grade: string;
  ni: boolean;
  in: readonly string[];
  /** Semester of the curriculum; 0: not known. */
  semester: number;
  /** Ids of all that it continues, the nearest first. */
  line: string[];
}

/** Every line with the whole row of lines that it continues. */
function facts(transcript: Transcript): Fact[] {
  const rows: Fact[] = [];
  const terms = transcript.terms.map((each) => each.term).sort();
  for (const term of terms) {
    const lines = transcript.terms.find((each) => each.term === term)?.lines ?? [];
    lines.forEach((line, index) => {
      const course = courseOf(line.code);
      const older = rows.filter((row) => row.term < term);
      let previous: Fact | undefined;
      if (line.replaces === undefined) previous = course ? older.filter((row) => row.course === course).pop() : undefined;
      else if (line.replaces !== null) previous = older.find((row) => row.id === line.replaces);
      rows.push({
        id: line.id ?? `${term}.${index}`,
        term,
        course,
        credits: BigInt(line.credits * 10),
        grade: line.grade ?? "",
        ni: line.is_ni,
        in: line.programmes,
        semester: line.semester ?? (FIRST_YEAR.includes(course) ? 1 : 0),
        line: previous ? [previous.id, ...previous.line] : [],
      });
    });
  }
  return rows;
}

/** Two places by the third digit; null without credits. */
function average(rows: Fact[]): number | null {
  const graded = rows.filter((row) => !row.ni && row.grade in TENTHS);
  const credits = graded.reduce((sum, row) => sum + row.credits, 0n);
  if (credits === 0n) return null;
  const points = graded.reduce((sum, row) => sum + row.credits * (TENTHS[row.grade] ?? 0n), 0n);
  const digits = ((points * 100n) / credits).toString().padStart(4, "0");
  return Number(digits.slice(0, -1)) + (Number(digits.slice(-1)) >= 5 ? 1 : 0);
}

const isFinal = (row: Fact) => !row.ni && FINAL.includes(row.grade);

/** What counts in the cumulative average after a term: whatever no later final attempt continues. */
const counting = (rows: Fact[], programme: string, until: string) => {
  const known = rows.filter((row) => row.term <= until && row.in.includes(programme));
  const continued = new Set(known.filter(isFinal).flatMap((row) => row.line));
  return known.filter((row) => !continued.has(row.id));
};

const cgpaOf = (rows: Fact[], programme: string, until: string) => average(counting(rows, programme, until));
const gpaOf = (rows: Fact[], programme: string, term: string) =>
  average(rows.filter((row) => row.term === term && row.in.includes(programme)));

function standing(rows: Fact[], term: string, began: string): string | null {
  const gpa = gpaOf(rows, "major", term);
  const cgpa = cgpaOf(rows, "major", term);
  if (term.endsWith("3") || gpa === null || cgpa === null) return null;
  const own = rows.filter((row) => row.term === term && row.in.includes("major") && !row.ni);
  if (Math.min(gpa, cgpa) < 200) return "unsatisfactory";
  if (own.some((row) => ["FF", "FD", "NA", "U"].includes(row.grade))) return "sufficient";
  const start = began < "2014-2" ? "2014-2" : began;
  if (gpa >= 300 && semester(term) - semester(start) + 1 > 14) return "satisfactory";
  const isEnough = own.filter((row) => row.credits > 0n && row.grade in TENTHS).length >= 3;
  if (gpa >= 350 && isEnough) return "highHonour";
  return gpa >= 300 && isEnough ? "honour" : "satisfactory";
}

/** Reads probation backwards from a term: the graded semesters before it, until one isn't low. */
function probation(rows: Fact[], terms: string[], until: string): string | null {
  const graded = terms
    .filter((term) => term <= until && rows.some((row) => row.term === term && row.in.includes("major") && !["", "I"].includes(row.grade)))
    .reverse();
  const isLow = (term: string) => (cgpaOf(rows, "major", term) ?? 999) < 200;
  const end = graded.findIndex((term) => !isLow(term));
  const low = (end < 0 ? graded : graded.slice(0, end)).filter((term) => !term.endsWith("3"));
  const latest = graded[0];
  if (low.length < 2 || latest === undefined) return null;
  return (cgpaOf(rows, "major", latest) ?? 999) < 180 ? "strict" : "limited";
}

const semester = (term: string) => 2 * Number(term.slice(0, 4)) + (term.endsWith("1") ? 0 : 1);

/** Everything that the engine's outcome says, in a plain form; findings and refusals as sorted texts. */
export function oracle(transcript: Transcript) {
  const rows = facts(transcript);
  const terms = transcript.terms.map((each) => each.term).sort();
  const last = terms.at(-1) ?? "";
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lineOf = (row: Fact) => row.line.flatMap((id) => byId.get(id) ?? []);
  const majors = rows.filter((row) => row.in.includes("major"));
  const withRows = terms.filter((term) => majors.some((row) => row.term === term));
  const began = transcript.began ?? terms.find((term) => rows.some((row) => row.term === term)) ?? "";
  const isLast = (term: string) => transcript.can_graduate_from !== undefined && term >= transcript.can_graduate_from;
  const findings: string[] = [];
  const say = (code: string, term: string, id = "") => findings.push(`${code} ${term} ${id}`.trim());

  transcript.terms.forEach(({ term, lines }) => {
    lines.forEach((line, index) => {
      const row = byId.get(line.id ?? `${term}.${index}`);
      if (!row) return;
      if (typeof line.replaces === "string" && row.line.length === 0) say("deadLink", term, row.id);
      if (row.course && lines.slice(0, index).some(({ code }) => courseOf(code) === row.course)) say("twiceInTerm", term, row.id);
    });
  });

  const statusBefore = (term: string) => {
    const earlier = terms.filter((each) => each < term).at(-1);
    return earlier ? probation(rows, terms, earlier) : null;
  };
  const sat = (term: string) => majors.filter((row) => row.term === term && row.grade !== "EX");
  const load = (term: string) => sat(term).filter((row) => row.credits > 0n).length;
  const isFreeOfLeast = (term: string) => isLast(term) || statusBefore(term) !== null || (term === transcript.began && term.endsWith("2"));
  for (const term of withRows) {
    const own = majors.filter((row) => row.term === term);
    if (own.filter((row) => row.ni).length > 2) say("tooManyNi", term);
    for (const row of own) if (row.ni && lineOf(row).filter((each) => each.ni).length > 1) say("niRepeat", term, row.id);
    if (term.endsWith("3")) {
      if (sat(term).length > 2) say("summerLoad", term);
    } else if (sat(term).length > 0) {
      const status = statusBefore(term);
      if (load(term) < 3 && !isFreeOfLeast(term)) say("loadUnder", term);
      const earlier = terms.filter((each) => each < term).at(-1);
      const cgpa = (earlier && cgpaOf(rows, "major", earlier)) || 0;
      const extra = status ? 0 : isLast(term) || cgpa >= 250 ? 2 : cgpa >= 200 ? 1 : 0;
      const most = (transcript.normal_load ?? 999) + extra;
      if (load(term) > most) say("loadOver", term);
    }
    const tried = (row: Fact) => lineOf(row).flatMap((each) => (each.ni ? [] : each.grade || "-"));
    const refused = sat(term).filter((row) => !tried(row).some((grade) => grade !== "W"));
    if (statusBefore(term) === "strict") for (const row of refused) say("probationNew", term, row.id);
    if (statusBefore(term) === "limited" && sat(term).filter((row) => tried(row).length === 0).length > 3) say("probationLimit", term);
  }

  /** What stands open of the terms before this one. */
  const openBefore = (term: string) => {
    const known = majors.filter((row) => row.term < term && !row.ni);
    const again = new Set(known.filter((row) => row.grade !== "").flatMap((row) => row.line));
    return known.filter((row) => ["", "I"].includes(row.grade) || (["FF", "FD", "NA", "U", "W"].includes(row.grade) && !again.has(row.id)));
  };
  const isFree = (term: string) => {
    if (statusBefore(term) || (began < "2026-1" && term < "2026-1")) return true;
    const earlier = terms.filter((each) => each < term).at(-1);
    const cgpa = earlier ? cgpaOf(rows, "major", earlier) : null;
    return isLast(term) && cgpa !== null && cgpa < 200 && openBefore(term).length === 0;
  };
  const firstTaken = (row: Fact) => {
    const taken = lineOf(row).map((each) => each.term);
    return (began < "2026-1" && taken.find((term) => term < "2026-1")) || taken.at(-1) || row.term;
  };
  const lastFinal = (row: Fact) => lineOf(row).find(isFinal);
  const repeats = majors.filter(
    (row) => !row.ni && !["W", "EX"].includes(row.grade) && PASSED.includes(lastFinal(row)?.grade ?? "") && !isFree(row.term),
  );
  repeats.forEach((row, index) => {
    if (index >= 6) say("repeatBudget", row.term, row.id);
    if (semester(row.term) > semester(firstTaken(row)) + 4) say("repeatLate", row.term, row.id);
  });

  const withdrawals = majors.filter((row) => row.grade === "W");
  const refusals = (row: Fact, before: Fact[]): string[] => {
    const inTerm = before.filter((each) => each.term === row.term).length;
    const codes: string[] = [];
    if (row.term.endsWith("3")) codes.push("withdrawalSummer");
    if (row.semester === 1 || row.semester === 2) codes.push("withdrawalFirstTerms");
    if (lineOf(row).some(isFinal)) codes.push("withdrawalRepeat");
    if (lineOf(row).some((each) => each.grade === "W")) codes.push("withdrawalAgain");
    if (row.ni) codes.push("withdrawalNi");
    if (row.credits === 0n) codes.push("withdrawalNonCredit");
    if (inTerm > 0) codes.push("withdrawalTwice");
    if (before.length >= 6) codes.push("withdrawalBudget");
    if (!row.term.endsWith("3") && !isFreeOfLeast(row.term) && load(row.term) - inTerm <= 3) codes.push("withdrawalLoad");
    return codes;
  };
  withdrawals.forEach((row, index) => {
    for (const code of refusals(row, withdrawals.slice(0, index))) say(code, row.term, row.id);
  });
  const taking = majors.filter((row) => row.grade === "");
  const withdrawable = Object.fromEntries(
    taking.map((row) => [
      row.id,
      refusals(
        row,
        withdrawals.filter((each) => each.term <= row.term),
      ).sort(),
    ]),
  );

  const takenAgain = new Set(majors.filter((row) => !row.ni && row.grade !== "").flatMap((row) => row.line));
  const mustRepeat = majors.filter((row) => !row.ni && ["FF", "FD", "NA", "U", "W"].includes(row.grade) && !takenAgain.has(row.id));
  const cgpa = cgpaOf(rows, "major", last);
  const open = [...mustRepeat, ...majors.filter((row) => !row.ni && ["", "I"].includes(row.grade))].map((row) => row.id);
  const honour = (value: number) => (value < 200 ? "tooLow" : value < 300 ? "none" : value < 350 ? "honour" : "highHonour");
  const averagesOf = (facts: Fact[], programme: string) => ({
    terms: terms.map((term) => ({ term, gpa: gpaOf(facts, programme, term), cgpa: cgpaOf(facts, programme, term) })),
    cgpa: cgpaOf(facts, programme, last),
  });
  const failed = rows.map((row) => (row.grade === "I" ? { ...row, grade: row.credits > 0n ? "FF" : "U" } : row));
  return {
    terms: averagesOf(rows, "major").terms.map((each) => ({
      ...each,
      standing: standing(rows, each.term, began),
      probation: probation(rows, terms, each.term),
    })),
    cgpa,
    graduation: cgpa === null ? null : { name: honour(cgpa), open: open.sort() },
    mustRepeat: mustRepeat.map((row) => row.id).sort(),
    programmes: Object.fromEntries(
      ["second_major", "minor"].filter((name) => rows.some((row) => row.in.includes(name))).map((name) => [name, averagesOf(rows, name)]),
    ),
    ifFailed: rows.some((row) => row.grade === "I") ? averagesOf(failed, "major") : null,
    findings: findings.sort(),
    repeats: repeats.length,
    withdrawals: withdrawals.length,
    withdrawable,
    placeUnknown: taking
      .filter((row) => row.semester === 0)
      .map((row) => row.id)
      .sort(),
  };
}

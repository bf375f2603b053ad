/** What an import would change, put together from what is there and what the file says. */
import type { ImportPreview, PreviewDifference, PreviewTally } from "@schema/catalog";
import type { TimetableCourse } from "./import.rules";
import type { Program } from "./import-programs.rules";
import type { Refusal } from "./import-rows.rules";

/** So many differences are shown, and so many new things by name. */
const DIFFERENCES_SHOWN = 20;
const NAMES_SHOWN = 300;

export interface Foresight {
  preview: ImportPreview;
  /** Rows that can be read and yet not written. */
  refusals: Refusal[];
}

export const emptyForesight = (): Foresight => ({
  preview: { tallies: {}, newDepartments: [], newPrograms: [], differences: [], differenceCount: 0 },
  refusals: [],
});

export type Thing = keyof ImportPreview["tallies"];

export function count({ preview }: Foresight, thing: Thing, state: keyof PreviewTally, by = 1): void {
  const tally = preview.tallies[thing] ?? { added: 0, changed: 0, gone: 0, unchanged: 0 };
  tally[state] += by;
  preview.tallies[thing] = tally;
}

export function addDifferences({ preview }: Foresight, differences: readonly PreviewDifference[]): void {
  preview.differenceCount += differences.length;
  preview.differences.push(...differences.slice(0, DIFFERENCES_SHOWN - preview.differences.length));
}

export function addNamed<T>(names: T[], name: T): void {
  if (names.length < NAMES_SHOWN) names.push(name);
}

/** Fields of a course that the catalog says. */
export const factFields = ["theoryHours", "practiceHours", "creditHalves", "ectsHalves", "language", "level", "offeredSemesters"] as const;
/** Those of them that a timetable may say too, in the order of its `credit`. */
const creditFields = ["creditHalves", "theoryHours", "practiceHours", "ectsHalves"] as const;
type Facts = Partial<Record<(typeof factFields)[number], string | number | null>>;

export interface KnownCourse extends Facts {
  code: string;
  nameEn: string;
  nameTr: string;
  hash: string | null;
  nonTechnicalTerm: string | null;
  /** Fields that staff set. */
  overrides: string[];
  claims: [field: string, source: string, term: string, value: string][];
  sets: [set: number, code: string][];
}

/** A row of a file, as it is sent to the database. */
export interface ToldCourse extends Facts {
  cc: string | null;
  ce: string | null;
  ct: string | null;
  kr?: string | null;
  h?: string;
  p?: number;
  sets?: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What files call a course: the timetable's word before the catalog's, in the order of `settleNames`. */
function calledBy(claims: KnownCourse["claims"]) {
  const by = (field: string, source: string) => claims.find(([f, s]) => f === field && s === source)?.[3] ?? null;
  const [en, tr] = ["nameEn", "nameTr"].map((field) => by(field, "timetable") ?? by(field, "catalog"));
  return { courseCode: by("code", "timetable") ?? by("code", "catalog"), nameEn: en ?? tr, nameTr: tr ?? en };
}

function withTold(claims: KnownCourse["claims"], told: ToldCourse, source: string, term: string): KnownCourse["claims"] {
  const said = [
    ["code", told.cc] as const,
    ["nameEn", told.ce] as const,
    ["nameTr", told.ct] as const,
    ["credit", told.kr ?? null] as const,
  ];
  return said.reduce((all, [field, value]) => {
    const old = all.find(([f, s]) => f === field && s === source);
    if (value === null || (old && old[2] > term)) return all;
    return [...all.filter((claim) => claim !== old), [field, source, term, value] satisfies KnownCourse["claims"][number]];
  }, claims);
}

/** What a timetable says of credits, in the order of `creditFields`. */
const creditIn = (claims: KnownCourse["claims"]): (number | null)[] =>
  JSON.parse(claims.find(([field]) => field === "credit")?.[3] ?? "[]");

/** Prerequisites as sets of seven-digit codes, whatever their order. */
function setsOf(sets: KnownCourse["sets"]): string[][] {
  const numbers = [...new Set(sets.map(([number]) => number))];
  return numbers.map((number) => sets.flatMap(([n, code]) => (n === number ? [code] : [])).sort());
}
const inOrder = (sets: string[][]) => [...sets].map((set) => [...set].sort()).sort((a, b) => (a.join() < b.join() ? -1 : 1));

/** The fields of a course that a file would change. */
export function courseDifferences(
  known: KnownCourse,
  told: ToldCourse,
  { kind, term }: { kind: "timetable" | "catalog" | "electives"; term: string },
): PreviewDifference[] {
  const differences: PreviewDifference[] = [];
  const differ = (field: string, before: unknown, after: unknown) => {
    if (!known.overrides.includes(field) && !same(before, after)) differences.push({ of: known.code, field, before, after });
  };
  const source = kind === "catalog" ? "catalog" : "timetable";
  const claims = withTold(known.claims, told, source, term);
  const [before, after] = [calledBy(known.claims), calledBy(claims)];
  const shown = { courseCode: known.code, nameEn: known.nameEn, nameTr: known.nameTr };
  for (const field of ["courseCode", "nameEn", "nameTr"] as const)
    if (after[field] !== null && after[field] !== before[field]) differ(field, shown[field], after[field]);
  for (const [at, field] of creditFields.entries()) {
    const said = creditIn(claims)[at] ?? null;
    if (kind === "timetable" && said !== null && (known.hash === null || (known[field] ?? null) === null))
      differ(field, known[field], said);
  }
  if (kind === "electives" && (known.nonTechnicalTerm ?? "") < term) differ("nonTechnicalTerm", known.nonTechnicalTerm, term);
  if (kind !== "catalog" || told.h === known.hash) return differences;
  for (const field of factFields) if ((told[field] ?? null) !== null) differ(field, known[field], told[field]);
  if (told.p) differ("prerequisites", inOrder(setsOf(known.sets)), inOrder(JSON.parse(told.sets ?? "[]") as string[][]));
  return differences;
}

export interface KnownSection {
  code: string;
  number: number;
  isWithdrawn: boolean;
  criteria: unknown;
  note: string | null;
  instructors: [key: string, name: string][];
  meetings: [position: number, day: number, start: number, end: number, place: string | null][];
}

const peopleOf = (people: readonly (readonly [string, string])[]) => [...people].sort(([a], [b]) => (a < b ? -1 : 1));

/** Counts the sections of a course whose offering differs, and tells what of each does. */
export function foreseeSections(foresight: Foresight, course: TimetableCourse, known: readonly KnownSection[]): void {
  const differences: PreviewDifference[] = [];
  for (const section of course.sections) {
    const old = known.find(({ number, isWithdrawn }) => number === section.number && !isWithdrawn);
    if (!old) {
      count(foresight, "sections", "added");
      continue;
    }
    const [people, before] = [peopleOf(section.instructors.map(({ nameKey, name }) => [nameKey, name])), peopleOf(old.instructors)];
    const facts: [string, unknown, unknown, boolean][] = [
      [
        "sectionInstructors",
        before.map(([, name]) => name),
        people.map(([, name]) => name),
        same(
          before.map(([key]) => key),
          people.map(([key]) => key),
        ),
      ],
      [
        "sectionMeetings",
        old.meetings.sort(([a], [b]) => a - b).map(([, ...rest]) => rest),
        section.meetings.map((m) => [m.day, m.startMinute, m.endMinute, m.place]),
        false,
      ],
      ["sectionCriteria", old.criteria, section.criteria, false],
      ["sectionNote", old.note, section.note, false],
    ];
    const changed = facts.filter(([, was, is, isSame]) => !isSame && !same(was, is));
    count(foresight, "sections", changed.length > 0 ? "changed" : "unchanged");
    differences.push(...changed.map(([field, was, is]) => ({ of: old.code, section: section.number, field, before: was, after: is })));
  }
  const present = new Set(course.sections.map(({ number }) => number));
  for (const { number, code, isWithdrawn } of known)
    if (!isWithdrawn && !present.has(number)) {
      count(foresight, "sections", "gone");
      differences.push({ of: code, section: number, field: "section", before: true, after: false });
    }
  addDifferences(foresight, differences);
}

export interface KnownProgram {
  name: string;
  degree: string | null;
  lines: [semester: number, position: number, what: string][];
}

/** Lines as `3 · CENG213`, without those that both have. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What of a curriculum a file would change. */
export function programDifferences(known: KnownProgram, program: Program): PreviewDifference[] {
  const line = (semester: number, what: string) => `${semester} · ${what}`;
  const before = [...known.lines].sort(([a, x], [b, y]) => a - b || x - y).map(([semester, , what]) => line(semester, what));
  const after = program.lines.map(({ semester, courseCode, name }) => line(semester, courseCode ?? name));
  const facts: [string, unknown, unknown][] = [
    ["programName", known.name, program.name],
    ["programDegree", known.degree, program.degree],
    ["programLines", without(before, after), without(after, before)],
  ];
  return facts.flatMap(([field, was, is]) => (same(was, is) ? [] : [{ of: program.name, field, before: was, after: is }]));
}

/** How many sections a file would withdraw; from one on it waits for a word, whoever brings it. */
export const withdrawnBy = ({ tallies }: Pick<ImportPreview, "tallies">): number => tallies.sections?.gone ?? 0;

/** Whether a preview says otherwise than the one that was shown. */
export const saysOtherwise = ({ differs: _, ...shown }: ImportPreview, now: ImportPreview): boolean => !same(shown, now);

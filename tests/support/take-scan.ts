/** What can somebody take? Drawn students and questions, and the answer that a plain look at every course gives. */
import type { courses } from "@schema/catalog";
import { catalogFilters } from "../../app/features/catalog/catalog.schemas";
import { searchCatalog } from "../../app/features/catalog/catalog.service.server";
import type { createRandom } from "../../drizzle/seed/random";
import { marked } from "./marks";
import { addSchedule, addScheduleItem } from "./schedules";
import { type Person, signUp, testContext } from "./site";

export type Slot = [day: number, from: number, to: number];

export interface Section {
  number: number;
  isWithdrawn: boolean;
  slots: Slot[];
}

type Facts = "courseId" | "courseCode" | "departmentId" | "level" | "courseType" | "creditHalves" | "lastTerm";
type Measured = "difficultyHundredths" | "hoursHundredths";

export interface Kept {
  course: Pick<typeof courses.$inferInsert, Facts | Measured>;
  /** Of the term; empty when it isn't offered. */
  sections: Section[];
  /** Sets of codes. */
  needs: string[][];
}

/** All courses, and what questions are drawn from. */
export interface Campus {
  all: readonly Kept[];
  term: string;
  /** Codes of what the students' curriculum requires. */
  required: readonly string[];
  departmentIds: readonly string[];
  /** A course that the catalog hasn't got, as transcripts name it. */
  elsewhere: string | null;
}

export interface Student {
  person: Person;
  passed: string[];
  taking: string[];
  plans: { id: string; holds: string[]; busy: Slot[] }[];
}

export type Query = Record<string, string>;

/** The largest page. */
export const SIZE = 50;

type Random = ReturnType<typeof createRandom>;

/** Draws with a seed. */
export function drawing(random: Random) {
  const at = (count: number) => Math.floor(random.next() * count);
  const one = <T>(list: readonly T[]): T => list[at(list.length)] as T;
  const chance = (share: number) => random.next() < share;
  const slot = (): Slot => {
    const from = 520 + 60 * at(9);
    return [at(5), from, from + 50 + 60 * at(2)];
  };
  return { at, one, chance, slot };
}

/** Somebody who passed, failed and takes courses, with three schedules. @param share of all courses that stand in their transcript */
export async function addStudent(campus: Campus, random: Random, departmentId: string, share = 0.3): Promise<Student> {
  const { one, chance, slot } = drawing(random);
  const { all, term, elsewhere } = campus;
  const person = await signUp({ departmentId });
  const codes = all.map(({ course }) => course.courseCode).filter(() => chance(share));
  const failed = codes.filter(() => chance(0.2));
  const taking = codes.filter((code) => !failed.includes(code) && chance(0.2));
  const passed = codes.filter((code) => !failed.includes(code) && !taking.includes(code));
  if (elsewhere && chance(0.5)) passed.push(elsewhere);
  await marked(person, {
    "2023-1": [
      ...passed.map((code) => `${code} 3 ${one(["AA", "DD", "S", "EX"])}`),
      ...failed.map((code) => `${code} 3 ${one(["FF", "FD", "NA", "U", "W"])}`),
    ],
    [term]: taking.map((code) => `${code} 3 -`),
  });
  const offered = all.filter((kept) => kept.sections.length > 0);
  const plans = [];
  for (const size of [0, 2, 5]) {
    const chosen = new Set(Array.from({ length: size }, () => one(offered)));
    const picked = [...chosen].map((kept) => [kept.course, one(kept.sections)] as const);
    const id = await addSchedule(
      person,
      picked.map(([course, { number }]) => [course, number] as const),
    );
    const busy = picked.flatMap(([, { slots }]) => slots);
    if (chance(0.7)) {
      const [day, startMinute, endMinute] = slot();
      busy.push([day, startMinute, endMinute]);
      // 28 September 2026 is a Monday.
      const once = { day: null, date: `2026-09-${28 + day}` };
      await addScheduleItem(id, { startMinute, endMinute, ...(chance(0.5) && day < 3 ? once : { day }) });
    }
    plans.push({ id, holds: picked.map(([course]) => course.courseCode), busy });
  }
  return { person, passed, taking, plans };
}

/** A combination of filters. */
export function questionOf({ departmentIds }: Campus, random: Random, { plans }: Student): Query {
  const { one, chance } = drawing(random);
  const some = (share: number, query: Query) => (chance(share) ? query : {});
  return {
    ...some(0.6, { prerequisites_met: "1" }),
    ...some(0.6, { not_taken: "1" }),
    ...some(0.4, { fits: one(plans).id }),
    ...some(0.2, { my_required: "1" }),
    ...some(0.2, { department_id: one(departmentIds) }),
    ...some(0.2, { outside: one(departmentIds) }),
    ...some(0.2, { level: one(["undergraduate", "graduate"]) }),
    ...some(0.2, { course_type: one(["mandatory", "elective"]) }),
    ...some(0.2, { credits: one(["2", "3", "4"]) }),
    ...some(0.3, { offered: "1" }),
    ...some(0.2, { days: one(["0,1,2", "1,3", "0,2,4", "0,1,2,3"]) }),
    ...some(0.3, { sort: one(["easiest", "hours"]) }),
  };
}

const isMet = (needs: readonly string[][], passed: ReadonlySet<string>) =>
  needs.length === 0 || needs.some((set) => set.every((code) => passed.has(code)));
const isFree = (section: Section, busy: readonly Slot[]) =>
  !section.isWithdrawn &&
  section.slots.every(([day, from, to]) => busy.every(([other, begins, ends]) => other !== day || to <= begins || ends <= from));

/** Every course, looked at by itself. */
export function scan({ all, required, term }: Campus, query: Query, { passed, taking, plans }: Student): Kept["course"][] {
  const plan = plans.find(({ id }) => id === query.fits);
  const days = query.days?.split(",").map(Number);
  const meets = (section: Section) => section.slots.length > 0 && section.slots.every(([day]) => days?.includes(day));
  const [done, taken] = [new Set(passed), new Set([...passed, ...taking])];
  return all
    .filter(({ course, sections: own, needs }) => {
      const { courseCode: code } = course;
      if (query.prerequisites_met && !isMet(needs, done)) return false;
      if (query.not_taken && taken.has(code)) return false;
      if (query.my_required && !required.includes(code)) return false;
      if (plan && (plan.holds.includes(code) || !own.some((section) => isFree(section, plan.busy)))) return false;
      if (query.department_id && course.departmentId !== query.department_id) return false;
      if (query.outside && course.departmentId === query.outside) return false;
      if (query.level && course.level !== query.level) return false;
      if (query.course_type && course.courseType !== query.course_type) return false;
      if (query.credits && course.creditHalves !== Number(query.credits) * 2) return false;
      if (query.offered && course.lastTerm !== term) return false;
      return !days || own.some(meets);
    })
    .map(({ course }) => course);
}

const ORDERS: Record<string, (course: Kept["course"]) => number> = {
  easiest: ({ difficultyHundredths }) => difficultyHundredths ?? 9999,
  hours: ({ hoursHundredths }) => hoursHundredths ?? 9999,
};

/**
 * Asks the site, and compares it with the scan: which courses, in which order, and where there are none what to leave out.
 * @returns what differs, rows read beside ten for each course shown (0 where none is), and how many filters could be left out
 */
export async function compare(campus: Campus, query: Query, student: Student) {
  const meant = scan(campus, query, student);
  const ctx = testContext({ actor: student.person.ctx.actor });
  const before = { ...ctx.meter };
  const found = await searchCatalog(ctx, catalogFilters.parse({ ...query, size: SIZE }));
  const rows = ctx.meter.rowsRead - before.rowsRead;
  const trips = ctx.meter.roundTrips - before.roundTrips;
  const codes = found.items.map(({ course_code }) => course_code);
  const byCode = new Map(meant.map((course) => [course.courseCode, course]));
  const order = ORDERS[query.sort ?? ""];
  const ordered = order ? meant.map(order).sort((a, b) => a - b) : null;
  const isSame = codes.length === Math.min(meant.length, SIZE) && codes.every((code) => byCode.has(code));
  const isOrdered = order
    ? JSON.stringify(codes.map((code) => order(byCode.get(code) as Kept["course"]))) === JSON.stringify(ordered?.slice(0, SIZE))
    : JSON.stringify(codes) === JSON.stringify([...codes].sort());
  const wrong: unknown[] = [];
  if (!isSame || !isOrdered) wrong.push([query, codes.length, meant.length, codes.filter((code) => !byCode.has(code)).slice(0, 3)]);
  if (trips > (meant.length === 0 ? 3 : 2)) wrong.push(["trips", trips, query]);
  for (const { name, count, isMore } of found.drops) {
    const { [name]: _, ...rest } = query;
    const left = scan(campus, rest, student).length;
    if (isMore ? left <= count : left !== count) wrong.push(["without", name, query, count, left]);
  }
  return { wrong, beside: meant.length > 0 ? rows - 10 * codes.length : 0, drops: found.drops.length };
}

/** From a schedule and its owner's wishes to a question for the solver, and back: in browsers, on the server and in the API the same. */
import type { Admission } from "./criteria.rules";
import type { Plan, SectionFacts } from "./plan.rules";
import type { Answer, Question, Timetable } from "./solver.rules";
import type { Interval } from "./week.rules";

const MOST_SHOWN = 6;

/** A section that its course has in the schedule's term. */
export interface OfferedChoice {
  number: number;
  admission: Admission;
  instructors: readonly string[];
  meetings: readonly Interval[];
}

export interface OfferedCourse {
  id: string;
  courseCode: string;
  color: number;
  sections: readonly OfferedChoice[];
}

/** What combinations are looked for. */
export interface Wishing {
  /** 0 is Monday. */
  free_days: readonly number[];
  /** Minutes after midnight. */
  not_before?: number;
  not_after?: number;
  few_gaps?: boolean;
  lunch?: boolean;
  /** Leaves out sections that don't take the owner. */
  only_mine?: boolean;
  /** `<course>:<name>` */
  instructors?: readonly string[];
  /** Sections that are out: `<course>:<number>`. */
  excluded?: readonly string[];
}

export interface AskedCombinations {
  courses: readonly OfferedCourse[];
  /** Times of what repeats every week; what is there once is in nobody's way. */
  busy: readonly Interval[];
  wishes: Wishing;
}

/** A course's section or instructor, as the form of wishes names them. */
const keyOf = (courseId: string, own: number | string) => `${courseId}:${own}`;

const timesOf = (meetings: readonly Interval[]) => meetings.map(({ day, start, end }) => ({ day, start, end }));

/** The sections that each course of a schedule may be taken in. @param choices all sections of its courses, by course */
export function offersOf({ sections }: Pick<Plan, "sections">, choices: ReadonlyMap<string, readonly SectionFacts[]>): OfferedCourse[] {
  return sections.map(({ id, courseCode, color }) => ({
    id,
    courseCode,
    color,
    sections: (choices.get(id) ?? [])
      .filter(({ isGiven }) => isGiven)
      .map(({ number, admission, instructors, meetings }) => ({ number, admission, instructors, meetings: timesOf(meetings) })),
  }));
}

/** What the own items of a schedule take of every week. */
export const busyTimes = ({ items }: Pick<Plan, "items">): Interval[] =>
  items.filter(({ date }) => date === null).flatMap(({ meetings }) => timesOf(meetings));

/** What is asked of the solver: sections that are out, or don't take the owner where that matters, aren't among the choices. */
export function questionOf({ courses: offers, busy, wishes }: AskedCombinations): Question {
  const out = new Set(wishes.excluded ?? []);
  const isIn = (id: string, { number, admission }: OfferedChoice) =>
    !out.has(keyOf(id, number)) && !(wishes.only_mine && admission === "refused");
  const courses = offers.map(({ id, sections }) => ({ id, sections: sections.filter((section) => isIn(id, section)) }));
  const wished = new Set(wishes.instructors ?? []);
  const named = courses.map(
    ({ id, sections }) =>
      [id, [...new Set(sections.flatMap(({ instructors }) => instructors))].filter((name) => wished.has(keyOf(id, name)))] as const,
  );
  return {
    courses,
    busy,
    wishes: {
      freeDays: wishes.free_days,
      notBefore: wishes.not_before ?? null,
      notAfter: wishes.not_after ?? null,
      fewGaps: wishes.few_gaps ?? false,
      lunch: wishes.lunch ?? false,
      instructors: Object.fromEntries(named),
    },
    most: MOST_SHOWN,
  };
}

function told(courses: readonly OfferedCourse[], { sections, shortfall, penalty }: Timetable) {
  return {
    penalty,
    shortfall,
    sections: sections.map(({ id, number, same }) => {
      const course = courses.find((each) => each.id === id);
      const meetings = course?.sections.find((section) => section.number === number)?.meetings ?? [];
      return { id, courseCode: course?.courseCode ?? "", color: course?.color ?? 0, number, same, meetings };
    }),
    changes: sections.map(({ id, number }) => keyOf(id, number)).join(","),
  };
}

/**
 * The solver's answer as pages show it.
 * @param answer null when there were too many combinations to look through
 */
export function combinationsOf({ courses }: AskedCombinations, answer: Answer | null) {
  if (!answer) return { combinations: null, timetables: [], impossible: null };
  const codeOf = (id: string) => courses.find((course) => course.id === id)?.courseCode ?? "";
  return {
    combinations: String(answer.combinations),
    timetables: answer.timetables.map((each) => told(courses, each)),
    impossible: answer.impossible && { codes: answer.impossible.ids.map(codeOf), isOnlyBusy: answer.impossible.isOnlyBusy },
  };
}

export type Combinations = ReturnType<typeof combinationsOf>;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The wishes in the page's own form, whose fields offer nothing that the server would refuse. */
export function wishesIn(form: FormData): Wishing {
  const all = (name: string) => form.getAll(name).map(String);
  const minute = (name: "not_before" | "not_after") => (form.get(name) ? { [name]: minuteOf(String(form.get(name))) } : {});
  return {
    free_days: all("free_days").map(Number),
    ...minute("not_before"),
    ...minute("not_after"),
    few_gaps: form.has("few_gaps"),
    lunch: form.has("lunch"),
    only_mine: form.has("only_mine"),
    instructors: all("instructors"),
    excluded: all("excluded"),
  };
}

/** What to do when a section of a schedule is full: the fewest other sections that fit, or which course would have to go. */
import { allowedSet, NO_SECTION, pairOf } from "./conflicts.rules";
import type { Meeting, Plan, SectionFacts } from "./plan.rules";
import { type Progress, rank, type Timetable } from "./solver.rules";
import type { Wishes } from "./solver-score.rules";
import { type Interval, overlap } from "./week.rules";

/** So many ways are shown for each full section. */
const MOST_WAYS = 3;
/** Each allowed clash may stay or not, and every choice among them is looked at. */
const MOST_ALLOWED = 4;

export interface PlanBSection {
  number: number;
  /** Whether it takes the owner depends on what isn't known. */
  isUnsure: boolean;
  meetings: readonly Meeting[];
}

export interface PlanBCourse {
  id: string;
  courseCode: string;
  color: number;
  /** The section that is in the schedule. */
  taken: number;
  /** The owner's section, and those that take the owner. */
  sections: readonly PlanBSection[];
}

export interface AskedPlanB {
  courses: readonly PlanBCourse[];
  /** Own items of every week. */
  items: readonly { id: string; meetings: readonly Interval[] }[];
  /** Clashes that the owner allows: they may go on while both stay as they are. */
  allowed: readonly (readonly [string, string])[];
}

/** Another section of a course. */
export interface Move {
  courseCode: string;
  color: number;
  to: number;
  /** Others at the same times. */
  same: number[];
  meetings: readonly Meeting[];
  isUnsure: boolean;
}

/** The sections that are taken instead: of the course whose section is full, then of others that have to move too. */
export type Way = Move[];

/** What is done when one section is full. */
export interface WhenFull {
  courseCode: string;
  color: number;
  section: number;
  /** With the fewest moves, the best first; none: it can't be done while every course stays. */
  ways: Way[];
  /** Where there is no way: courses without which there is one, with the best. */
  without: { courseCode: string; way: Way }[];
  /** Why there is no way: the course has no other section for the owner, or own items are in the way. */
  reason: "noOther" | "items" | "courses" | null;
}

/** A schedule as the question what to do when each of its sections is full. @param choices all sections of its courses, by course */
export function planBOf(plan: Plan, choices: ReadonlyMap<string, readonly SectionFacts[]>): AskedPlanB {
  const chosen = plan.sections.filter(({ number }) => number !== NO_SECTION);
  const courses = chosen.map(({ id, courseCode, color, number: taken }) => ({
    id,
    courseCode,
    color,
    taken,
    sections: (choices.get(id) ?? [])
      .filter(({ isGiven, admission, number }) => isGiven && (admission !== "refused" || number === taken))
      .map(({ number, admission, meetings }) => ({ number, isUnsure: admission === "unknown", meetings })),
  }));
  const items = plan.items.filter(({ date }) => date === null).map(({ id, meetings }) => ({ id, meetings }));
  return { courses, items, allowed: plan.allowed };
}

/** What is left of intervals beside others. */
export function cutOut(meetings: readonly Interval[], others: readonly Interval[]): Interval[] {
  let left = meetings.map(({ day, start, end }) => ({ day, start, end }));
  for (const other of others)
    left = left.flatMap((each) =>
      overlap(each, other)
        ? [
            { ...each, end: Math.max(each.start, other.start) },
            { ...each, start: Math.min(each.end, other.end) },
          ].filter(({ start, end }) => start < end)
        : [each],
    );
  return left;
}

const meetingsOfTaken = ({ sections, taken }: PlanBCourse) => sections.find(({ number }) => number === taken)?.meetings ?? [];

/** The week as it is: ways that leave free days free and keep to its hours are better than others with as many moves. */
export function weekWishes({ courses }: Pick<AskedPlanB, "courses">): Wishes {
  const meetings = courses.flatMap(meetingsOfTaken);
  const days = new Set(meetings.map(({ day }) => day));
  return {
    freeDays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.has(day)),
    notBefore: meetings.length > 0 ? Math.min(...meetings.map(({ start }) => start)) : null,
    notAfter: meetings.length > 0 ? Math.max(...meetings.map(({ end }) => end)) : null,
    fewGaps: true,
    lunch: false,
    instructors: {},
  };
}

/** All choices among these. */
const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((__, i) => bits & (1 << i)));

/** Courses that stay as they are because clashes between them do, in groups. */
function groupsOf(pairs: readonly (readonly [string, string])[]): string[][] {
  let groups: string[][] = [];
  for (const pair of pairs) {
    const touched = groups.filter((group) => pair.some((id) => group.includes(id)));
    groups = [...groups.filter((group) => !touched.includes(group)), [...new Set([...touched.flat(), ...pair])]];
  }
  return groups;
}

interface Search {
  courses: readonly PlanBCourse[];
  /** Whose section is full. */
  full: string;
  items: AskedPlanB["items"];
  allowed: ReadonlySet<string>;
  wishes: Wishes;
}

const isAllowed = ({ allowed }: Search, a: string, b: string) => allowed.has(pairOf(a, b).join(" "));

const clash = (a: readonly Interval[], b: readonly Interval[]) => a.some((one) => b.some((other) => overlap(one, other)));

/** Pairs of courses that clash and may, as long as neither moves. */
function toleratedPairs(search: Search): [string, string][] {
  const others = search.courses.filter(({ id }) => id !== search.full);
  return others
    .flatMap((a, i) => others.slice(i + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => isAllowed(search, a.id, b.id) && clash(meetingsOfTaken(a), meetingsOfTaken(b)))
    .map(([a, b]): [string, string] => [a.id, b.id])
    .slice(0, MOST_ALLOWED);
}

/** The times that a section blocks: those in which its owner allows an item to be are blocked by the item. */
function blockedBy(search: Search, { id, taken }: PlanBCourse, { number, meetings }: PlanBSection): Interval[] {
  if (number !== taken) return cutOut(meetings, []);
  return cutOut(
    meetings,
    search.items.filter((item) => isAllowed(search, id, item.id)).flatMap((item) => item.meetings),
  );
}

/** The sections that a course may be taken in: of the full one any but the owner's. */
const candidate = (search: Search, course: PlanBCourse) => ({
  id: course.id,
  sections: course.sections
    .filter(({ number }) => course.id !== search.full || number !== course.taken)
    .map((section) => ({ number: section.number, meetings: blockedBy(search, course, section), instructors: [] })),
});

/** Courses that clash by leave and stay, as one course of one section; null where others of them clash without leave. */
function glued(search: Search, group: readonly string[]) {
  const members = search.courses.filter(({ id }) => group.includes(id));
  const isWrong = members.some((a, i) =>
    members.slice(i + 1).some((b) => !isAllowed(search, a.id, b.id) && clash(meetingsOfTaken(a), meetingsOfTaken(b))),
  );
  const owned = members.map((course) => course.sections.find(({ number }) => number === course.taken));
  if (isWrong || owned.includes(undefined)) return null;
  const meetings = members.flatMap((course, i) => (owned[i] ? blockedBy(search, course, owned[i]) : []));
  return { id: group.join(" "), sections: [{ number: 0, meetings, instructors: [] }] };
}

/** The best timetables without the full section, by moves and then by how near they are to the week as it is. */
function* bestWithout(search: Search): Generator<Progress, Timetable[]> {
  const found: Timetable[] = [];
  const kept = Object.fromEntries(search.courses.map(({ id, taken }) => [id, taken]));
  const busy = search.items.flatMap(({ meetings }) => cutOut(meetings, []));
  for (const pairs of subsets(toleratedPairs(search))) {
    const groups = groupsOf(pairs);
    const together = groups.map((group) => glued(search, group));
    if (together.includes(null)) continue;
    const alone = search.courses.filter(({ id }) => !groups.some((group) => group.includes(id)));
    const courses = [...alone.map((course) => candidate(search, course)), ...together.flatMap((each) => each ?? [])];
    found.push(...(yield* rank({ courses, busy, wishes: search.wishes, most: MOST_WAYS, kept })));
  }
  return found.sort((a, b) => a.penalty - b.penalty);
}

/** Sections that surely take the owner come first, then the smallest numbers. */
function moveOf(course: PlanBCourse, numbers: readonly number[]): Move[] {
  const [best, ...others] = course.sections
    .filter(({ number }) => numbers.includes(number))
    .sort((a, b) => Number(a.isUnsure) - Number(b.isUnsure) || a.number - b.number);
  if (!best) return [];
  const { courseCode, color } = course;
  return [
    { courseCode, color, to: best.number, same: others.map(({ number }) => number), meetings: best.meetings, isUnsure: best.isUnsure },
  ];
}

/** What a timetable changes; the full section's course first. */
function wayOf({ courses, full }: Search, { sections }: Timetable): Way {
  const changed = courses.flatMap((course) => {
    const found = sections.find(({ id }) => id === course.id);
    return found && found.number !== course.taken ? [{ id: course.id, moves: moveOf(course, [found.number, ...found.same]) }] : [];
  });
  return changed.sort((a, b) => Number(b.id === full) - Number(a.id === full)).flatMap(({ moves }) => moves);
}

function* withoutAnother(search: Search): Generator<Progress, WhenFull["without"]> {
  const found: WhenFull["without"] = [];
  for (const { id, courseCode } of search.courses.filter((course) => course.id !== search.full)) {
    const fewer = { ...search, courses: search.courses.filter((course) => course.id !== id) };
    const [best] = yield* bestWithout(fewer);
    if (best) found.push({ courseCode, way: wayOf(fewer, best) });
  }
  return found.sort((a, b) => a.way.length - b.way.length);
}

function* reasonOf(search: Search): Generator<Progress, WhenFull["reason"]> {
  const full = search.courses.find(({ id }) => id === search.full);
  if (!full?.sections.some(({ number }) => number !== full.taken)) return "noOther";
  const [best] = yield* bestWithout({ ...search, items: [] });
  return best ? "items" : "courses";
}

function* whenFull(search: Search, { courseCode, color, taken: section }: PlanBCourse): Generator<Progress, WhenFull> {
  const best = yield* bestWithout(search);
  const least = best[0]?.shortfall.changes;
  const ways = best.filter(({ shortfall }) => shortfall.changes === least).map((each) => wayOf(search, each));
  const head = { courseCode, color, section };
  if (ways.length > 0) return { ...head, ways: ways.slice(0, MOST_WAYS), without: [], reason: null };
  const reason = yield* reasonOf(search);
  return { ...head, ways, without: reason === "noOther" ? [] : yield* withoutAnother(search), reason };
}

/** What is done when each section of a schedule is full, in its order; says after each slice of work how far it is. */
export function* planB({ courses, items, allowed }: AskedPlanB): Generator<Progress, WhenFull[]> {
  const wishes = weekWishes({ courses });
  const answers: WhenFull[] = [];
  for (const [i, course] of courses.entries()) {
    const search = whenFull({ courses, full: course.id, items, allowed: allowedSet(allowed), wishes }, course);
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) {
        answers.push(step.value);
        break;
      }
      yield { part: "ranking", share: i / courses.length };
    }
  }
  return answers;
}

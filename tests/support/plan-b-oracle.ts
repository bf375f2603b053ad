/** What to do when a section is full, answered the slow way: all sections of all courses are tried, minute by minute. */
import type { AskedPlanB, PlanBCourse } from "../../app/features/schedule/plan-b.rules";
import type { Random } from "../../drizzle/seed/random";

type Times = readonly { day: number; start: number; end: number }[];

const minutesOf = (times: Times): Set<number> =>
  new Set(times.flatMap(({ day, start, end }) => Array.from({ length: end - start }, (_, i) => day * 1440 + start + i)));

const compared = new WeakMap<Times, WeakMap<Times, boolean>>();

/** Each two are compared once. */
export function shareAMinute(a: Times, b: Times): boolean {
  const others = compared.get(a) ?? new WeakMap<Times, boolean>();
  compared.set(a, others);
  const known = others.get(b);
  if (known !== undefined) return known;
  const own = minutesOf(a);
  const found = [...minutesOf(b)].some((minute) => own.has(minute));
  others.set(b, found);
  return found;
}

/** How far a week is from the one that somebody has: lectures on free days, minutes outside its hours, minutes between lectures. */
export function distance(week: Times, now: Times): number {
  const had = [...minutesOf(now)];
  const clock = (minute: number) => minute % 1440;
  const [from, to] = [Math.min(...had.map(clock)), Math.max(...had.map(clock))];
  let sum = 0;
  for (let day = 0; day < 7; day++) {
    const own = [...minutesOf(week)].filter((minute) => Math.floor(minute / 1440) === day).map(clock);
    if (own.length === 0) continue;
    if (!had.some((minute) => Math.floor(minute / 1440) === day)) sum += 300;
    if (had.length > 0) sum += own.filter((minute) => minute < from || minute > to).length;
    sum += Math.max(...own) - Math.min(...own) + 1 - own.length;
  }
  return sum;
}

const timesOf = ({ sections }: PlanBCourse, number: number): Times => sections.find((each) => each.number === number)?.meetings ?? [];

/** The fewest courses in other sections when this one's is full, and the nearest week with so few; null when it can't be done. */
export function slowly({ courses, items, allowed }: AskedPlanB, full: string): { moves: number; distance: number } | null {
  const may = (a: string, b: string) => allowed.some((pair) => pair.includes(a) && pair.includes(b));
  const now = courses.flatMap((course) => timesOf(course, course.taken));
  let best: { moves: number; distance: number } | null = null;
  const visit = (chosen: { course: PlanBCourse; number: number; times: Times }[]) => {
    const course = courses[chosen.length];
    if (!course) {
      const moves = chosen.filter((each) => each.number !== each.course.taken).length;
      if (best && best.moves < moves) return;
      const far = distance(
        chosen.flatMap(({ times }) => times),
        now,
      );
      if (!best || moves < best.moves || far < best.distance) best = { moves, distance: far };
      return;
    }
    for (const { number, meetings } of course.sections) {
      const stays = number === course.taken;
      if (stays && course.id === full) continue;
      if (items.some((item) => !(stays && may(course.id, item.id)) && shareAMinute(meetings, item.meetings))) continue;
      const isInWay = (other: (typeof chosen)[number]) =>
        !(stays && other.number === other.course.taken && may(course.id, other.course.id)) && shareAMinute(meetings, other.times);
      if (!chosen.some(isInWay)) visit([...chosen, { course, number, times: meetings }]);
    }
  };
  visit([]);
  return best;
}

const hour = (day: number, at: number, hours: number) => ({ day, start: 520 + 60 * at, end: 520 + 60 * (at + hours) - 10, place: "U3" });

/** A schedule that chance makes up: one to seven courses of one to four sections, own items, and clashes that are allowed or not. */
export function randomPlanB(random: Random): AskedPlanB {
  const meetings = () =>
    random.chance(0.08)
      ? []
      : Array.from({ length: random.int(1, 3) }, () => hour(random.int(0, 4), random.int(0, random.chance(0.5) ? 4 : 8), random.int(1, 2)));
  const courses = Array.from({ length: random.int(1, 7) }, (_, i) => ({
    id: `course-${i}`,
    courseCode: `C${i}`,
    color: i,
    taken: random.chance(0.03) ? 9 : 1,
    sections: Array.from({ length: random.int(1, 4) }, (__, n) => ({ number: n + 1, isUnsure: random.chance(0.2), meetings: meetings() })),
  }));
  const items = random.chance(0.4) ? [{ id: "item-0", meetings: [hour(random.int(0, 4), random.int(0, 8), 2)] }] : [];
  const ids = [...courses, ...items].map(({ id }) => id);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => (a < b ? [a, b] : [b, a])));
  return { courses, items, allowed: random.chance(0.6) ? pairs.filter(() => random.chance(0.3)) : [] };
}

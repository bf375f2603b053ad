/** The solver's question answered the slow way: every combination is tried, by the minute. */
import type { CandidateSection, Question } from "../../app/features/schedule/solver.rules";

const LUNCH = [
  [700, 750],
  [760, 810],
] as const;

/** The minutes of a week that meetings take: day × 1440 + minute. */
function minutes(meetings: CandidateSection["meetings"]): Set<number> {
  const taken = new Set<number>();
  for (const { day, start, end } of meetings) for (let m = start; m < end; m++) taken.add(day * 1440 + m);
  return taken;
}

const meet = (a: Set<number>, b: Set<number>) => [...a].some((minute) => b.has(minute));

function penalty(chosen: readonly CandidateSection[], { courses, wishes }: Question): number {
  const taken = minutes(chosen.flatMap(({ meetings }) => meetings));
  let sum = 0;
  for (let day = 0; day < 7; day++) {
    const own = [...taken].filter((m) => Math.floor(m / 1440) === day).map((m) => m % 1440);
    if (own.length === 0) continue;
    if (wishes.freeDays.includes(day)) sum += 300;
    if (wishes.fewGaps) sum += Math.max(...own) - Math.min(...own) + 1 - own.length;
    sum += own.filter(
      (m) => (wishes.notBefore !== null && m < wishes.notBefore) || (wishes.notAfter !== null && m >= wishes.notAfter),
    ).length;
    if (wishes.lunch && LUNCH.every(([from, to]) => own.some((m) => m >= from && m < to))) sum += 60;
  }
  chosen.forEach(({ instructors }, i) => {
    const wished = wishes.instructors[courses[i]?.id ?? ""] ?? [];
    if (wished.length > 0 && !instructors.some((name) => wished.includes(name))) sum += 120;
  });
  return sum;
}

/** Courses with fewer different choices come first where timetables are equally good. */
function orderOf({ courses, busy, wishes }: Question): number[] {
  const blocked = minutes(busy);
  const kinds = courses.map(({ id, sections }) => {
    const wished = wishes.instructors[id] ?? [];
    const fitting = sections.filter(({ meetings }) => !meet(minutes(meetings), blocked));
    const kind = ({ meetings, instructors }: CandidateSection) =>
      `${[...minutes(meetings)].sort().join()} ${wished.length === 0 || instructors.some((name) => wished.includes(name))}`;
    return new Set(fitting.map(kind)).size;
  });
  return courses.map((_, i) => i).sort((a, b) => (kinds[a] ?? 0) - (kinds[b] ?? 0));
}

/** How many combinations fit, and the best with its penalty: of equal ones the one with the smallest numbers. */
export function bruteForce(question: Question): { count: number; best: number[] | null; penalty: number | null } {
  const order = orderOf(question);
  let count = 0;
  let best: { numbers: number[]; penalty: number } | null = null;
  const earlier = (a: number[], b: number[]) => order.map((i) => (a[i] ?? 0) - (b[i] ?? 0)).find((d) => d !== 0) ?? 0;
  const visit = (chosen: CandidateSection[], taken: Set<number>) => {
    const course = question.courses[chosen.length];
    if (!course) {
      count += 1;
      const numbers = chosen.map(({ number }) => number);
      const cost = penalty(chosen, question);
      if (!best || cost < best.penalty || (cost === best.penalty && earlier(numbers, best.numbers) < 0)) best = { numbers, penalty: cost };
      return;
    }
    for (const section of course.sections) {
      const own = minutes(section.meetings);
      if (!meet(own, taken)) visit([...chosen, section], new Set([...taken, ...own]));
    }
  };
  visit([], minutes(question.busy));
  const found = best as { numbers: number[]; penalty: number } | null;
  return { count, best: found?.numbers ?? null, penalty: found?.penalty ?? null };
}

/** The size of the smallest set of courses that don't fit together; 0 when all do. */
export function smallestBlame(question: Question): number {
  const sets = Array.from({ length: 2 ** question.courses.length - 1 }, (_, i) => question.courses.filter((_, at) => (i + 1) & (1 << at)));
  const impossible = sets.filter((courses) => bruteForce({ ...question, courses }).count === 0);
  return impossible.length === 0 ? 0 : Math.min(...impossible.map((courses) => courses.length));
}

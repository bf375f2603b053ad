/** Between which terms each course of a plan can stand, whatever the load: by what it needs, what needs it, and when it is given. */
import { type OpenCourse, type PlacementQuestion, seasonAt } from "./open-course.rules";

interface From extends Pick<PlacementQuestion, "season" | "terms"> {
  isDone(id: string): boolean;
  /** The first term that is still open. */
  from: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The next term, from one on, in a season in which the course is given. */
export function nextGiven({ neverIn }: Pick<OpenCourse, "neverIn">, at: number, { season, terms }: Pick<From, "season" | "terms">): number {
  for (let term = at; term < terms; term += 1) if (!neverIn.includes(seasonAt(season, term))) return term;
  return NEVER;
}

/** The earliest term of each course; infinite for what can never be placed. */
export function earliestTerms(courses: readonly OpenCourse[], question: From): Map<string, number> {
  const { isDone, from } = question;
  const earliest = new Map<string, number>();
  const readyAt = (id: string) => (isDone(id) ? from : (earliest.get(id) ?? NEVER) + 1);
  const setAt = (set: readonly string[]) => Math.max(from, ...set.map(readyAt));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const course of courses) {
      const met = course.needs.length === 0 ? from : Math.min(...course.needs.map(setAt));
      const at = nextGiven(course, Math.max(met, course.notBefore), question);
      if (at >= (earliest.get(course.id) ?? NEVER)) continue;
      earliest.set(course.id, at);
      isChanged = true;
    }
  }
  return earliest;
}

/** The latest term of each course when everything is done after so many: before all that can't do without it. Below 0: too late already. */
export function deadlines(courses: readonly OpenCourse[], asked: Pick<PlacementQuestion, "season">, length: number): Map<string, number> {
  const given = ({ neverIn }: OpenCourse, at: number) => {
    let term = at;
    while (term >= 0 && neverIn.includes(seasonAt(asked.season, term))) term -= 1;
    return term;
  };
  const latest = new Map(courses.map((course) => [course.id, given(course, length - 1)]));
  const needed = courses.flatMap((course) => {
    const [first = [], ...others] = course.needs;
    return first.filter((id) => others.every((set) => set.includes(id))).map((id) => ({ id, by: course.id }));
  });
  const byId = new Map(courses.map((course) => [course.id, course]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { id, by } of needed) {
      const course = byId.get(id);
      const before = (latest.get(by) ?? 0) - 1;
      if (!course || before < -1 || (latest.get(id) ?? 0) <= before) continue;
      latest.set(id, given(course, before));
      isChanged = true;
    }
  }
  return latest;
}

/** Courses of a curriculum that stand for each other, so that each of them counts once. */
import { groupBy } from "~/platform/group";
import { alternatives } from "~/university/alternatives";
import { courseKey } from "~/university/course-key";

interface Coded {
  /** `HIST2201`, or `2402201` where no course of the catalog is linked. */
  courseCode: string | null;
}

/** The lines of a curriculum in their order, those of which a student takes one together where the first of them stands. */
export function choicesOf<Line extends Coded>(lines: readonly Line[]): Line[][] {
  const keyed = lines.map((line, at) => ({ line, key: alternatives.get(courseKey(line.courseCode ?? "")) ?? at }));
  return [...groupBy(keyed, ({ key }) => key).values()].map((own) => own.map(({ line }) => line));
}

/** What is done to the courses of a term: acts so small that those of two tabs stand beside each other, each with what takes it back. */
import { type Absences, NO_ABSENCES } from "./absences.rules";
import { type Bounds, type Part, USUAL_BOUNDS } from "./needed.rules";

export interface TermCourse {
  id: string;
  code: string;
  term: string;
  parts: readonly Part[];
  bounds: Bounds;
  absences: Absences;
}

export interface TermStore {
  courses: readonly TermCourse[];
  /** Whether the account was offered the courses of the device since it logged in. */
  isOfferAnswered: boolean;
}

export const courseOf = (term: string, code: string): TermCourse => ({
  id: `${term} ${code}`,
  code,
  term,
  parts: [],
  bounds: USUAL_BOUNDS,
  absences: NO_ABSENCES,
});

/** Acts carry their course, which may be gone by then, or not kept yet. */
export type TermAct =
  | { type: "add"; course: TermCourse }
  | { type: "remove"; course: TermCourse }
  | { type: "answer"; taken: readonly TermCourse[] }
  | { type: "addPart"; course: TermCourse; part: Part; at: number }
  | { type: "part"; course: TermCourse; partId: string; change: Partial<Part> }
  | { type: "removePart"; course: TermCourse; partId: string }
  | { type: "parts"; course: TermCourse; parts: readonly Part[] }
  | { type: "bounds"; course: TermCourse; change: Bounds }
  | { type: "absences"; course: TermCourse; change: Partial<Absences> };

const withPart = (parts: readonly Part[], part: Part, at: number) =>
  parts.some(({ id }) => id === part.id) ? parts : [...parts.slice(0, at), part, ...parts.slice(at)];

function changed(course: TermCourse, act: TermAct): TermCourse {
  switch (act.type) {
    case "addPart":
      return { ...course, parts: withPart(course.parts, act.part, act.at) };
    case "part":
      return { ...course, parts: course.parts.map((part) => (part.id === act.partId ? { ...part, ...act.change } : part)) };
    case "removePart":
      return { ...course, parts: course.parts.filter(({ id }) => id !== act.partId) };
    case "parts":
      return { ...course, parts: act.parts };
    case "bounds":
      return { ...course, bounds: { ...course.bounds, ...act.change } };
    case "absences":
      return { ...course, absences: { ...course.absences, ...act.change } };
    default:
      return course;
  }
}

export function termReducer(store: TermStore, act: TermAct): TermStore {
  if (act.type === "answer") {
    const fresh = act.taken.filter(({ id }) => !store.courses.some((own) => own.id === id));
    return { courses: [...store.courses, ...fresh], isOfferAnswered: true };
  }
  const { id } = act.course;
  if (act.type === "remove") return { ...store, courses: store.courses.filter((each) => each.id !== id) };
  const isThere = store.courses.some((each) => each.id === id);
  const courses = isThere ? store.courses : [...store.courses, act.course];
  return { ...store, courses: courses.map((each) => (each.id === id ? changed(each, act) : each)) };
}

/** What stood where a change goes. */
const former = <Value extends object>(value: Value, change: Partial<Value>): Partial<Value> =>
  Object.fromEntries(Object.keys(change).map((key) => [key, value[key as keyof Value]])) as Partial<Value>;

/** What takes an act back, of the courses before it; null where there is nothing to take back. */
export function inverseOf({ courses }: TermStore, act: TermAct): TermAct | null {
  if (act.type === "answer") return null;
  const course = courses.find(({ id }) => id === act.course.id);
  if (!course) return act.type === "remove" ? null : { type: "remove", course: act.course };
  const part = "partId" in act ? course.parts.find(({ id }) => id === act.partId) : undefined;
  switch (act.type) {
    case "add":
      return null;
    case "remove":
      return { type: "add", course };
    case "addPart":
      return { type: "removePart", course, partId: act.part.id };
    case "part":
      return part ? { ...act, course, change: former(part, act.change) } : null;
    case "removePart":
      return part ? { type: "addPart", course, part, at: course.parts.indexOf(part) } : null;
    case "parts":
      return { type: "parts", course, parts: course.parts };
    case "bounds":
      return { type: "bounds", course, change: former(course.bounds, act.change) };
    case "absences":
      return { type: "absences", course, change: former(course.absences, act.change) };
  }
}

/** What an act is about: typing on in one field is one step back. */
export const aboutOf = (act: TermAct): string | null =>
  "change" in act ? [act.type, act.course.id, "partId" in act ? act.partId : "", ...Object.keys(act.change)].join(" ") : null;

/** The courses of one's term in this browser's storage: an account's go with logging out, those of nobody's account belong to the device. */
import { accountKey } from "~/platform/account-copies";
import { NO_ABSENCES } from "./absences.rules";
import { LETTERS, USUAL_BOUNDS } from "./needed.rules";
import { type TermAct, type TermCourse, type TermStore, termReducer } from "./term-acts.rules";

const EMPTY: TermStore = { courses: [], isOfferAnswered: false };
const DEVICE_COURSES = "hocam.term";

const keyOf = (owner: string | null) => (owner === null ? DEVICE_COURSES : accountKey("term"));

const isNumber = (value: unknown, isNullable = false) =>
  (isNullable && value === null) || (typeof value === "number" && Number.isFinite(value));

const isPart = (part: TermCourse["parts"][number] | null) =>
  typeof part?.id === "string" &&
  typeof part.name === "string" &&
  isNumber(part.weight, true) &&
  isNumber(part.score, true) &&
  isNumber(part.outOf) &&
  part.outOf > 0;

/** Another version of the site, or somebody's hand, may have written what is there. */
function readCourse(course: TermCourse | null): TermCourse[] {
  if (typeof course?.id !== "string" || typeof course.code !== "string" || !/^\d{4}-[123]$/.test(course.term)) return [];
  const parts = Array.isArray(course.parts) ? course.parts.filter(isPart) : [];
  const bounds = LETTERS.every((letter) => isNumber(course.bounds?.[letter])) ? course.bounds : USUAL_BOUNDS;
  const { missed, limit, unit, total } = course.absences ?? NO_ABSENCES;
  const isWhole = isNumber(missed) && isNumber(limit, true) && isNumber(total, true) && (unit === "hours" || unit === "percent");
  return [{ ...course, parts, bounds, absences: isWhole ? course.absences : NO_ABSENCES }];
}

export function readTerm(owner: string | null): TermStore {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "null") as (TermStore & { owner: string | null }) | null;
    if (kept?.owner !== owner || !Array.isArray(kept.courses)) return EMPTY;
    return { courses: kept.courses.flatMap(readCourse), isOfferAnswered: kept.isOfferAnswered === true };
  } catch {
    return EMPTY;
  }
}

/** What a page shows, and whether the browser keeps it. */
export interface ShownTerm {
  store: TermStore;
  isKept: boolean;
}

/** Changes what the browser has by now, not what this tab read once: another may have changed it meanwhile. */
export function changeTerm(owner: string | null, shown: ShownTerm, act: TermAct): ShownTerm {
  const store = termReducer(shown.isKept ? readTerm(owner) : shown.store, act);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify({ owner, ...store }));
    return { store, isKept: true };
  } catch {
    return { store, isKept: false };
  }
}

/** Courses that were kept on this device without an account, for the account that doesn't have them yet. */
export const offeredCourses = ({ courses, isOfferAnswered }: TermStore): readonly TermCourse[] =>
  isOfferAnswered ? [] : readTerm(null).courses.filter(({ id }) => !courses.some((own) => own.id === id));

/** Calls back when another tab changes them; gives what stops it. */
export function onTermChange(owner: string | null, call: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === keyOf(owner) || key === null) call();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

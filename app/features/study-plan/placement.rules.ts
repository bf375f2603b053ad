/**
 * Places what is left of a curriculum on terms so that studies end as early as they can: nothing before its prerequisites, nothing in a
 * season in which it was never given, no more credited courses than the load allows. It knows no transcript and no page.
 */
import { deadlines, earliestTerms } from "./bounds.rules";
import { type OpenCourse, type PlacementQuestion, SEASONS, seasonAt } from "./open-course.rules";

export type WhyNot =
  /** Nothing that it needs can be had: it isn't in the curriculum, or can't be placed itself. */
  { kind: "needs"; missing: readonly string[] } | { kind: "neverGiven" } | { kind: "noRoom" };

export interface Placement {
  /** Terms from 0. */
  places: ReadonlyMap<string, number>;
  unplaced: ReadonlyMap<string, WhyNot>;
  /** How many terms it takes; null while something can't be placed. */
  terms: number | null;
  /** Nothing earlier is possible; otherwise looking further was given up. */
  isEarliest: boolean;
}

/** Whether a set of prerequisites is among what is done. */
export const isMet = ({ needs }: Pick<OpenCourse, "needs">, isDone: (id: string) => boolean): boolean =>
  needs.length === 0 || needs.some((set) => set.every(isDone));

/** So many steps a search goes for each length, in each order, before it is given up. */
const PATIENCE = 20_000;

class Search {
  private readonly failed = new Set<string>();
  private readonly latest: ReadonlyMap<string, number>;
  private looked = 0;
  readonly places = new Map<string, number>();

  constructor(
    private readonly asked: PlacementQuestion,
    private readonly courses: readonly OpenCourse[],
    private readonly length: number,
    private readonly isUrgentFirst: boolean,
  ) {
    this.latest = deadlines(courses, asked, length);
  }

  get isGivenUp(): boolean {
    return this.looked > PATIENCE;
  }

  run(): boolean {
    return this.place(0, this.courses);
  }

  private roomAt = (at: number): number => (at === this.length - 1 ? this.asked.loads.last : this.asked.loads.usual);
  private latestOf = ({ id }: OpenCourse): number => this.latest.get(id) ?? -1;

  /** Whether what is left can't end in time, whatever is chosen. */
  private isHopeless(at: number, left: readonly OpenCourse[]): boolean {
    const isDone = (id: string) => this.asked.done.has(id) || this.places.has(id);
    const earliest = earliestTerms(left, { ...this.asked, isDone, from: at });
    if (left.some((course) => (earliest.get(course.id) ?? Number.POSITIVE_INFINITY) > this.latestOf(course))) return true;
    let room = 0;
    for (let end = at; end < this.length; end += 1) {
      room += this.roomAt(end);
      if (left.filter((course) => course.isCredited && this.latestOf(course) <= end).length > room) return true;
    }
    return false;
  }

  private eligible(at: number, left: readonly OpenCourse[]): OpenCourse[] {
    const isDone = (id: string) => this.asked.done.has(id) || (this.places.get(id) ?? at) < at;
    const season = seasonAt(this.asked.season, at);
    const own = left.filter((course) => course.notBefore <= at && !course.neverIn.includes(season) && isMet(course, isDone));
    const urgency = (course: OpenCourse) => (this.isUrgentFirst ? this.latestOf(course) : this.latestOf(course) <= at ? 0 : 1);
    return own.sort((a, b) => urgency(a) - urgency(b));
  }

  private place(at: number, left: readonly OpenCourse[]): boolean {
    if (left.length === 0) return true;
    if (at >= this.length || this.isGivenUp || this.isHopeless(at, left)) return false;
    const key = `${at} ${left.map(({ id }) => id).join(" ")}`;
    if (this.failed.has(key)) return false;
    if (this.choose(at, left, this.eligible(at, left), 0, [])) return true;
    this.failed.add(key);
    return false;
  }

  /** Courses that nothing waits for and that are given alike: which of them comes first makes no difference. */
  private kindOf(course: OpenCourse, left: readonly OpenCourse[]): string | null {
    if (left.some(({ needs }) => needs.some((set) => set.includes(course.id)))) return null;
    return `${course.isCredited} ${course.isNew} ${course.neverIn.join()}`;
  }

  private fits(at: number, chosen: readonly OpenCourse[], next: OpenCourse): boolean {
    const { newInFirst } = this.asked.loads;
    if (next.isCredited && chosen.filter(({ isCredited }) => isCredited).length >= this.roomAt(at)) return false;
    return !(at === 0 && newInFirst !== null && next.isNew && chosen.filter(({ isNew }) => isNew).length >= newInFirst);
  }

  /** Tries the choices of a term that leave no room for another one: to take more is never worse. */
  private choose(
    at: number,
    left: readonly OpenCourse[],
    own: readonly OpenCourse[],
    from: number,
    chosen: readonly OpenCourse[],
  ): boolean {
    this.looked += 1;
    if (this.isGivenUp) return false;
    const next = own[from];
    if (!next) {
      const isFull = own.every((course) => chosen.includes(course) || !this.fits(at, chosen, course));
      return isFull && this.take(at, left, chosen);
    }
    if (this.fits(at, chosen, next) && this.choose(at, left, own, from + 1, [...chosen, next])) return true;
    if (this.latestOf(next) <= at) return false;
    const kind = this.kindOf(next, left);
    const after = from + 1;
    if (kind === null) return this.choose(at, left, own, after, chosen);
    const rest = own.slice(after).filter((course) => this.kindOf(course, left) !== kind);
    return this.choose(at, left, [...own.slice(0, after), ...rest], after, chosen);
  }

  private take(at: number, left: readonly OpenCourse[], chosen: readonly OpenCourse[]): boolean {
    for (const { id } of chosen) this.places.set(id, at);
    if (
      this.place(
        at + 1,
        left.filter((course) => !chosen.includes(course)),
      )
    )
      return true;
    for (const { id } of chosen) this.places.delete(id);
    return false;
  }
}

/** What can't be placed within the terms even without any load, with the reason. */
function outOfReach({ courses, done, season, terms }: PlacementQuestion): Map<string, WhyNot> {
  const isDone = (id: string) => done.has(id);
  const earliest = earliestTerms(courses, { isDone, from: 0, season, terms });
  const isOpen = new Set(courses.map(({ id }) => id));
  const unmet = (id: string) => !isDone(id) && !Number.isFinite(earliest.get(id) ?? Number.POSITIVE_INFINITY);
  return new Map(
    courses.flatMap((course): [string, WhyNot][] => {
      if (!unmet(course.id)) return [];
      if (SEASONS.every((each) => course.neverIn.includes(each))) return [[course.id, { kind: "neverGiven" }]];
      const missing = course.needs.map((set) => set.filter(unmet)).sort((a, b) => a.length - b.length);
      const [least] = missing;
      if (!least || least.length === 0) return [[course.id, { kind: "noRoom" }]];
      const outside = missing.find((set) => set.some((id) => !isOpen.has(id)));
      return [[course.id, { kind: "needs", missing: outside ?? least }]];
    }),
  );
}

/** Fills term after term in the order that is wanted: what is left when no plan holds everything. */
function fill(asked: PlacementQuestion, courses: readonly OpenCourse[]): Map<string, number> {
  const { done, season, terms, loads } = asked;
  const places = new Map<string, number>();
  for (let at = 0; at < terms; at += 1) {
    const isDone = (id: string) => done.has(id) || (places.get(id) ?? at) < at;
    let credited = 0;
    let fresh = 0;
    for (const course of courses) {
      const isReady = course.notBefore <= at && !course.neverIn.includes(seasonAt(season, at)) && isMet(course, isDone);
      if (places.has(course.id) || !isReady) continue;
      if (course.isCredited && credited >= loads.usual) continue;
      if (at === 0 && course.isNew && loads.newInFirst !== null && fresh >= loads.newInFirst) continue;
      places.set(course.id, at);
      credited += course.isCredited ? 1 : 0;
      fresh += course.isNew ? 1 : 0;
    }
  }
  return places;
}

/** Places everything that can be placed, in as few terms as possible. */
export function placeAll(question: PlacementQuestion): Placement {
  const unplaced = outOfReach(question);
  const courses = question.courses.filter(({ id }) => !unplaced.has(id));
  const isWhole = unplaced.size === 0;
  // Nobody graduates at the end of a term after which something is still missing.
  const asked = isWhole ? question : { ...question, loads: { ...question.loads, last: question.loads.usual } };
  let isEarliest = true;
  for (let length = 0; length <= asked.terms; length += 1) {
    for (const isUrgentFirst of [false, true]) {
      const search = new Search(asked, courses, length, isUrgentFirst);
      if (search.run()) return { places: search.places, unplaced, terms: isWhole ? length : null, isEarliest };
      if (!search.isGivenUp) break;
      if (isUrgentFirst) isEarliest = false;
    }
  }
  const places = fill(asked, courses);
  for (const { id } of courses) if (!places.has(id)) unplaced.set(id, { kind: "noRoom" });
  return { places, unplaced, terms: null, isEarliest };
}

/** Looking for courses, reading about one, and keeping it at hand. */

import { isbot } from "isbot";
import { requireSignedIn } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import { type Context, isAdmin, type SignedInContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { foldTurkish } from "~/platform/folding";
import { takeAttempt } from "~/platform/limits.server";
import { type Paging, pageFrom } from "~/platform/lists/paging";
import { byName } from "~/platform/order";
import { dailyVisitor } from "~/platform/visits.server";
import * as analytics from "./analytics.repository.server";
import { catalogErrors } from "./catalog.errors";
import { type CatalogFilters, catalogFilters } from "./catalog.schemas";
import { type CatalogChoices, type ChoicesRow, choicesIn, choicesStatement } from "./catalog-choices.repository.server";
import { countDrops } from "./catalog-drops.repository.server";
import { type CatalogRow, listCatalog } from "./catalog-list.repository.server";
import { nameMarker, planCourseSearch, readWish, searchNote, withWish } from "./course-finder.service.server";
import type { CourseHead } from "./course-head.repository.server";
import { type CourseFacts, readCoursePage, readCoursePages, TREE_DEPTH } from "./course-page.repository.server";
import * as favorites from "./favorites.repository.server";
import { personName } from "./offered/instructor-path";
import { prerequisiteTree } from "./prerequisites.rules";
import { SCORE_FLOOR } from "./score-floor.rules";
import { assembleSections } from "./sections.rules";
import { readTake } from "./take.service.server";

type Locale = Context["locale"];

const hundredths = (value: number | null) => (value === null ? null : value / 100);
const halves = (value: number | null) => (value === null ? null : value / 2);
const nameIn = (locale: Locale, { nameEn, nameTr }: { nameEn: string; nameTr: string }) => (locale === "tr" ? nameTr : nameEn);

/** A course of the list in the reader's language. */
function summary(row: CatalogRow, locale: Locale, mark: ReturnType<typeof nameMarker>) {
  const course_name = nameIn(locale, row);
  return {
    course_id: row.courseId,
    course_code: row.courseCode,
    course_name,
    markedName: mark(course_name),
    markedLecturer: row.lecturer ? mark(personName(row.lecturer)) : null,
    credits: halves(row.creditHalves),
    course_type: row.courseType,
    level: row.level,
    department_id: row.departmentId,
    experience_count: row.experienceCount,
    overall: hundredths(row.overallHundredths),
    days: (row.days ?? "").split(",").filter(Boolean).map(Number).sort(),
  };
}

export type CatalogSummary = ReturnType<typeof summary>;

/** Only words are at fault when nothing but words was asked for. */
const isWordsAlone = ({ q, is_exact: _, page, size: __, sort: ___, ...others }: CatalogFilters) =>
  Boolean(q) && page === 1 && Object.values(others).every((value) => value === undefined || value === "");

const MISS_LENGTH = 80;
/** Of one reader, so that nobody fills the list with invented words. */
const MISSES_A_DAY = { max: 30, windowMs: DAY };

/** Remembers what people look for in vain, after the answer has been sent. */
function noteMiss(ctx: Context, filters: CatalogFilters): void {
  const query = foldTurkish(filters.q ?? "").slice(0, MISS_LENGTH);
  if (query.length < 2 || !isWordsAlone(filters)) return;
  ctx.afterReading(async (reader) => {
    if (isbot(reader.userAgent)) return;
    const isCounted = await takeAttempt(reader, `search-miss:${reader.actor?.userId ?? reader.address}`, MISSES_A_DAY).then(
      () => true,
      () => false,
    );
    if (isCounted) await analytics.countMiss(reader, query);
  });
}

/**
 * A page of the catalog. Words of filters and orders are read as such. A search without a result is counted.
 * @param withChoices counts what each choice of a filter would leave, where the list goes by something of the reader's own
 */
export async function searchCatalog(ctx: Context, asked: CatalogFilters, withChoices = false) {
  const typed = isAdmin(ctx.actor) ? asked : { ...asked, status: undefined };
  const wish = await readWish(ctx, typed);
  const { filters, facts, take } = await readTake(ctx, wish ? withWish(typed, wish, catalogFilters.parse) : typed);
  const plan = await planCourseSearch(ctx, filters.q, filters.is_exact);
  if (plan === null) {
    const choices: CatalogChoices = {};
    const nothing = { search: searchNote(null, null), latestTerm: null, wish: null, take, drops: [], choices };
    return { ...pageFrom([], 0, filters), ...nothing };
  }
  const choices = withChoices && !plan ? choicesStatement(ctx, { ...filters, facts }) : null;
  const { items, step, beside, ...paging } = await listCatalog(ctx, { ...filters, facts }, plan, choices ? [choices] : []);
  const [counted] = (beside[0] ?? []) as ChoicesRow[];
  // What words find isn't counted again without them.
  const drops = take && !plan && paging.total === 0 ? await countDrops(ctx, { ...filters, facts }) : [];
  if (paging.total === 0 && !wish) noteMiss(ctx, filters);
  const mark = nameMarker(plan, step);
  const found = items.map((item) => summary(item, ctx.locale, mark));
  return {
    ...paging,
    search: plan ? searchNote(plan, step) : null,
    wish,
    take,
    drops,
    choices: choicesIn(counted, take?.state === "on"),
    items: found,
  };
}

/** A course's facts in the reader's language. */
function factsIn(locale: Locale, head: CourseHead, facts: CourseFacts) {
  return {
    ...head,
    name: nameIn(locale, head),
    description: locale === "tr" ? (facts.descriptionTr ?? facts.descriptionEn) : (facts.descriptionEn ?? facts.descriptionTr),
    credits: halves(head.creditHalves),
    ects: halves(head.ectsHalves),
    departmentName: locale === "tr" ? head.departmentNameTr : head.departmentNameEn,
  };
}

/** What students say on average; the means are null under the floor. */
function scoresOf(n: number, facts: CourseFacts) {
  return {
    n,
    floor: SCORE_FLOOR,
    overall: hundredths(facts.overallHundredths),
    difficulty: hundredths(facts.difficultyHundredths),
    weeklyHours: hundredths(facts.hoursHundredths),
  };
}

/**
 * Everything on a course's page.
 * @param code as somebody wrote it; `course.courseCode` is the one that addresses should have
 * @param term whose sections to show; the latest when it wasn't offered then
 * @returns null when no course goes by the code, or ever did
 */
export async function findCatalogCourse(ctx: Context, code: string, term = "") {
  return shownPage(ctx, await readCoursePage(ctx, plainCourseCode(code), term), term);
}

/** Several courses as their pages show them, each in its latest term. @param codes those that `findCourseCodes` gave */
export async function findCatalogCourses(ctx: Context, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return (await readCoursePages(ctx, codes)).flatMap((page) => shownPage(ctx, page, "") ?? []);
}

function shownPage(ctx: Context, page: Awaited<ReturnType<typeof readCoursePage>>, term: string) {
  const { head, facts, terms } = page;
  if (!head || !facts || (head.status === "draft" && !isAdmin(ctx.actor))) return null;
  return {
    head,
    course: factsIn(ctx.locale, head, facts),
    scores: scoresOf(head.experienceCount, facts),
    isFavorite: head.isFavorite,
    terms,
    term: terms.includes(term) ? term : (terms[0] ?? null),
    sections: assembleSections(page),
    prerequisites: prerequisiteTree(page.prerequisites, head.courseId, TREE_DEPTH, page.waiting),
    neededBy: page.neededBy,
    curricula: page.curricula.toSorted((a, b) => byName(a.name, b.name)),
  };
}

export type CatalogPage = NonNullable<Awaited<ReturnType<typeof findCatalogCourse>>>;

/** The same. @throws courseNotFound */
export async function readCatalogCourse(ctx: Context, code: string, term = ""): Promise<CatalogPage> {
  const page = await findCatalogCourse(ctx, code, term);
  if (!page) throw catalogErrors.courseNotFound();
  return page;
}

/** Counts a reader of a course once a day, after the page has been sent. */
export function countCatalogView(ctx: Context, courseId: string): void {
  ctx.afterReading((reader) => dailyVisitor(reader, courseId));
}

/** The statement for the latest courses one saved, for pages that show a few. */
export const latestSaved = (ctx: SignedInContext, most: number) => favorites.latestFavorites(ctx, most);

/** Keeps a course at hand, or no longer. @throws courseNotFound, tooManyFavorites */
export async function setFavorite(ctx: SignedInContext, code: string, isFavorite: boolean): Promise<void> {
  requireSignedIn(ctx);
  const outcome = await favorites.setFavorite(ctx, plainCourseCode(code), isFavorite);
  if (outcome === "unknown") throw catalogErrors.courseNotFound();
  if (outcome === "too-many") throw catalogErrors.tooManyFavorites();
}

/** One's own favourites. */
export async function readFavorites(ctx: SignedInContext, paging: Paging) {
  const { items, ...rest } = await favorites.listFavorites(ctx, paging);
  return {
    ...rest,
    items: items.map((item) => ({
      courseCode: item.courseCode,
      name: nameIn(ctx.locale, item),
      credits: halves(item.creditHalves),
      level: item.level,
      lastTerm: item.lastTerm,
      experienceCount: item.experienceCount,
      overall: hundredths(item.overallHundredths),
    })),
  };
}

/** What readers look at, keep, and look for in vain. */
export async function readAnalytics(ctx: Context) {
  const { viewed, kept, misses } = await analytics.readAnalytics(ctx);
  const named = (rows: typeof viewed) =>
    rows.map((row) => ({ courseCode: row.courseCode, name: nameIn(ctx.locale, row), count: row.count }));
  return { viewed: named(viewed), kept: named(kept), misses };
}

/** Searches in vain are news for so many days. */
const MISS_DAYS = 60;

/** Forgets searches that nobody has repeated for long. */
export const forgetOldMisses = (ctx: Context) => analytics.forgetMisses(ctx, ctx.clock.now() - MISS_DAYS * DAY);

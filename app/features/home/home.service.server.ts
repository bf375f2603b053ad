/** The front page's content: for guests what there is, for members what concerns them. Either in one round trip. */
import { readSiteContent } from "~/engines/site-content.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import { combineSelects } from "~/platform/combine-selects.server";
import type { Context, SignedInContext } from "~/platform/context";
import { matchPage } from "~/platform/pages/match";
import { readSettings } from "~/platform/settings.server";
import { localTime } from "~/platform/time";
import { latestSaved } from "../catalog/catalog.service.server";
import { goingNext, type NextRow, onNext } from "../events/agenda.service.server";
import { rangeOf } from "../events/event-times.rules";
import { ownWorkFrom, ownWorkStatement, plannerWeek } from "../overview/overview.service.server";
import { currentPoll, currentPollFrom } from "../poll/poll.service.server";
import { seatWeeks } from "../seats/seats.service.server";
import { ownThreadNews } from "../thread/thread.service.server";
import { heldOf, heldOrders } from "../tickets/tickets.service.server";
import { contributionCounts, vipFromCounts } from "../vip/vip.service.server";
import { excerpt } from "./excerpt.rules";
import * as repository from "./home.repository.server";

/** Parts of the product, by their words below `home:blocks`, and where each begins for a guest. */
const PARTS = [
  { name: "experiences", to: "/courses/all" },
  { name: "catalog", to: "/catalog/all" },
  { name: "databank", to: "/databank/all" },
  { name: "events", to: "/event/all" },
  { name: "discussions", to: "/thread/display/demo" },
  { name: "communities", to: "/community/demo/all" },
  { name: "notes", to: "/notes/demo/all" },
  { name: "gpa", to: "/gpa-calculator" },
  { name: "abroad", to: "/wat/all" },
] as const;

export type Part = (typeof PARTS)[number];

/** What there is to do for who has nothing planned, by its words below `home:begin`. */
const WAYS = [
  { name: "plan", to: "/schedule/all" },
  { name: "go", to: "/event/all" },
  { name: "write", to: "/courses/add" },
] as const;

const EVENTS_SHOWN = 4;
/** More than are shown: an event that takes place twice is shown once. */
const EVENTS_READ = 6;
const GOING_SHOWN = 3;
/** More than are shown, so that lists of what is on can mark them. */
const GOING_READ = 10;
const THREADS_SHOWN = 4;
const SAVED_SHOWN = 6;
const WORK_SHOWN = 4;

type Names = { nameEn: string; nameTr: string };
const nameIn = ({ locale }: Pick<Context, "locale">, { nameEn, nameTr }: Names) => (locale === "tr" ? nameTr : nameEn);

/** An event in a short list, with its day at the university. */
const shortEvent = (row: NextRow) => ({ ...row, day: localTime(row.startsAt).date });
export type ShortEvent = ReturnType<typeof shortEvent>;

/** What begins within a week, or what begins next where that is nothing; each event once. */
function whatIsOn(ctx: Context, rows: readonly NextRow[]) {
  const once = rows.filter(({ eventId }, i) => rows.findIndex((row) => row.eventId === eventId) === i);
  const { until } = rangeOf("week", ctx.clock.now());
  const thisWeek = once.filter(({ startsAt }) => startsAt < until);
  const isThisWeek = thisWeek.length > 0;
  return { isThisWeek, events: (isThisWeek ? thisWeek : once).slice(0, EVENTS_SHOWN).map(shortEvent) };
}

const latestIn = (ctx: Context, rows: Awaited<ReturnType<typeof repository.latestExperiences>>) =>
  rows.map((row) => ({
    experienceId: row.experienceId,
    courseId: row.courseId,
    courseCode: row.courseCode,
    courseName: nameIn(ctx, row),
    overall: row.overall,
    excerpt: excerpt(row.text),
  }));

/** For guests: true numbers, what is on, a taste of what people wrote, and the way to VIP, in the reader's language. */
export async function readHomeContent(ctx: Context) {
  const [[totals, latest, top, next], { vipThreshold }, { hiddenNumbers }] = await Promise.all([
    ctx.db.batch([repository.totals(ctx), repository.latestExperiences(ctx), repository.topCourses(ctx), onNext(ctx, EVENTS_READ)]),
    readSettings(ctx),
    readSiteContent(ctx),
  ]);
  const totalOf = (name: string, facet: string) => totals.find((row) => row.name === name && row.facet === facet)?.value ?? 0;
  return {
    numbers: {
      courses: totalOf("courses", "active"),
      describedCourses: totalOf("courses", "experienced"),
      experiences: totalOf("experiences", "approved"),
      databankEntries: totalOf("databank_entries", "approved"),
    },
    hiddenNumbers,
    vipThreshold,
    on: whatIsOn(ctx, next),
    latest: latestIn(ctx, latest),
    top: top.map((row) => ({
      courseId: row.courseId,
      courseCode: row.courseCode,
      courseName: nameIn(ctx, row),
      experienceCount: row.experienceCount,
      overall: row.overallHundredths === null ? null : row.overallHundredths / 100,
    })),
  };
}

const ownHomeStatement = combineSelects((ctx) => ({
  going: goingNext(ctx, GOING_READ),
  next: onNext(ctx, EVENTS_READ),
  threads: ownThreadNews(ctx, THREADS_SHOWN),
  saved: latestSaved(ctx, SAVED_SHOWN),
  counts: contributionCounts(ctx, ctx.actor.userId),
  latest: repository.latestExperiences(ctx),
  polls: currentPoll(ctx),
  work: ownWorkStatement(ctx, WORK_SHOWN),
  held: heldOrders(ctx),
}));

/** For members: what their day and week hold, where they go, what is on, what is asked, what is new in their discussions, what became of what they wrote, what they saved. */
export async function readOwnHome(ctx: SignedInContext) {
  const week = plannerWeek(ctx);
  const [{ going, next, threads, saved, counts, latest, polls, work, held }, seats, ...planned] = await ctx.db.batch([
    ownHomeStatement(ctx),
    seatWeeks(ctx),
    ...week.statements,
  ]);
  return {
    now: ctx.clock.now(),
    days: week.daysOf(planned as unknown[][]),
    ways: WAYS.filter(({ to }) => leadsTo(ctx, to)),
    firstName: ctx.actor.name.split(" ")[0] ?? "",
    going: going.slice(0, GOING_SHOWN).map(shortEvent),
    goingIds: going.map(({ eventId }: NextRow) => eventId),
    on: whatIsOn(ctx, next),
    threads,
    saved: saved.map(({ courseCode, ...names }) => ({ courseCode, name: nameIn(ctx, names) })),
    vip: await vipFromCounts(ctx, ctx.actor, counts[0]),
    work: ownWorkFrom(ctx, work, WORK_SHOWN),
    latest: latestIn(ctx, latest),
    poll: currentPollFrom(ctx, polls),
    held: held.map(heldOf),
    /** The last day of registration or add-drop; null outside those weeks. */
    seatsUntil: (leadsTo(ctx, "/schedule/seats") && seats[0]?.until) || null,
  };
}

export type OwnHome = Awaited<ReturnType<typeof readOwnHome>>;

/** The parts of the product that the front page presents, without those that have no page (yet). */
export const presentedParts = ({ product }: Pick<Context, "product">) => PARTS.filter(({ to }) => matchPage(product.siteMap, to));

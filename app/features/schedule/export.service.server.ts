/** Schedules as calendars and programs read them. */
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { takeFeed, takeReading } from "~/platform/limits.server";
import { startOfDay } from "~/platform/time";
import { examTitle } from "../exams/exams.rules";
import { type CalendarWords, calendarOf, toldOf } from "./calendar.rules";
import { allowedSet, openProblems, problemsOf } from "./conflicts.rules";
import { calendarText } from "./ics.rules";
import * as repository from "./links.repository.server";
import { creditsOf, entriesOf, planOf } from "./plan.rules";
import { scheduleErrors } from "./schedule.errors";
import { ownSchedule } from "./schedule.repository.server";

type Found = NonNullable<Awaited<ReturnType<typeof repository.findExport>>>;

function wordsFor({ product, locale }: Context): CalendarWords {
  const { t } = product.translators[locale];
  return {
    section: (number) => t("schedule:section", { number }),
    courseName: ({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn),
    exam: ({ kind, number }) => examTitle(t(`exams:kinds.${kind}`), kind, number),
    assumed: ({ startsOn, endsOn }) =>
      t("schedule:export.assumedEntry", {
        from: formatDate(startOfDay(startsOn), locale),
        until: formatDate(startOfDay(endsOn), locale),
      }),
  };
}

/** The file of a schedule. Its revision rises when what is told has changed, whatever changed it: the plan, the timetable or the calendar. */
async function textOf(ctx: Context, { rows, dates, state, exams }: Found): Promise<string> {
  const told = toldOf(planOf(rows), dates, exams);
  const hash = await sha256(JSON.stringify(told));
  const current = hash === state.hash ? state : await repository.countChange(ctx, told.scheduleId, hash);
  if (!current) throw scheduleErrors.notFound();
  return calendarText(calendarOf(told, current, new URL(ctx.origin).host, wordsFor(ctx)));
}

/** A schedule of one's own as a calendar file. @throws notFound */
export async function exportCalendar(ctx: SignedInContext, scheduleId: string): Promise<string> {
  requireSignedIn(ctx);
  const found = await repository.findExport(ctx, ownSchedule(ctx, scheduleId));
  if (!found) throw scheduleErrors.notFound();
  return textOf(ctx, found);
}

/** The calendar that a secret address stands for. @throws linkNotFound once it is revoked, tooManyAttempts */
export async function readFeed(ctx: Context, token: string): Promise<string> {
  const tokenHash = await sha256(token);
  await takeFeed(ctx, tokenHash);
  const found = await repository.findExport(ctx, repository.linkedSchedule(ctx, "feed", tokenHash));
  if (!found) {
    await takeReading(ctx);
    throw scheduleErrors.linkNotFound();
  }
  return textOf(ctx, found);
}

/** What the page of exports shows: the schedule, the dates of its term, and which links it has. @throws notFound */
export async function readExport(ctx: SignedInContext, scheduleId: string) {
  const found = await repository.findExport(ctx, ownSchedule(ctx, scheduleId));
  if (!found) throw scheduleErrors.notFound();
  const plan = planOf(found.rows);
  const linkOf = (kind: repository.LinkKind) => {
    const link = found.links.find((each) => each.kind === kind);
    return link ? { createdAt: link.createdAt, showsName: Boolean(link.showsName), showsItems: Boolean(link.showsItems) } : null;
  };
  const problems = openProblems(problemsOf(entriesOf(plan), allowedSet(plan.allowed))).length;
  return { plan: { ...plan, ...creditsOf(plan), problems }, dates: found.dates, feed: linkOf("feed"), share: linkOf("share") };
}

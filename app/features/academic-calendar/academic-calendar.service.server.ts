/** Keeping the academic calendar: staff enter it, nothing is guessed. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { academicYear } from "~/platform/terms";
import { dayAfter, localDay, startOfDay } from "~/platform/time";
import { academicCalendarErrors } from "./academic-calendar.errors";
import * as repository from "./academic-calendar.repository.server";
import type { CalendarInput } from "./academic-calendar.schemas";

/** The calendars that staff entered, and the one of a term; null while it has none. */
export async function readAcademicTerms(ctx: Context, term: string) {
  const calendars = await repository.listAcademicTerms(ctx);
  return { entered: calendars.map((each) => each.term), chosen: calendars.find((each) => each.term === term) ?? null };
}

const FIRST_YEAR = 2000;

const isPossibleTerm = (term: string, now: number) => {
  const year = Number(term.slice(0, 4));
  return year >= FIRST_YEAR && year <= academicYear(now) + 1;
};

/** Enters or changes the calendar of a term. @throws unknownTerm, editConflict when somebody changed it meanwhile */
export async function setAcademicTerm(ctx: AdminContext, input: CalendarInput): Promise<void> {
  requireAdmin(ctx);
  const { calendar_term: term, calendar_days: days } = input;
  if (!isPossibleTerm(term, ctx.clock.now())) throw academicCalendarErrors.unknownTerm({ field: "calendar_term" });
  const row = {
    term,
    startsOn: input.starts_on,
    endsOn: input.ends_on,
    addDropFrom: input.add_drop_from ?? null,
    addDropUntil: input.add_drop_until ?? null,
    withdrawalFrom: input.withdrawal_from ?? null,
    withdrawalUntil: input.withdrawal_until ?? null,
    finalsFrom: input.finals_from ?? null,
    finalsUntil: input.finals_until ?? null,
    days: days.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
  if (!(await repository.writeAcademicTerm(ctx, row, input.version))) throw academicCalendarErrors.editConflict();
}

/** Dates of a term by the words that name them. */
const DATES = [
  ["starts_on", "startsOn"],
  ["ends_on", "endsOn"],
  ["add_drop_from", "addDropFrom"],
  ["add_drop_until", "addDropUntil"],
  ["withdrawal_from", "withdrawalFrom"],
  ["withdrawal_until", "withdrawalUntil"],
  ["finals_from", "finalsFrom"],
  ["finals_until", "finalsUntil"],
] as const;
const DAYS_AHEAD = 200;
const DATES_SHOWN = 8;

/** What begins or ends next at the university, in the reader's words; empty where staff entered nothing. One round trip. */
export async function nextDates(ctx: Context): Promise<{ at: number; title: string }[]> {
  const today = localDay(ctx.clock.now());
  const last = dayAfter(today, DAYS_AHEAD);
  const say = sayIn(ctx);
  const terms = await repository.listAcademicTerms(ctx);
  const all = terms.flatMap((term) =>
    DATES.map(([words, field]) => ({ day: term[field], title: say(`academic-calendar:planner.${words}`) })),
  );
  return all
    .flatMap(({ day, title }) => (day !== null && day >= today && day <= last ? [{ day, title }] : []))
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, DATES_SHOWN)
    .map(({ day, title }) => ({ at: startOfDay(day), title }));
}

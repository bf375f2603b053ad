/** One calendar of all that one has on, which calendar programs read at a secret address. */
import { plannerKinds } from "~/engines/planned";
import { requireSignedIn } from "~/platform/access/roles";
import { HOUR } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { newSecret, sha256 } from "~/platform/ids";
import { takeAttempt, takeReading } from "~/platform/limits.server";
import { dayAfter, localDay } from "~/platform/time";
import * as repository from "./calendar.repository.server";
import { calendarFile } from "./calendar.rules";
import { overviewErrors } from "./overview.errors";
import type { CalendarInput } from "./overview.schemas";
import { plannedEntries } from "./planner.server";

/** Days of a calendar: what is over stays for a while, so that it doesn't vanish at midnight. */
const BEFORE = 7;
const AHEAD = 60;
/** Calendar programs ask once an hour or so; many of them from one address, so each calendar is counted by itself. */
const READINGS = { max: 60, windowMs: HOUR };

/** What one's calendar holds, everything until one chooses, and since when it has an address, if it has one. */
export async function readCalendar(ctx: SignedInContext) {
  requireSignedIn(ctx);
  const feed = await repository.findOwn(ctx);
  return { kinds: feed?.kinds ?? [...plannerKinds], since: feed?.createdAt ?? null };
}

/** Gives one's calendar a new address; the one that it had stops working. @returns the secret, which is told this once */
export async function makeCalendar(ctx: SignedInContext, { kinds }: CalendarInput): Promise<string> {
  requireSignedIn(ctx);
  const token = newSecret();
  await repository.putFeed(ctx, await sha256(token), kinds);
  return token;
}

/** Changes what one's calendar holds; its address stays. @throws calendarNotFound */
export async function chooseForCalendar(ctx: SignedInContext, { kinds }: CalendarInput): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.setKinds(ctx, kinds))) throw overviewErrors.calendarNotFound();
}

/** Takes the address of one's calendar away, if it has one. */
export async function revokeCalendar(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  await repository.deleteFeed(ctx);
}

/**
 * The calendar that a secret address stands for, with a tag that is another whenever the text is.
 * @throws calendarNotFound once it is revoked, tooManyAttempts
 */
export async function readCalendarFile(ctx: Context, token: string): Promise<{ text: string; tag: string }> {
  const tokenHash = await sha256(token);
  const feed = await repository.findByToken(ctx, tokenHash);
  if (!feed) {
    await takeReading(ctx);
    throw overviewErrors.calendarNotFound();
  }
  await takeAttempt(ctx, `calendar:${feed.userId}`, READINGS);
  const now = ctx.clock.now();
  const today = localDay(now);
  const own = { ...ctx, actor: { userId: feed.userId }, locale: feed.locale };
  const { statements, entriesOf } = plannedEntries(own, { from: dayAfter(today, -BEFORE), until: dayAfter(today, AHEAD), now });
  const [first, ...others] = statements;
  const results = first ? await ctx.db.batch([first, ...others]) : [];
  // What is overdue for longer stands on the first day, where it doesn't belong.
  const entries = entriesOf(results as unknown[][]).filter(({ kind, isOverdue }) => feed.kinds.includes(kind) && !isOverdue);
  const contentHash = await sha256(JSON.stringify([feed.locale, entries]));
  const state = await repository.countChange(ctx, tokenHash, contentHash);
  if (!state) throw overviewErrors.calendarNotFound();
  const text = calendarFile({ name: sayIn(own)("overview:calendar.name"), entries, ...state, origin: ctx.origin });
  return { text, tag: `"${state.revision}-${contentHash.slice(0, 16)}"` };
}

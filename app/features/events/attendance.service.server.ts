/** Coming to an event, rating it afterwards, and counting who looked at it or passed it on. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { dailyVisitor } from "~/platform/visits.server";
import type { EventAct } from "./attendance.repository.server";
import * as repository from "./attendance.repository.server";
import { eventErrors } from "./events.errors";

/** Whether a person belongs to one of an event's departments, as a condition. */
export { isInvited } from "./attendance.repository.server";
/** What holders of tickets are told of a cancelled event. */
export { ticketCancellation } from "./notices.repository.server";
/** The moment that is told of an event. */
export { toldStart } from "./occurrences.repository.server";

/** Says that one comes. @throws notFound, isCancelled, isOver, isFull, notForYourDepartment */
export async function comeTo(ctx: SignedInContext, eventId: string): Promise<void> {
  requireSignedIn(ctx);
  const refusals = await repository.insertRsvp(ctx, eventId);
  if (!refusals) return;
  if (!refusals.isThere) throw eventErrors.notFound();
  if (refusals.isCancelled) throw eventErrors.isCancelled();
  if (refusals.isOver) throw eventErrors.isOver();
  if (refusals.isUninvited) throw eventErrors.notForYourDepartment();
  throw eventErrors.isFull();
}

/** Takes it back. @throws hasTicket */
export async function stayAway(ctx: SignedInContext, eventId: string): Promise<void> {
  if (await repository.deleteRsvp(requireSignedIn(ctx), eventId)) throw eventErrors.hasTicket();
}

/** Gives an event one to five stars, by somebody one of whose dates has begun. @throws notFound, notBegun, wasNotThere */
export async function rateEvent(ctx: SignedInContext, eventId: string, stars: number): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.upsertStars(ctx, eventId, stars)) return;
  const isToWait = await repository.isToWait(ctx, eventId);
  if (isToWait === undefined) throw eventErrors.notFound();
  throw isToWait ? eventErrors.notBegun() : eventErrors.wasNotThere();
}

/** Counts a member among the people who did something around an event, the first time. Guests can't be told apart from day to day. */
async function countPerson(ctx: Context, eventId: string, act: EventAct): Promise<void> {
  if (!ctx.actor || ctx.isPrefetch) return;
  const mark = await sha256(`${ctx.env.AUTH_SECRET}|${act}|${eventId}|${ctx.actor.userId}`);
  await repository.countPerson(ctx, { eventId, act, userId: ctx.actor.userId, mark });
}

/** Counts a visit, one a day of each reader, and a member among the people; after the page has been sent. */
export function countView(ctx: Context, eventId: string): void {
  ctx.afterReading(async (reader) => {
    await dailyVisitor(reader, eventId);
    await countPerson(reader, eventId, "view");
  });
}

/** Counts a member who passed it on, once. @throws notFound */
export async function countShare(ctx: Context, eventId: string): Promise<void> {
  if ((await repository.firstMoment(ctx, eventId)) === undefined) throw eventErrors.notFound();
  await countPerson(ctx, eventId, "share");
}

/** Coming to an event, rating it afterwards, and counting who looked at it or passed it on. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { localDay } from "~/platform/time";
import { dailyVisitor } from "~/platform/visits.server";
import * as repository from "./attendance.repository.server";
import { eventErrors } from "./events.errors";

/** Whether a person belongs to one of an event's departments, as a condition. */
export { isInvited } from "./attendance.repository.server";
/** What holders of tickets are told of a cancelled event. */
export { ticketCancellation } from "./notices.repository.server";

/** Says that one comes. @throws notFound, isOver, isFull, notForYourDepartment */
export async function comeTo(ctx: SignedInContext, eventId: string): Promise<void> {
  requireSignedIn(ctx);
  const refusals = await repository.insertRsvp(ctx, eventId);
  if (!refusals) return;
  if (!refusals.isThere) throw eventErrors.notFound();
  if (refusals.isOver) throw eventErrors.isOver();
  if (refusals.isUninvited) throw eventErrors.notForYourDepartment();
  throw eventErrors.isFull();
}

/** Takes it back. */
export async function stayAway(ctx: SignedInContext, eventId: string): Promise<void> {
  await repository.deleteRsvp(requireSignedIn(ctx), eventId);
}

/** Gives an event that has begun one to five stars. @throws notFound, notBegun, wasNotThere */
export async function rateEvent(ctx: SignedInContext, eventId: string, stars: number): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.upsertStars(ctx, eventId, stars)) return;
  const firstAt = await repository.firstMoment(ctx, eventId);
  if (firstAt === undefined) throw eventErrors.notFound();
  throw firstAt > ctx.clock.now() ? eventErrors.notBegun() : eventErrors.wasNotThere();
}

/** Counts a reader once a day, after the page has been sent. */
export function countView(ctx: Context, eventId: string): void {
  ctx.afterReading((reader) => {
    const day = localDay(reader.clock.now());
    return dailyVisitor(reader, eventId, (isNew) => repository.countAct(reader, eventId, "view", day, isNew));
  });
}

/** Counts somebody who passed it on, once a day. @throws notFound */
export async function countShare(ctx: Context, eventId: string): Promise<void> {
  if ((await repository.firstMoment(ctx, eventId)) === undefined) throw eventErrors.notFound();
  const day = localDay(ctx.clock.now());
  await dailyVisitor(ctx, `share:${eventId}`, (isNew) => repository.countAct(ctx, eventId, "share", day, isNew));
}

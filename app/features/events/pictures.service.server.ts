/** Pictures of events: who may change them, and when they go. */
import { type Gallery, sweepSoon } from "~/engines/media/galleries.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { eventErrors } from "./events.errors";
import { mayChange, mayEdit } from "./events.policy";
import { permissionToChange } from "./events.repository.server";
import { readFound } from "./events.service.server";
import { eventGallery, removeForgotten } from "./pictures.repository.server";

/** A deleted event keeps its pictures so long, in case staff bring it back. */
const RESTORABLE = 30 * DAY;

/** Opens an event's gallery for its creator or for staff. @throws notFound, notYours, isCancelled */
export async function openEventGallery(ctx: SignedInContext, eventId: string): Promise<Gallery> {
  requireSignedIn(ctx);
  const { event } = await readFound(ctx, eventId);
  if (!mayEdit.holds(ctx.actor, event)) throw eventErrors.notYours();
  if (!mayChange.holds(ctx.actor, event)) throw eventErrors.isCancelled();
  return eventGallery(ctx, event, permissionToChange(ctx));
}

/** Removes the pictures of events that were deleted long ago. @returns how many */
export async function sweepEventPictures(ctx: Context): Promise<number> {
  const removed = await removeForgotten(ctx, ctx.clock.now() - RESTORABLE);
  if (removed > 0) sweepSoon(ctx);
  return removed;
}

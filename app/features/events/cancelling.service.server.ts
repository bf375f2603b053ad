/** An event that doesn't take place is cancelled rather than deleted: its page says so and why, and tickets can be returned at once. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import * as repository from "./cancelling.repository.server";
import { eventErrors } from "./events.errors";
import { permissionToEdit } from "./events.repository.server";
import { MIN_REASON } from "./options";

/**
 * Cancels an event that one manages.
 * @param reason everyone concerned reads it
 * @throws notFound, cancelReasonNeeded, isCancelled, isOver
 */
export async function cancelEvent(ctx: SignedInContext, eventId: string, reason = ""): Promise<void> {
  requireSignedIn(ctx);
  if (reason.length < MIN_REASON) throw eventErrors.cancelReasonNeeded({ field: "cancel_reason" });
  const { isDone, found } = await repository.setCancelled(ctx, eventId, reason, permissionToEdit(ctx));
  if (isDone) return;
  if (!found) throw eventErrors.notFound();
  throw found.cancelledAt === null ? eventErrors.isOver() : eventErrors.isCancelled();
}

/** Takes a cancelled event up again; tickets that were returned meanwhile stay returned. @throws notFound, isOver, isNotCancelled */
export async function resumeEvent(ctx: SignedInContext, eventId: string): Promise<void> {
  requireSignedIn(ctx);
  const { isDone, found } = await repository.unsetCancelled(ctx, eventId, permissionToEdit(ctx));
  if (isDone) return;
  if (!found) throw eventErrors.notFound();
  throw found.cancelledAt === null ? eventErrors.isNotCancelled() : eventErrors.isOver();
}

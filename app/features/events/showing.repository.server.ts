/** Staff show events and take them out of sight. */
import { events } from "@schema/events";
import { and, eq, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import type { StaffContext } from "~/platform/context";
import { audit, laterVersion } from "./events.repository.server";
import { tellOfShowing } from "./showing-notices.repository.server";

/** How staff's word on an event is meant. */
export interface ShowingOptions {
  /** Why it is taken out of sight; its organizers read it. */
  reason?: string | undefined;
  /** Only if it is a community's. */
  isCommunitys?: boolean | undefined;
  /** A condition more on the event. */
  onlyIf?: SQL | undefined;
}

/**
 * Staff show an event or take it out of sight; either way it waits no longer.
 * One that is cancelled isn't shown again before it takes place.
 * @returns whether there is one, whether it was this call that changed it, and whether it is cancelled
 */
export async function setShown(ctx: StaffContext, eventId: string, isShown: boolean, options: ShowingOptions = {}) {
  const { reason, isCommunitys, onlyIf } = options;
  const status = isShown ? "active" : "inactive";
  const there = and(eq(events.eventId, eventId), isNull(events.deletedAt), isCommunitys ? isNotNull(events.communityId) : undefined);
  const takesPlace = isShown ? isNull(events.cancelledAt) : undefined;
  const isNews = and(there, takesPlace, or(ne(events.showStatus, status), eq(events.isAwaitingReview, true)), onlyIf);
  const after = { show_status: status, is_awaiting_review: false };
  const statements = await ctx.db.batch([
    audit(ctx, isShown ? "activate" : "deactivate", isNews, { after, reason }),
    ...tellOfShowing(ctx, isNews, isShown),
    ctx.db
      .update(events)
      .set({
        showStatus: status,
        isAwaitingReview: false,
        deactivationReason: isShown ? null : reason,
        updatedAt: laterVersion(ctx.clock.now()),
      })
      .where(isNews)
      .returning({ id: events.eventId }),
    ctx.db.select({ cancelledAt: events.cancelledAt }).from(events).where(there),
  ]);
  const [changed, found] = statements.slice(-2) as [unknown[], { cancelledAt: number | null }[]];
  const isCancelled = found.some(({ cancelledAt }) => cancelledAt !== null);
  return { isThere: found.length > 0, isDone: changed.length > 0, isCancelled };
}

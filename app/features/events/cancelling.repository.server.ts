/** Cancelling an event, and taking it up again: those whom it concerns are told in the same batch, and nothing that was sold is touched. */
import { events } from "@schema/events";
import { and, eq, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";
import { audit, laterVersion } from "./events.repository.server";
import { tellOfCallingOff, tellOfResuming } from "./notices.repository.server";

/** The statement for how an event stands that the actor manages. */
const standing = ({ db }: SignedInContext, where: SQL | undefined) =>
  db.select({ cancelledAt: events.cancelledAt, lastAt: events.lastAt }).from(events).where(where);

/** @returns whether it was this call that did, and how the event stands now; undefined where there is none that one manages */
export async function setCancelled(ctx: SignedInContext, eventId: string, reason: string, permission: Permission<"event.edit">) {
  const now = ctx.clock.now();
  const own = and(eq(events.eventId, eventId), permission);
  const where = and(own, isNull(events.cancelledAt), gt(events.lastAt, now));
  const statements = await ctx.db.batch([
    ...tellOfCallingOff(ctx, where),
    audit(ctx, "cancel", where, { reason }),
    ctx.db
      .update(events)
      .set({ cancelledAt: now, cancelReason: reason, updatedAt: laterVersion(now) })
      .where(where)
      .returning({ id: events.eventId }),
    standing(ctx, own),
  ]);
  const [changed, [found]] = statements.slice(-2) as [unknown[], { cancelledAt: number | null; lastAt: number }[]];
  return { isDone: changed.length > 0, found };
}

/** @returns the same */
export async function unsetCancelled(ctx: SignedInContext, eventId: string, permission: Permission<"event.edit">) {
  const now = ctx.clock.now();
  const own = and(eq(events.eventId, eventId), permission);
  const where = and(own, isNotNull(events.cancelledAt), gt(events.lastAt, now));
  const statements = await ctx.db.batch([
    ...tellOfResuming(ctx, where),
    audit(ctx, "resume", where, { isAlways: true }),
    ctx.db
      .update(events)
      .set({ cancelledAt: null, cancelReason: null, updatedAt: laterVersion(now) })
      .where(where)
      .returning({ id: events.eventId }),
    standing(ctx, own),
  ]);
  const [changed, [found]] = statements.slice(-2) as [unknown[], { cancelledAt: number | null; lastAt: number }[]];
  return { isDone: changed.length > 0, found };
}

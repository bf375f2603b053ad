/** Writes down what staff did to somebody else's content: who, what, when, before, after, why. */
import { auditEntries } from "@schema/platform";
import type { Context } from "./context";
import { newId } from "./ids";

export interface AuditInput {
  /** `experience.approve` */
  act: string;
  subjectType: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** The statement that records an act; put it in the same batch as the act. */
export function auditEntry(ctx: Context, { act, subjectType, subjectId, before, after, reason }: AuditInput) {
  const now = ctx.clock.now();
  const auditId = newId("audit", now);
  return ctx.db.insert(auditEntries).values({
    auditId,
    actorId: ctx.actor?.userId ?? null,
    act,
    subjectType,
    subjectId,
    before,
    after,
    reason: reason ?? null,
    createdAt: now,
  });
}

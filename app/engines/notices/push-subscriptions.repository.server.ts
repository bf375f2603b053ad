/** Devices that take pushes, in D1. */
import { pushSubscriptions } from "@schema/notices";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { newId } from "../../platform/ids";

/** So many devices of a person are kept, those that were added last. */
const MOST = 5;

/** What a browser says of itself when it subscribes. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Keeps a device of the actor's, for as long as they stay logged in there. Whose it was before, it isn't any more. */
export async function putSubscription({ db, clock, actor, userAgent }: SignedInContext, { endpoint, p256dh, auth }: Device): Promise<void> {
  const now = clock.now();
  await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO push_subscriptions (subscription_id, endpoint, user_id, session_id, p256dh, auth, user_agent, created_at)
        VALUES (${newId("push", now)}, ${endpoint}, ${actor.userId}, ${actor.sessionId}, ${p256dh}, ${auth}, ${userAgent}, ${now})
        ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
          auth = excluded.auth, user_agent = excluded.user_agent, created_at = excluded.created_at`,
    ),
    rawStatement(
      db,
      sql`DELETE FROM push_subscriptions WHERE user_id = ${actor.userId} AND subscription_id NOT IN
        (SELECT subscription_id FROM push_subscriptions WHERE user_id = ${actor.userId} ORDER BY created_at DESC, subscription_id DESC LIMIT ${MOST})`,
    ),
  ]);
}

/** Takes a device of the actor's away; one that isn't there is gone already. */
export async function deleteSubscription({ db, actor }: SignedInContext, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, actor.userId)));
}

/** A page of devices, in the order of their ids. @param after the last one of the page before */
export const devicesAfter = ({ db }: Pick<Context, "db">, after: string, limit: number) =>
  db
    .select({ subscriptionId: pushSubscriptions.subscriptionId, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(gt(pushSubscriptions.subscriptionId, after))
    .orderBy(pushSubscriptions.subscriptionId)
    .limit(limit);

/** Forgets a device that its push service doesn't know any more. */
export async function forgetDevice({ db }: Pick<Context, "db">, subscriptionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.subscriptionId, subscriptionId));
}

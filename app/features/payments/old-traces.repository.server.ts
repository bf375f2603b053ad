/** What of payments is past its time: messages that weren't believed. */
import { providerEvents } from "@schema/payments";
import { sql } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { OldTraces } from "~/platform/product";

const REFUSED_KEPT = 90 * DAY;

export const oldMessages: OldTraces = ({ db, clock }) => [
  db
    .delete(providerEvents)
    .where(sql`${providerEvents.verdict} <> 'accepted' AND ${providerEvents.createdAt} < ${clock.now() - REFUSED_KEPT}`),
];

/** Under what an event's pictures may be changed, and when they go. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { removeOrphans } from "~/engines/media/galleries.repository.server";
import type { Gallery } from "~/engines/media/galleries.service.server";
import { isStaff } from "~/platform/access/roles";
import type { Permission } from "~/platform/access/rule";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { isTrustedCommunity, organizersOfAll, standingIn } from "../community/organizers.service.server";
import type { EventRow } from "./events.repository.server";
import { pictureTypes } from "./picture-types";

/** The gallery of an event that this person may change; as with words, what others than staff change waits again unless it is trusted. */
export function eventGallery(
  { db, clock, actor }: SignedInContext,
  { eventId, communityId, createdBy }: EventRow,
  permission: Permission<"event.edit">,
): Gallery {
  const waitAgain = sql`UPDATE ${events} SET show_status = 'inactive', is_awaiting_review = 1, updated_at = ${clock.now()} WHERE event_id = ${eventId} AND show_status = 'active' AND NOT ${isTrustedCommunity(communityId ?? "")} AND changes() > 0`;
  return {
    subjectId: eventId,
    types: pictureTypes,
    onlyIf: sql`EXISTS (SELECT 1 FROM ${events} WHERE event_id = ${eventId} AND ${permission})`,
    alongside: isStaff(actor) ? [] : [rawStatement(db, waitAgain)],
    audited: createdBy === actor.userId ? undefined : "event",
  };
}

/** Whose an event `e` is to look after (`isOwnEvent`), as ids in one text; null of nobody. */
const managers = sql`(SELECT group_concat(p.user_id, ' ') FROM (
  SELECT e.created_by AS user_id WHERE e.community_id IS NULL OR ${standingIn(sql`e.created_by`, sql`e.community_id`).communityRole} IN ('organizer', 'president')
  UNION SELECT who.user_id FROM ${organizersOfAll} AS who WHERE who.community_id = e.community_id) AS p)`;

/** Who may look at an event's pictures: whoever sees the event. */
export const readersOfEvent = (eventId: SQL) =>
  sql`(SELECT iif(e.show_status = 'active', 'everyone', coalesce(${managers}, 'staff')) FROM events AS e WHERE e.event_id = ${eventId} AND e.deleted_at IS NULL)`;

/** Deletes the pictures of events that were deleted before an instant. @returns how many */
export async function removeForgotten(ctx: Pick<Context, "db" | "clock">, before: number): Promise<number> {
  const gone = sql`SELECT event_id FROM events WHERE deleted_at IS NOT NULL AND deleted_at < ${before}`;
  let removed = 0;
  for (const purpose of Object.values(pictureTypes)) removed += await removeOrphans(ctx, purpose, gone);
  return removed;
}

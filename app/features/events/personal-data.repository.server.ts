/** Where events, answers to them and stars name people. */
import { eventRsvps, eventStars, events } from "@schema/events";
import { images } from "@schema/media";
import { sql } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";

/** An event that stays without its creator: it was shown, for its community. */
const eventStays = sql`(events.deleted_at IS NULL AND events.is_awaiting_review = 0)`;

export const eventPlaces = usedFor(
  { purpose: "events", bases: ["contract"], recipients: ["everyone", "organizers"], kept: "own", sensitivity: "ordinary" },
  [
    {
      // Pictures of events that go below.
      stage: "dependents",
      table: images,
      column: images.subjectId,
      where: ({ userId }) =>
        sql`${images.subjectId} IN (SELECT events.event_id FROM events WHERE events.created_by = ${userId} AND NOT ${eventStays})`,
      onDeletion: { set: sql`status = 'deleted'` },
      atDeletion: "gone",
      exported: "nothing",
    },
    {
      stage: "content",
      table: events,
      column: events.createdBy,
      onDeletion: {
        set: sql`created_by = NULL, name = iif(${eventStays}, name, ''), description = iif(${eventStays}, description, ''),
        location = iif(${eventStays}, location, ''), address = iif(${eventStays}, address, ''),
        instagram_link = iif(${eventStays}, instagram_link, NULL), search_text = iif(${eventStays}, search_text, ''),
        cancelled_at = iif(${eventStays}, cancelled_at, NULL), cancel_reason = iif(${eventStays}, cancel_reason, NULL),
        deactivation_reason = iif(${eventStays}, deactivation_reason, NULL),
        deleted_at = iif(${eventStays}, NULL, coalesce(deleted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)))`,
      },
      exported: {},
    },
    { table: eventRsvps, column: eventRsvps.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: eventStars, column: eventStars.userId, stage: "content", onDeletion: "delete", exported: {} },
  ],
);

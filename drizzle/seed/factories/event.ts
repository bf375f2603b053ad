/** Makes events that hold together: dates in order, an index text that fits them. */
import { searchColumnsOf } from "../../../app/features/events/event-search.rules";
import { endOf, type Occurrence } from "../../../app/features/events/event-times.rules";
import { newId } from "../../../app/platform/ids";
import type { eventDates, events } from "../../schema/events";

type EventRow = typeof events.$inferInsert;
type DateRow = typeof eventDates.$inferInsert;

export interface MadeEvent {
  event: EventRow;
  dates: DateRow[];
}

/** @param occurrences in order of time; at least one */
export function makeEvent(now: number, occurrences: readonly Occurrence[], own: Partial<EventRow> = {}): MadeEvent {
  const event = {
    eventId: newId("event", now),
    name: "An evening of talks",
    description: "Three short talks and tea.",
    location: "Physics U3",
    address: "",
    city: "Ankara",
    country: "Türkiye",
    university: "METU",
    campus: "Ankara",
    type: "academic",
    eventFunction: "active" as const,
    outsiders: "no" as const,
    departments: ["all"],
    showStatus: "active" as const,
    isAwaitingReview: false,
    createdAt: now,
    updatedAt: now,
    firstAt: occurrences[0]?.startsAt ?? now,
    lastAt: Math.max(...occurrences.map(endOf), 0),
    ...own,
  };
  const isShown = event.showStatus === "active" && !event.deletedAt;
  const { eventId, type, campus } = event;
  return {
    event: { ...searchColumnsOf({ ...event, occurrences }), ...event },
    dates: occurrences.map(({ startsAt, endsAt }) => ({ eventId, startsAt, endsAt, isShown, type, campus })),
  };
}

/** Events that somebody comes to, each with its day. */
import { DateText } from "~/kit/time";
import type { AgendaItem } from "../agenda.service.server";
import { EventCard } from "./event-card";

export function ComingList({ events }: { events: readonly AgendaItem[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {events.map((event) => (
        <li key={event.eventId} className="min-w-0">
          <p className="mb-1 text-sm font-medium">
            <DateText at={event.startsAt} style="long" />
          </p>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

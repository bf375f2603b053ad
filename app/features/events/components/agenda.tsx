/** What is on, day by day. */
import { useTranslation } from "react-i18next";
import { RepeatedItem } from "~/kit/repeated-item";
import { DateText } from "~/kit/time";
import type { AgendaDay } from "../agenda.service.server";
import { EventCard } from "./event-card";

const DAY = 86_400_000;

/** "Today" and "tomorrow" beside the date; the year only where it isn't this one. */
function DayTitle({ day, at, today }: { day: string; at: number; today: string }) {
  const { t } = useTranslation("agenda");
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  const near = ahead === 0 ? t("today") : ahead === 1 ? t("tomorrow") : null;
  return (
    <h2 className="page-head sticky top-(--bar) z-10 bg-base-100 py-2 text-lg font-semibold">
      {near && <span className="text-primary">{near} · </span>}
      <DateText at={at} style={day.slice(0, 4) === today.slice(0, 4) ? "day" : "long"} />
    </h2>
  );
}

export function Agenda({ days, today }: { days: readonly AgendaDay[]; today: string }) {
  return (
    <div className="flex flex-col gap-4">
      {days.map(({ day, items }) => (
        <section key={day}>
          <DayTitle day={day} at={items[0]?.startsAt ?? 0} today={today} />
          <ul className="grid gap-3 md:grid-cols-2">
            {items.map((event) => (
              <RepeatedItem key={`${event.eventId}${event.startsAt}`} as="li" className="min-w-0" kind="event" of={event}>
                {() => <EventCard event={event} hasDay={false} />}
              </RepeatedItem>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

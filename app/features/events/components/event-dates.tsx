/** When an event takes place: the next date stands out, those that are over are pale. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { DateText } from "~/kit/time";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

export function EventDates({ dates, isCancelled }: { dates: EventPage["dates"]; isCancelled: boolean }) {
  const { t } = useTranslation("events");
  const { t: said } = useTranslation("event-page");
  const { times } = useEventWords();
  return (
    <ul>
      {dates.map(({ startsAt, endsAt, isOver, isNext }, index) => (
        <li
          key={startsAt}
          className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-base-300 py-1.5 ${isOver ? "text-muted" : ""}`}
        >
          <span className={index === 0 ? "font-semibold" : ""}>
            <DateText at={startsAt} style="long" /> · <span className="tabular-nums">{times(startsAt, endsAt)}</span>
          </span>
          {isNext && !isCancelled && <Badge level="primary">{said("next")}</Badge>}
          {isOver && <span className="text-sm">{t("page.over")}</span>}
        </li>
      ))}
    </ul>
  );
}

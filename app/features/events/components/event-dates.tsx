/** When an event takes place: the next date stands out, those that are over are pale. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { DateText } from "~/kit/time";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

export function EventDates({ dates }: { dates: EventPage["dates"] }) {
  const { t } = useTranslation("events");
  const { times } = useEventWords();
  const isNext = (index: number) => index === 0 && dates.length > 1 && !dates[0]?.isOver;
  return (
    <ul className="flex flex-col gap-2">
      {dates.map(({ startsAt, endsAt, isOver }, index) => (
        <li key={startsAt} className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 ${isOver ? "text-base-content/70" : ""}`}>
          <span className={index === 0 ? "text-lg font-semibold" : ""}>
            <DateText at={startsAt} style="long" /> · <span className="tabular-nums">{times(startsAt, endsAt)}</span>
          </span>
          {isNext(index) && <Badge level="primary">{t("page.next")}</Badge>}
          {isOver && <span className="text-sm">{t("page.over")}</span>}
        </li>
      ))}
    </ul>
  );
}

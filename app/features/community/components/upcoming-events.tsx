/** What a community is up to next. */
import { useTranslation } from "react-i18next";
import { Cover } from "~/kit/cover";
import { DateBlock } from "~/kit/date-block";
import { Card } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import type { PublicCommunity } from "../panel.service.server";

export function UpcomingEvents({ events }: Pick<PublicCommunity, "events">) {
  const { t } = useTranslation("community");
  const { locale } = useWords();
  if (events.length === 0) return <p>{t("events.noneUpcoming")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {events.map(({ eventId, name, type, location, startsAt, to }) => (
        <li key={eventId}>
          <Card to={to ?? undefined} className="flex items-center gap-3">
            <span className="relative size-14 shrink-0 overflow-hidden rounded-box">
              <Cover seed={eventId} kind={type} className="absolute inset-0" />
              <DateBlock at={startsAt} className="absolute inset-0 text-white" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <DateText at={startsAt} style="dateTime" />
                <span>{officialName(location, locale)}</span>
              </span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

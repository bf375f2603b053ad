/** What a community is up to next. */
import { useTranslation } from "react-i18next";
import { Card } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { PublicCommunity } from "../panel.service.server";

export function UpcomingEvents({ events }: Pick<PublicCommunity, "events">) {
  const { t } = useTranslation("community");
  if (events.length === 0) return <p>{t("events.noneUpcoming")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {events.map(({ eventId, name, location, startsAt, to }) => (
        <li key={eventId}>
          <Card to={to ?? undefined}>
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-base-content/80">
              <DateText at={startsAt} style="dateTime" />
              <span className="wrap-anywhere">{location}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Free rooms by building, each with when its next lecture begins. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import { clockTime } from "~/platform/time";
import MapPin from "~icons/lucide/map-pin";
import type { FreeRooms } from "../rooms.service.server";

type Group = FreeRooms["groups"][number];

function Building({ group, isNext }: { group: Group; isNext: boolean }) {
  const { t } = useTranslation("rooms");
  const link = useQueryLink();
  const { building, place, rooms, count } = group;
  const map = place && (
    <Link to={`/map/all?${new URLSearchParams({ place: place.id })}#map`} className="link flex items-center gap-1 text-sm">
      <MapPin size={16} aria-hidden />
      <span className="sr-only">{t("onMap", { place: place.name })}</span>
      <span aria-hidden>{place.name}</span>
    </Link>
  );
  return (
    <Section title={building} act={map}>
      {isNext && (
        <p className="mb-2">
          <Badge level="primary">{t("here")}</Badge>
        </p>
      )}
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {rooms.map(({ key, name, until }) => (
          <li key={key} className="min-w-0 border-b border-base-300 py-2">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-muted">{until === null ? t("restOfDay") : t("until", { time: clockTime(until) })}</span>
          </li>
        ))}
      </ul>
      {count > rooms.length && (
        <p className="mt-2">
          <Link to={`/schedule/rooms${link({ building })}`} className="link text-sm">
            {t("more", { count })}
          </Link>
        </p>
      )}
    </Section>
  );
}

export function RoomGroups({ groups, next }: Pick<FreeRooms, "groups" | "next">) {
  return groups.map((group) => <Building key={group.building} group={group} isNext={group.building === next?.building} />);
}

/** Trips, each with its facts. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Card } from "~/kit/section";
import type { Trip } from "../trip.repository.server";
import { TripFacts } from "./trip-facts";

export function TripList({ trips }: { trips: readonly Trip[] }) {
  const { t } = useTranslation("trip");
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {trips.map((trip) => (
        <li key={trip.tripId}>
          <Card to={`/trip/${trip.tripId}`} className="h-full">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{trip.destination}</span>
              {trip.isMine && <Badge level="success">{t("list.mine")}</Badge>}
            </span>
            <TripFacts trip={trip} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

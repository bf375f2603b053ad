/** The stars of an event in full: by day, department and year, with files of them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { InFull } from "../components/in-full";
import { PeriodFilter } from "../components/period-filter";
import { StarSummary } from "../components/star-summary";
import { StatsHead } from "../components/stats-head";
import { useStatWords } from "../components/use-stat-words";
import { statQuery } from "../event-stats.schemas";
import { readMeasure } from "../event-stats.service.server";
import { statPaths } from "../measures";

export const handle = pageHandle("event-stats", "star-stats-detailed");

export async function loader({ request, params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const { from, until } = statQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await readMeasure(ctx, event_id, "stars", { from, until })), period: { from, until } };
}

export default function EventStarsDetailed() {
  const { t } = useStatWords();
  const { event, numbers, period } = useLoaderData<typeof loader>();
  return (
    <>
      <StatsHead event={event} title={t("pages.star-stats-detailed")} lead={t("lead.starsDetailed")} />
      <div className="mt-6 flex flex-col gap-6">
        <StarSummary numbers={numbers} />
        <PeriodFilter />
      </div>
      <InFull eventId={event.eventId} numbers={numbers} chartTo={statPaths(event.eventId).starsRenderer} period={period} />
    </>
  );
}

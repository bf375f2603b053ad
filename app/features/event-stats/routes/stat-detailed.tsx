/** One measure of an event in full, for a period, with files of it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { InFull } from "../components/in-full";
import { PeriodFilter } from "../components/period-filter";
import { StatsHead } from "../components/stats-head";
import { useStatWords } from "../components/use-stat-words";
import { statQuery } from "../event-stats.schemas";
import { readMeasure } from "../event-stats.service.server";
import { statPaths } from "../measures";

export const handle = pageHandle("event-stats", "stat-detailed");

export async function loader({ request, params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const { measure, from, until } = statQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await readMeasure(ctx, event_id, measure, { from, until })), period: { from, until } };
}

export default function EventStatsDetailed() {
  const { t } = useStatWords();
  const { event, numbers, period } = useLoaderData<typeof loader>();
  return (
    <>
      <StatsHead event={event} title={t("pages.stat-detailed")} lead={t("lead.detailed")} />
      <div className="mt-6">
        <PeriodFilter measure={numbers.measure} />
      </div>
      <InFull eventId={event.eventId} numbers={numbers} chartTo={statPaths(event.eventId).renderer} period={period} />
    </>
  );
}

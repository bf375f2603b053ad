/** The stars of an event alone: how many gave what, or one chart of them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { Breakdown } from "../components/breakdown";
import { ChartPage } from "../components/chart-page";
import { StarSummary } from "../components/star-summary";
import { useStatWords } from "../components/use-stat-words";
import { statQuery } from "../event-stats.schemas";
import { readMeasure } from "../event-stats.service.server";
import { dimensionsOf, statPaths } from "../measures";

export const handle = pageHandle("event-stats", "star-stats-renderer");

export async function loader({ request, params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { by, from, until } = statQuery.parse(Object.fromEntries(query));
  return {
    ...(await readMeasure(ctx, event_id, "stars", { from, until })),
    by: query.has("by") && dimensionsOf("stars").includes(by) ? by : null,
  };
}

export default function EventStarsChart() {
  const { t, number } = useStatWords();
  const { event, numbers, by } = useLoaderData<typeof loader>();
  return (
    <ChartPage
      event={event}
      title={by ? `${t("measures.stars")}, ${t(`by.${by}`)}` : t("stars.distribution")}
      about={numbers.total > 0 ? t("inAll", { count: numbers.total, formatted: number(numbers.total) }) : null}
      backTo={statPaths(event.eventId)[by ? "starsDetailed" : "stars"]}
    >
      {by ? <Breakdown numbers={numbers} by={by} /> : <StarSummary numbers={numbers} />}
    </ChartPage>
  );
}

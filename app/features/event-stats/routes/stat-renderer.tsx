/** One chart of an event's numbers alone. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { Breakdown } from "../components/breakdown";
import { ChartPage } from "../components/chart-page";
import { useStatWords } from "../components/use-stat-words";
import { statQuery } from "../event-stats.schemas";
import { readMeasure } from "../event-stats.service.server";
import { statPaths } from "../measures";

export const handle = pageHandle("event-stats", "stat-renderer");

export async function loader({ request, params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const { measure, by, from, until } = statQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await readMeasure(ctx, event_id, measure, { from, until })), by };
}

export default function EventChart() {
  const { t, number } = useStatWords();
  const { event, numbers, by } = useLoaderData<typeof loader>();
  const { measure, total } = numbers;
  return (
    <ChartPage
      event={event}
      title={`${t(`measures.${measure}`)}, ${t(`by.${by}`)}`}
      about={total > 0 ? t("inAll", { count: total, formatted: number(total) }) : null}
      backTo={`${statPaths(event.eventId).detailed}?measure=${measure}`}
    >
      <Breakdown numbers={numbers} by={by} />
    </ChartPage>
  );
}

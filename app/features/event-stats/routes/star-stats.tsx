/** How those who came found an event. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { Breakdown } from "../components/breakdown";
import { StarSummary } from "../components/star-summary";
import { ChartLink, StatsHead } from "../components/stats-head";
import { useStatWords } from "../components/use-stat-words";
import { readMeasure } from "../event-stats.service.server";
import { statPaths } from "../measures";

export const handle = pageHandle("event-stats", "star-stats");

export const loader = ({ params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) => readMeasure(ctx, event_id, "stars");

export default function EventStars() {
  const { t } = useStatWords();
  const { event, numbers } = useLoaderData<typeof loader>();
  const chart = statPaths(event.eventId).starsRenderer;
  return (
    <>
      <StatsHead event={event} title={t("pages.star-stats")} lead={event.hasBegun ? t("lead.stars") : t("stars.notBegun")} />
      <Section title={t("stars.title")} act={<ChartLink to={chart} what={t("stars.distribution")} />}>
        <StarSummary numbers={numbers} />
      </Section>
      <Section
        title={<span className="block first-letter:uppercase">{t("by.day")}</span>}
        act={<ChartLink to={`${chart}?by=day`} what={t("by.day")} />}
      >
        <Breakdown numbers={numbers} by="day" />
      </Section>
      <p className="mt-8 max-w-prose text-sm text-muted">{t("floor")}</p>
    </>
  );
}

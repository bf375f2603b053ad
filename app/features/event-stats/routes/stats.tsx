/** What happened around an event: views, shares, who comes, and the tickets that there are. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StatTile } from "~/kit/figures";
import { formatMoney } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { MeasureSections } from "../components/measure-sections";
import { ChartLink, StatsHead } from "../components/stats-head";
import { useStatWords } from "../components/use-stat-words";
import { readStats } from "../event-stats.service.server";
import { statPaths } from "../measures";

export const handle = pageHandle("event-stats", "stats");

export const loader = ({ params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) => readStats(ctx, event_id);

type Stats = ReturnType<typeof useLoaderData<typeof loader>>;

export default function EventStats() {
  const { t, number } = useStatWords();
  const stats = useLoaderData<typeof loader>();
  const { event, numbers } = stats;
  const paths = statPaths(event.eventId);
  const shares = numbers.find(({ measure }) => measure === "shares")?.total ?? 0;
  return (
    <>
      <StatsHead event={event} title={t("pages.stats")} lead={t("lead.stats")} />
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        <StatTile label={t("measures.views")} value={number(stats.viewCount)} />
        <StatTile label={t("measures.shares")} value={number(shares)} />
        <StatTile label={t("measures.rsvps")} value={number(stats.rsvpCount)} />
      </div>
      {numbers.map((each) => (
        <MeasureSections key={each.measure} numbers={each} chartTo={paths.renderer} />
      ))}
      <Section title={t("stars.title")} act={<ChartLink to={paths.starsRenderer} what={t("stars.distribution")} />}>
        <Link to={paths.stars} className="link">
          {t("tabs.stars")}
        </Link>
      </Section>
      <Tickets tickets={stats.tickets} />
      <p className="mt-8 max-w-prose text-sm text-muted">{t("floor")}</p>
    </>
  );
}

function Tickets({ tickets }: Pick<Stats, "tickets">) {
  const { t, locale, number } = useStatWords();
  return (
    <Section title={t("tickets.title")} lead={tickets.length > 0 ? undefined : t("tickets.none")}>
      {tickets.length > 0 && (
        <table className="w-full max-w-2xl text-sm tabular-nums">
          <caption className="sr-only">{t("tickets.title")}</caption>
          <thead className="text-muted">
            <tr>
              {(["category", "price", "quantity", "taken"] as const).map((name, at) => (
                <th key={name} scope="col" className={`py-1 font-normal ${at > 0 ? "ps-3 text-end" : "text-start"}`}>
                  {t(`tickets.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tickets.map(({ categoryId, name, price, quantity, taken }) => (
              <tr key={categoryId} className="border-t border-base-300">
                <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-2 ps-3 text-end">{price === 0 ? t("tickets.free") : formatMoney(price, locale)}</td>
                <td className="py-2 ps-3 text-end">{quantity === null ? t("tickets.unlimited") : number(quantity)}</td>
                <td className="py-2 ps-3 text-end">{number(taken)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

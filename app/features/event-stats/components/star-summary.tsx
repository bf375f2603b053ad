/** How those who came found it: how many gave what and, where that tells of nobody, the mean and how far opinions lie apart. */
import { BarTable } from "~/kit/charts";
import { StatTile } from "~/kit/figures";
import type { MeasureNumbers } from "../event-stats.service.server";
import { useStatWords } from "./use-stat-words";

export function StarSummary({ numbers: { rating } }: { numbers: MeasureNumbers }) {
  const { t, number, decimal } = useStatWords();
  if (!rating) return <p className="rounded-box bg-base-200 p-4">{t("stars.tooFew")}</p>;
  const rows = rating.groups.map(({ from, to, count }) => ({
    key: String(from),
    name: from === to ? number(from) : `${from}–${to}`,
    count,
  }));
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3">
        <StatTile label={t("measures.stars")} value={number(rating.total)} />
        {rating.mean !== null && rating.spread !== null && (
          <>
            <StatTile label={t("columns.mean")} value={decimal(rating.mean)} />
            <StatTile label={t("stars.spread")} value={`± ${decimal(rating.spread)}`} hint={t("stars.spreadHint")} />
          </>
        )}
      </div>
      <BarTable caption={t("stars.distribution")} header={t("columns.stars")} countHeader={t("measures.stars")} rows={rows} />
    </div>
  );
}

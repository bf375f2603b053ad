/** How those who came found it: the mean, how far opinions lie apart, and how many gave what. */
import { RatingBars, StatTile } from "~/kit/figures";
import { FLOOR } from "~/platform/small-groups";
import type { MeasureNumbers } from "../event-stats.service.server";
import { useStatWords } from "./use-stat-words";

export function StarSummary({ numbers: { total, rating } }: { numbers: MeasureNumbers }) {
  const { t, number, decimal } = useStatWords();
  if (!rating) {
    return (
      <p className="rounded-box bg-base-200 p-4">
        {total === 0 ? t("stars.none") : t("stars.tooFew", { count: total, formatted: number(total), floor: FLOOR })}
      </p>
    );
  }
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3">
        <StatTile label={t("columns.mean")} value={decimal(rating.mean)} />
        <StatTile label={t("measures.stars")} value={number(total)} />
        <StatTile label={t("stars.spread")} value={`± ${decimal(rating.spread)}`} hint={t("stars.spreadHint")} />
      </div>
      <RatingBars label={t("stars.distribution")} counts={rating.counts} mean={rating.mean} />
    </div>
  );
}

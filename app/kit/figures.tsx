/** Numbers to look at rather than to read: tiles, bars and spreads, each with its words. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "./format";
import { useWords } from "./use-words";

export interface StatTileProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

export function StatTile({ label, value, hint }: StatTileProps) {
  return (
    <dl className="border-t-2 border-base-content py-2">
      <dt className="text-sm text-base-content/80">{label}</dt>
      <dd className="mt-1 text-3xl font-black tracking-tighter tabular-nums">{value}</dd>
      {hint && <dd className="mt-1 text-sm text-base-content/80">{hint}</dd>}
    </dl>
  );
}

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value in words; "3 / 5" unless said otherwise. */
  text?: string;
}

/** How far something is. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const { locale } = useWords();
  const words = text ?? `${formatNumber(value, locale)} / ${formatNumber(max, locale)}`;
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{words}</span>
      </div>
      <progress
        className="progress progress-primary block w-full"
        value={Math.min(value, max)}
        max={max}
        aria-label={label}
        aria-valuetext={words}
      />
    </div>
  );
}

export interface MeterProps extends ProgressBarProps {
  min?: number;
}

/** Where a value lies between two ends. */
export function Meter({ label, value, max, min = 0, text }: MeterProps) {
  const { locale } = useWords();
  const share = max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0;
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="font-medium tabular-nums">{text ?? formatNumber(value, locale, { maximumFractionDigits: 1 })}</span>
      </div>
      <div className="h-2 overflow-hidden bg-base-300" aria-hidden>
        <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

export interface RatingBarsProps {
  label: string;
  /** How many gave 1, 2, 3, 4 and 5. */
  counts: readonly number[];
  mean?: number;
  /** What 1 and 5 mean, when it isn't obvious. */
  lowLabel?: string;
  highLabel?: string;
}

/** A spread of ratings: the mean, and a bar for each value. It is a table, so it can be read as one. */
export function RatingBars({ label, counts, mean, lowLabel, highLabel }: RatingBarsProps) {
  const { t } = useTranslation("kit");
  const { locale } = useWords();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const highest = Math.max(1, ...counts);
  const ends: Record<number, string | undefined> = { 1: lowLabel, 5: highLabel };
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-base-content/80">
          {mean !== undefined && (
            <strong className="text-base text-base-content">
              {t("charts.mean", { mean: formatNumber(mean, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }) })}
            </strong>
          )}{" "}
          {t("charts.answers", { count: total, formatted: formatNumber(total, locale) })}
        </span>
      </figcaption>
      <table className="mt-2 w-full text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("charts.rating")}</th>
            <th scope="col">{t("charts.count")}</th>
          </tr>
        </thead>
        <tbody>
          {[5, 4, 3, 2, 1].map((value) => (
            <tr key={value}>
              <th scope="row" className="w-px py-0.5 pe-2 text-start font-normal whitespace-nowrap">
                {value}
                {ends[value] && <span className="text-base-content/80"> {ends[value]}</span>}
              </th>
              <td className="py-0.5">
                <div className="flex items-center gap-2">
                  <div className="h-2.5 grow bg-base-200" aria-hidden>
                    <div
                      className="h-full bg-primary [print-color-adjust:exact]"
                      style={{ width: `${((counts[value - 1] ?? 0) / highest) * 100}%` }}
                    />
                  </div>
                  <span className="w-8 text-end">{formatNumber(counts[value - 1] ?? 0, locale)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

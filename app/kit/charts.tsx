/** Charts made of plain boxes: readable in both themes, on a phone, on paper, and as tables. */
import type { ReactNode } from "react";
import { formatNumber } from "./format";
import { useWords } from "./use-words";

/** Browsers leave backgrounds out when they print, unless told that they are what the picture is made of. */
const INK = "bg-primary [print-color-adjust:exact]";

export interface ColumnPoint {
  key: string;
  label: string;
  value: number;
}

export interface ColumnChartProps {
  /** Says what is shown. */
  label: string;
  points: readonly ColumnPoint[];
  /** The same as a table: the picture itself is not read out. */
  children: ReactNode;
}

/** More columns than this have labels at the ends only. */
const MOST_LABELS = 5;

/** How something went over time, as upright columns. */
export function ColumnChart({ label, points, children }: ColumnChartProps) {
  const { locale } = useWords();
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const isFew = points.length <= MOST_LABELS;
  /** Few columns don't fill a wide page. */
  const maxWidth = `${points.length * (isFew ? 8 : 3)}rem`;
  const ends = [points[0], points.at(-1)];
  return (
    <figure>
      <figcaption className="sr-only">{label}</figcaption>
      <div aria-hidden className="break-inside-avoid text-xs text-muted tabular-nums" style={{ maxWidth }}>
        <p className="mb-1">{formatNumber(highest, locale)}</p>
        <div className="flex h-40 items-end gap-px border-y border-t-base-300 border-b-base-content/60">
          {points.map(({ key, label: name, value }) => (
            <div key={key} title={`${name}: ${formatNumber(value, locale)}`} className="flex h-full min-w-0 flex-1 items-end">
              {value > 0 && <div className={`min-h-0.5 w-full rounded-t-sm ${INK}`} style={{ height: `${(value / highest) * 100}%` }} />}
            </div>
          ))}
        </div>
        <div className={`mt-1 flex gap-px ${isFew ? "" : "justify-between gap-4"}`}>
          {isFew
            ? points.map(({ key, label: name }) => (
                <span key={key} className="min-w-0 flex-1 text-center">
                  {name}
                </span>
              ))
            : ends.map((point) => point && <span key={point.key}>{point.label}</span>)}
        </div>
      </div>
      {children}
    </figure>
  );
}

export interface BarRow {
  key: string;
  name: ReactNode;
  count: number;
  /** What stands beside the count. */
  more?: ReactNode;
}

export interface BarTableProps {
  /** Says what the table shows; read, not seen. */
  caption: string;
  header: string;
  countHeader: string;
  /** Heads what stands beside the counts. */
  moreHeader?: string;
  rows: readonly BarRow[];
}

/** How much of each kind, as bars that lie in a table. */
export function BarTable({ caption, header, countHeader, moreHeader, rows }: BarTableProps) {
  const { locale } = useWords();
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {header}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {countHeader}
          </th>
          {moreHeader && (
            <th scope="col" className="w-16 py-1 ps-3 text-end font-normal">
              {moreHeader}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, more }) => (
          <tr key={key} className="break-inside-avoid">
            <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-1">
              <div className="flex items-center gap-2">
                <div className="h-2.5 grow" aria-hidden>
                  <div className={`h-full ${INK}`} style={{ width: `${(count / highest) * 100}%` }} />
                </div>
                <span className="min-w-8 text-end">{formatNumber(count, locale)}</span>
              </div>
            </td>
            {moreHeader && <td className="py-1 ps-3 text-end">{more}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers to look at rather than to read: tiles, bars and spreads, each with its words. */
import type { ReactNode } from "react";
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
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 text-3xl font-black tracking-tighter tabular-nums">{value}</dd>
      {hint && <dd className="mt-1 text-sm text-muted">{hint}</dd>}
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
      <progress className="progress block w-full" value={Math.min(value, max)} max={max} aria-label={label} aria-valuetext={words} />
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

export interface ComparedBarsProps {
  /** What is compared. */
  label: string;
  /** The last one is what counts. */
  bars: readonly { name: string; value: number; text: string }[];
  /** What a whole bar stands for, where several groups share a scale; the highest of these otherwise. */
  highest?: number;
  /** Nothing of its kind follows. */
  isLast?: boolean;
}

/** A few numbers of one kind below each other, on one scale. */
export function ComparedBars({ label, bars, highest = Math.max(...bars.map(({ value }) => value), 1), isLast = false }: ComparedBarsProps) {
  return (
    <div className={isLast ? "" : "border-b border-base-300 py-3"}>
      <h3 className="text-sm font-normal text-muted">{label}</h3>
      <dl className="mt-1 flex flex-col gap-1.5">
        {bars.map(({ name, value, text }, at) => {
          const counts = at === bars.length - 1;
          return (
            <div
              key={name}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)_6.5rem] items-center gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)_7rem]"
            >
              <dt className="text-sm">{name}</dt>
              <dd aria-hidden className="h-3 bg-base-200">
                <div
                  className={`h-full [print-color-adjust:exact] ${counts ? "bg-base-content" : "bg-base-content/40"}`}
                  style={{ width: `${(value / highest) * 100}%` }}
                />
              </dd>
              <dd className={`text-end tabular-nums ${counts ? "text-lg/tight font-black" : ""}`}>{text}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

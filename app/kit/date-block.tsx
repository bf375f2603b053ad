/** A day as calendars on a wall show it: the day large, its month below. */
import { formatDate } from "./format";
import { useWords } from "./use-words";

/** @param at UTC milliseconds */
export function DateBlock({ at, className = "" }: { at: number; className?: string }) {
  const { locale } = useWords();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      className={`flex flex-col items-center justify-center text-center leading-tight ${className}`}
      suppressHydrationWarning
    >
      <span className="text-xl font-bold tabular-nums">{formatDate(at, locale, "dayNumber")}</span>
      <span className="text-xs font-medium">{formatDate(at, locale, "monthShort")}</span>
    </time>
  );
}

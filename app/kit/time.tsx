/** Moments in the page: server and browser may differ by a second or an invisible space, which is no mistake. */
import { type DateStyle, formatAgo, formatAgoShort, formatDate } from "./format";
import { useWords } from "./use-words";

/** How long ago, with the exact time behind it. */
export function TimeAgo({ at }: { at: number }) {
  const { locale } = useWords();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDate(at, locale, "dateTime")} suppressHydrationWarning>
      {formatAgo(at, Date.now(), locale)}
    </time>
  );
}

/** The same in as little room as there is; who listens hears all of it. */
export function TimeAgoShort({ at }: { at: number }) {
  const { locale } = useWords();
  const now = Date.now();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDate(at, locale, "dateTime")} className="whitespace-nowrap">
      <span aria-hidden suppressHydrationWarning>
        {formatAgoShort(at, now, locale)}
      </span>
      <span className="sr-only" suppressHydrationWarning>
        {formatAgo(at, now, locale)}
      </span>
    </time>
  );
}

/** A date in the reader's language and the university's time. */
export function DateText({ at, style = "date" }: { at: number; style?: DateStyle }) {
  const { locale } = useWords();
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {formatDate(at, locale, style)}
    </time>
  );
}

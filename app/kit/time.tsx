/** Moments in the page: server and browser may differ by a second or an invisible space, which is no mistake. */
import { type DateStyle, formatAgo, formatDate } from "./format";
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

/** A date in the reader's language and the university's time. */
export function DateText({ at, style = "date" }: { at: number; style?: DateStyle }) {
  const { locale } = useWords();
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {formatDate(at, locale, style)}
    </time>
  );
}

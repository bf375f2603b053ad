/** Says above a list which filters and order were read from the words that were typed, and leads to the search for the words. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "./link";
import { changeQuery } from "./search-links";

export interface ReadWish {
  /** What was read, in a sentence. */
  text: string;
  /** The same as values of the list's address. */
  filters: Record<string, string>;
}

interface WishNoteProps {
  /** Null where nothing was read. */
  wish: ReadWish | null;
  /** The list that can do it, where this one can't; only a link is shown then. */
  elsewhere?: string | null;
}

export function WishNote({ wish, elsewhere = null }: WishNoteProps) {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  if (!wish) return null;
  const q = query.get("q") ?? "";
  const asFilters = changeQuery(elsewhere === null ? query : new URLSearchParams(), { q: null, ...wish.filters });
  return (
    <p role="status" className="flex flex-wrap gap-x-3 gap-y-1">
      <span>
        {t(elsewhere === null ? "search.readAs" : "search.lookingFor")}{" "}
        <Link to={`${elsewhere ?? ""}${asFilters}`} className="link font-medium">
          {wish.text}
        </Link>
      </span>
      {elsewhere === null && (
        <Link to={changeQuery(query, { is_exact: 1 })} className="link">
          {t("search.exactly", { q })}
        </Link>
      )}
    </p>
  );
}

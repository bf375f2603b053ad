/** The way through a list that is ordered by time: a page deep down costs what the first one costs. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "../link";
import { useQueryLink } from "../search-links";
import { useFromHeading } from "../use-from-heading";

interface CursorPagerProps {
  name: "before" | "after";
  next?: number | string;
  /** The newest come first. */
  isByTime?: boolean;
}

/** Links to the rows that follow and back to the first; the address says where one is as `?before=` or `?after=`. */
export function CursorPager({ name, next, isByTime = name === "before" }: CursorPagerProps) {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  const link = useQueryLink();
  useFromHeading(query.get(name));
  if (!next && !query.has(name)) return null;
  const words = isByTime ? { first: t("list.newest"), next: t("list.older") } : { first: t("list.first"), next: t("list.next") };
  return (
    <nav aria-label={t("list.pages")} className="flex gap-3">
      {query.has(name) && (
        <Link to={link({ [name]: null })} className="btn btn-sm">
          {words.first}
        </Link>
      )}
      {next && (
        <Link to={link({ [name]: next })} rel="next" className="btn btn-sm">
          {words.next}
        </Link>
      )}
    </nav>
  );
}

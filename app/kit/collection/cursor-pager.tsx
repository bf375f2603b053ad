/** The way through a list that is ordered by time: a page deep down costs what the first one costs. */
import { Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useQueryLink } from "../search-links";

/** Links to older rows and back to the newest; the address says where one is as `?before=`. */
export function CursorPager({ nextBefore }: { nextBefore?: number }) {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  const link = useQueryLink();
  if (!nextBefore && !query.has("before")) return null;
  return (
    <nav aria-label={t("list.pages")} className="flex gap-3">
      {query.has("before") && (
        <Link to={link({ before: null })} className="btn btn-sm">
          {t("list.newest")}
        </Link>
      )}
      {nextBefore && (
        <Link to={link({ before: nextBefore })} rel="next" className="btn btn-sm">
          {t("list.older")}
        </Link>
      )}
    </nav>
  );
}

/** The way to newer and older notifications. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";

export function Steps({ page, hasMore }: { page: number; hasMore: boolean }) {
  const { t } = useTranslation(["notifications", "kit"]);
  const link = useQueryLink();
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={t("kit:list.pages")} className="mt-4 flex gap-2">
      {page > 1 && (
        <Link to={link({ page: page - 1 })} rel="prev" className="btn">
          {t("list.newer")}
        </Link>
      )}
      {hasMore && (
        <Link to={link({ page: page + 1 })} rel="next" className="btn">
          {t("list.older")}
        </Link>
      )}
    </nav>
  );
}

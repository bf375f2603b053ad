/** How staff narrow lists that span all communities. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";

/** Which community a filter was taken to mean, and the way out of it. */
export function MeantCommunity({ named, isFiltered }: { named: { name: string; slug: string } | null; isFiltered: boolean }) {
  const { t } = useTranslation("community");
  const link = useQueryLink();
  if (!isFiltered) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {named ? (
        <>
          <span>{t("staff.only", { name: named.name })}</span>
          <Link to={link({ community: null, before: null })} className="link">
            {t("staff.everyCommunity")}
          </Link>
        </>
      ) : (
        t("staff.noCommunity")
      )}
    </p>
  );
}

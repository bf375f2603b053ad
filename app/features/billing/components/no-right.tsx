/** What an admin reads who may not read billing records. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";

export function NoRight() {
  const { t } = useTranslation("billing");
  return (
    <>
      <EmptyState title={t("noRight.title")} text={t("noRight.text")} />
      <p className="mt-4">
        <Link to="/admin/billing/rights" className="link">
          {t("pages.rights")}
        </Link>
      </p>
    </>
  );
}

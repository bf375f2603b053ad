/** The way from a thing to its report; every page has its words. */

import { useTranslation } from "react-i18next";
import Flag from "~icons/lucide/flag";
import { Link } from "./link";

export function ReportLink({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation("kit");
  return (
    <Link to={`/reporting/add/${subjectId}`} rel="nofollow" className="btn btn-ghost btn-sm">
      <Flag size={16} aria-hidden />
      {t("acts.report")}
    </Link>
  );
}

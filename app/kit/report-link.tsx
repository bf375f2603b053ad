/** The way from a thing to its report; every page has its words. */

import { useTranslation } from "react-i18next";
import Flag from "~icons/lucide/flag";
import { Link } from "./link";

/** @param of what is reported, where a page has several ways to report */
export function ReportLink({ subjectId, of }: { subjectId: string; of?: string }) {
  const { t } = useTranslation("kit");
  return (
    <Link
      to={`/reporting/add/${subjectId}`}
      rel="nofollow"
      className="btn btn-ghost btn-sm"
      aria-label={of && `${t("acts.report")}: ${of}`}
    >
      <Flag size={16} aria-hidden />
      {t("acts.report")}
    </Link>
  );
}

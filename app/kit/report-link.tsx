/** The way from a thing to its report; every page has its words. */

import { useTranslation } from "react-i18next";
import Flag from "~icons/lucide/flag";
import { Link } from "./link";
import { Of } from "./of";

/** As much of a text as names it. */
const MOST = 60;

/** @param of what is reported, for those who go from link to link: its title, or how it begins */
export function ReportLink({ subjectId, of }: { subjectId: string; of: string }) {
  const { t } = useTranslation("kit");
  return (
    <Link to={`/reporting/add/${subjectId}`} rel="nofollow" className="btn btn-ghost btn-sm">
      <Flag size={16} aria-hidden />
      {t("acts.report")}
      <Of>{of.slice(0, MOST)}</Of>
    </Link>
  );
}

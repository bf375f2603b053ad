/** Leads from free time to a new study room at that time. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import DoorOpen from "~icons/lucide/door-open";
import { type StudyTime, studyPath } from "./study-path";

export interface StudyLinkProps {
  time: StudyTime;
  /** What the time is called, for whoever doesn't see beside what the link stands. */
  label: string;
}

export function StudyLink({ time, label }: StudyLinkProps) {
  const { t } = useTranslation("kit");
  return (
    <Link to={studyPath(time)} rel="nofollow" className="btn btn-sm" aria-label={`${t("acts.studyTogether")}: ${label}`}>
      <DoorOpen size={16} aria-hidden />
      {t("acts.studyTogether")}
    </Link>
  );
}

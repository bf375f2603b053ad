/** Leads from a thing to a new alarm about it, with its title and its time filled in. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { localTime } from "~/platform/time";
import BellPlus from "~icons/lucide/bell-plus";

export interface RemindLinkProps {
  title: string;
  /** Where the thing is shown. */
  path: string;
  /** UTC milliseconds; the form asks for a time where it isn't known. */
  at?: number | null;
  /** Only its picture, named after the thing. */
  isSmall?: boolean;
}

export function RemindLink({ title, path, at, isSmall }: RemindLinkProps) {
  const { t } = useTranslation("kit");
  const { date, time } = at ? localTime(at) : { date: "", time: "" };
  const query = new URLSearchParams({ title, path, ...(at ? { day: date, time } : {}) });
  return (
    <Link
      to={`/alarm/add?${query}`}
      rel="nofollow"
      className={isSmall ? "btn btn-sm btn-square" : "btn"}
      aria-label={isSmall ? `${t("acts.remind")}: ${title}` : undefined}
    >
      <BellPlus size={isSmall ? 16 : 18} aria-hidden />
      {!isSmall && t("acts.remind")}
    </Link>
  );
}

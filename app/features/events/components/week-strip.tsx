/** The days of a week as links, with the ways to the weeks around it. */

import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { useWords } from "~/kit/use-words";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import type { WeekStripData } from "../agenda.service.server";

/** @param chosen the day that is shown alone */
export function WeekStrip({ strip: { days, today, before, after }, chosen }: { strip: WeekStripData; chosen: string | undefined }) {
  const { t } = useTranslation("agenda");
  const { locale } = useWords();
  const link = useQueryLink();
  const to = (day: string) => link({ day, when: null, cursor: null });
  const look = (day: string) => (day === chosen ? "bg-primary text-primary-content" : day === today ? "text-primary" : "hover:bg-base-200");
  return (
    <nav aria-label={t("days")} className="flex items-center gap-1">
      <Link to={to(before)} preventScrollReset aria-label={t("weekBefore")} className="btn btn-ghost btn-square">
        <ChevronLeft size={18} aria-hidden />
      </Link>
      <ol className="grid min-w-0 grow grid-cols-7 gap-1 text-center">
        {days.map(({ day, at }) => (
          <li key={day} className="min-w-0">
            <Link
              to={day === chosen ? link({ day: null, cursor: null }) : to(day)}
              preventScrollReset
              aria-current={day === chosen ? "date" : undefined}
              className={`flex flex-col items-center rounded-field py-1.5 leading-tight ${look(day)}`}
            >
              <span className="sr-only">{formatDate(at, locale, "day")}</span>
              <span aria-hidden className="text-xs whitespace-nowrap">
                {formatDate(at, locale, "weekday")}
              </span>
              <span aria-hidden className="text-lg font-bold tabular-nums">
                {formatDate(at, locale, "dayNumber")}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Link to={to(after)} preventScrollReset aria-label={t("weekAfter")} className="btn btn-ghost btn-square">
        <ChevronRight size={18} aria-hidden />
      </Link>
    </nav>
  );
}

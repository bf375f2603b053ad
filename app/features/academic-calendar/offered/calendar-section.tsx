/** Chooses the term whose academic calendar is entered or changed. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { AcademicTerm } from "../academic-calendar.repository.server";
import { CalendarForm } from "./calendar-form";

interface CalendarSectionProps {
  /** The terms to choose from, newest first. */
  terms: readonly string[];
  entered: readonly string[];
  term: string;
  chosen: AcademicTerm | null;
  termName(term: string): string;
  /** What a weekday is called; 0 is Monday. */
  dayName(day: number): string;
}

const IN_SIGHT = 6;

export function CalendarSection({ terms, entered, term, chosen, termName, dayName }: CalendarSectionProps) {
  const { t } = useTranslation("academic-calendar");
  const offered = [...new Set([...terms.slice(0, IN_SIGHT), ...entered])].sort().reverse();
  return (
    <Section id="calendar" title={t("title")} lead={t("lead")} className="max-w-3xl">
      <ul className="mb-5 flex flex-wrap gap-2">
        {offered.map((each) => (
          <li key={each}>
            <Link
              to={`/catalog/admin?calendar=${each}#calendar`}
              className={`btn btn-sm ${each === term ? "btn-neutral" : ""}`}
              aria-current={each === term ? "true" : undefined}
            >
              {termName(each)}
              {!entered.includes(each) && <span className="font-normal"> · {t("missing")}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {term && <CalendarForm term={term} chosen={chosen} dayName={dayName} />}
    </Section>
  );
}

/** Courses of a schedule that no week can show: without times or a section, or no longer in the timetable. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { NO_SECTION } from "../conflicts.rules";
import type { Plan } from "../plan.rules";
import { choosePath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

type Without = Pick<Plan["sections"][number], "id" | "courseCode" | "number" | "nameEn" | "nameTr" | "color" | "meetings" | "isGiven">;

interface UntimedProps {
  plan: { scheduleId: string; sections: readonly Without[] };
  /** Each leads to where its section is chosen. */
  isEditable?: boolean;
}

export function Untimed({ plan, isEditable = true }: UntimedProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const without = plan.sections.filter(({ meetings }) => meetings.length === 0);
  if (without.length === 0) return null;
  const told = (section: Without) => (
    <>
      <strong>{section.courseCode}</strong>
      <span>{words.section(section.number)}</span>
      <span>{words.name(section)}</span>
      {!section.isGiven && section.number !== NO_SECTION && <Badge level="error">{t("state.gone")}</Badge>}
    </>
  );
  return (
    <Section title={t("untimed.title")} lead={t("untimed.lead")}>
      <ul className="flex flex-wrap gap-2">
        {without.map((section) => {
          const className = `entry-color entry-color-${section.color} flex flex-wrap items-center gap-2 rounded-field px-3 py-2`;
          return (
            <li key={section.id}>
              {isEditable ? (
                <Link to={choosePath(plan.scheduleId, section.courseCode)} className={`${className} hover:underline`}>
                  {told(section)}
                </Link>
              ) : (
                <span className={className}>{told(section)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

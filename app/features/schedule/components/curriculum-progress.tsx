/** A curriculum semester by semester, with what is planned of it. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { coursePath } from "../../catalog/offered/course-paths";
import type { ProgressPage } from "../schedule.service.server";
import { choosePath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

type Line = ProgressPage["progress"]["semesters"][number]["lines"][number];

function State({ line, plan }: { line: Line; plan: ProgressPage["plan"] }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  if (line.state === "here") return <Badge level="success">{t("progress.here")}</Badge>;
  if (line.state === "elsewhere") return <Badge level="info">{words.term(line.term ?? plan.term)}</Badge>;
  if (!line.courseId || !line.courseCode) return null;
  return (
    <Link
      to={choosePath(plan.scheduleId, line.courseCode)}
      className="link shrink-0 text-sm"
      aria-label={t("progress.addLabel", { code: line.courseCode })}
    >
      {t("progress.add")}
    </Link>
  );
}

export function CurriculumProgress({ plan, semesters }: { plan: ProgressPage["plan"]; semesters: ProgressPage["progress"]["semesters"] }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const nameOf = ({ nameEn, nameTr, name }: Line) => (nameEn !== null && nameTr !== null ? words.name({ nameEn, nameTr }) : name);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {semesters.map(({ semester, lines }) => (
        <section key={semester} className="rounded-box border border-base-300 p-4">
          <h3 className="mb-2 font-semibold">{t("progress.semester", { number: semester })}</h3>
          <ul className="flex flex-col divide-y divide-base-300">
            {lines.map((line) => (
              <li key={line.position} className="flex items-baseline justify-between gap-3 py-1.5">
                <span className="min-w-0 wrap-anywhere">
                  {line.courseId && line.courseCode ? (
                    <Link to={coursePath(line.courseCode)} className="link font-semibold">
                      {line.courseCode}
                    </Link>
                  ) : (
                    <strong>{line.courseCode}</strong>
                  )}{" "}
                  {nameOf(line)}
                </span>
                <State line={line} plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

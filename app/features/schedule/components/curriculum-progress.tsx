/** A curriculum semester by semester, with what is planned of it. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { coursePath } from "../../catalog/offered/course-paths";
import { MarkBadge } from "../../course-marks/offered/mark-badge";
import type { ProgressPage } from "../schedule.service.server";
import { choosePath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

type Plan = ProgressPage["plan"];
type Choice = ProgressPage["progress"]["semesters"][number]["choices"][number];
type Line = Choice["lines"][number];

function State({ line, plan, isOpen }: { line: Line; plan: Plan; isOpen: boolean }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  if (line.state === "done" && line.mark) return <MarkBadge mark={line.mark} />;
  if (line.state === "here") return <Badge level="success">{t("state.taken")}</Badge>;
  if (line.state === "elsewhere") return <Badge level="info">{words.term(line.term ?? plan.term)}</Badge>;
  if (!isOpen || !line.courseId || !line.courseCode) return null;
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

function Course({ line, plan, isOpen }: { line: Line; plan: Plan; isOpen: boolean }) {
  const words = useScheduleWords();
  const { courseId, courseCode, nameEn, nameTr, name } = line;
  return (
    <div className="flex items-baseline justify-between gap-3 py-1.5">
      <span className="min-w-0">
        {courseId && courseCode ? (
          <Link to={coursePath(courseCode)} className="link font-semibold">
            {courseCode}
          </Link>
        ) : (
          <strong>{courseCode}</strong>
        )}{" "}
        {nameEn !== null && nameTr !== null ? words.name({ nameEn, nameTr }) : name}{" "}
        {line.mark?.state === "toRepeat" && <MarkBadge mark={line.mark} />}
      </span>
      <State line={line} plan={plan} isOpen={isOpen} />
    </div>
  );
}

/** Courses of which one is taken. */
function OneOf({ lines, isOpen, plan }: Choice & { plan: Plan }) {
  const { t } = useTranslation("catalog");
  return (
    <>
      <p className="pt-1.5 text-sm font-medium">{t("department.oneOf")}</p>
      <ul className="ps-4">
        {lines.map((line) => (
          <li key={`${line.semester} ${line.position}`}>
            <Course line={line} plan={plan} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function CurriculumProgress({ plan, semesters }: { plan: Plan; semesters: ProgressPage["progress"]["semesters"] }) {
  const { t } = useTranslation("schedule");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {semesters.map(({ semester, choices }) => (
        <section key={semester} className="rounded-box border border-base-300 p-4">
          <h3 className="mb-2 font-semibold">{t("progress.semester", { number: semester })}</h3>
          <ul className="flex flex-col divide-y divide-base-300">
            {choices.map(({ lines, isOpen }) => (
              <li key={lines[0]?.position}>
                {lines.length > 1 ? (
                  <OneOf lines={lines} isOpen={isOpen} plan={plan} />
                ) : (
                  lines.map((line) => <Course key={line.position} line={line} plan={plan} isOpen={isOpen} />)
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

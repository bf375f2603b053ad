/** Courses of a schedule's term that were found; each leads to its sections. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import type { CourseMark } from "../../course-marks/course-marks.rules";
import { MarkBadge } from "../../course-marks/offered/mark-badge";
import type { Plan } from "../plan.rules";
import { useScheduleWords } from "./use-schedule-words";

interface FoundCourse {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  credits: number | null;
  sections: number;
  mark: CourseMark | null;
}

export function CourseResults({ plan, found, current }: { plan: Plan; found: FoundCourse[]; current: string | null }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const [query] = useSearchParams();
  const q = query.get("q") ?? "";
  if (found.length === 0) return <EmptyState title={t("add.none", { q })} text={t("add.noneText", { term: words.term(plan.term) })} />;
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {found.map((course) => (
        <li key={course.courseId}>
          <Link
            to={`?${new URLSearchParams({ q, course: course.courseCode })}`}
            aria-current={course.courseCode === current || undefined}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 hover:bg-base-200 ${course.courseCode === current ? "bg-base-200" : ""}`}
          >
            <span className="min-w-0">
              <strong>{course.courseCode}</strong> {words.name(course)}
              {plan.sections.some(({ id }) => id === course.courseId) && (
                <>
                  {" "}
                  <Badge level="primary">{t("state.taken")}</Badge>
                </>
              )}{" "}
              {course.mark && <MarkBadge mark={course.mark} />}
            </span>
            <span className="text-sm text-muted">
              {[course.credits !== null && words.credits(course.credits), t("sections", { count: course.sections })]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

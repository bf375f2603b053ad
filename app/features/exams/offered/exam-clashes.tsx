/** Exams of a course that is looked at which are at the same time as those of courses in the schedule. */
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";
import { clockTime, startOfDay } from "~/platform/time";
import { examPath } from "../exam-paths";
import { examTitle } from "../exams.rules";
import type { ExamClash } from "../exams.service.server";

export function ExamClashes({ exams, courseId }: { exams: readonly ExamClash[]; courseId: string }) {
  const { t } = useTranslation("exams");
  const { locale } = useWords();
  if (exams.length === 0) return null;
  return (
    <div className="border-s-4 border-warning ps-3">
      <ul>
        {exams.map(({ examId, kind, number, date, start, end, otherCode }) => (
          <li key={`${examId} ${otherCode}`}>
            {t("clash", {
              exam: examTitle(t(`kinds.${kind}`), kind, number),
              code: otherCode,
              when: `${formatDate(startOfDay(date), locale, "day")}, ${clockTime(start)}–${clockTime(end % 1440)}`,
            })}
          </li>
        ))}
      </ul>
      <Link to={examPath(courseId)} className="link text-sm">
        {t("ofCourse")}
      </Link>
    </div>
  );
}

/** A mark as a word in a row and as a sentence on a course's page; loaded where there is one to show. */
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import { Link } from "~/kit/link";
import type { CourseMark, MarkState } from "../course-marks.rules";
import { useMarkWords } from "./use-mark-words";

const LEVELS: Record<MarkState, BadgeLevel> = { passed: "success", toRepeat: "warning", taking: "info" };
const LINES: Record<MarkState, string> = { passed: "border-success", toRepeat: "border-warning", taking: "border-info" };

export function MarkBadge({ mark: { state, grade } }: { mark: Pick<CourseMark, "state" | "grade"> }) {
  const { t } = useTranslation("course-marks");
  return <Badge level={LEVELS[state]}>{grade ? `${t(`states.${state}`)} · ${grade}` : t(`states.${state}`)}</Badge>;
}

export function MarkLine({ mark }: { mark: CourseMark }) {
  const { t } = useTranslation("course-marks");
  const { sentence } = useMarkWords();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 border-s-4 ps-3 text-sm ${LINES[mark.state]}`}>
      {sentence(mark)}
      <Link to="/gpa-calculator" className="link">
        {t("toTranscript")}
      </Link>
    </p>
  );
}

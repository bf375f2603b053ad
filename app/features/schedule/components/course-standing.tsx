/** What one's transcript says of a course before it is added: passed already, may it be repeated, are its prerequisites met. */
import { useTranslation } from "react-i18next";
import { MarksAsk } from "../../course-marks/offered/marks-question";
import { useMarkWords } from "../../course-marks/offered/use-mark-words";
import type { AddCoursesPage } from "../schedule.service.server";

type Standing = NonNullable<AddCoursesPage["standing"]>;

const LINE = "border-s-4 ps-3";

function Prerequisites({ missing }: { missing: string[][] }) {
  const { t } = useTranslation("course-marks");
  if (missing.length === 0) return <p className={`${LINE} border-success`}>{t("plan.met")}</p>;
  const codes = missing.map((set) => set.join(" + ")).join(` ${t("plan.or")} `);
  return <p className={`${LINE} border-warning`}>{t("plan.missing", { codes })}</p>;
}

export function CourseStanding({ standing: { isAsked, mark, repeat, prerequisites } }: { standing: Standing }) {
  const { t } = useTranslation("course-marks");
  const { sentence } = useMarkWords();
  const may = repeat?.[0] ?? "allowed";
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {isAsked && <MarksAsk />}
      {mark && (
        <p className={`${LINE} ${mark.state === "passed" ? "border-warning" : "border-info"}`}>
          {sentence(mark)} {repeat && t(`plan.repeat.${may}`)}
        </p>
      )}
      {prerequisites && <Prerequisites missing={prerequisites.missing} />}
    </div>
  );
}

/** Means with how many they rest on and how far they spread, and how they are computed. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";
import type { Score } from "../scores.rules";

/** A mean and its spread in a row. */
function ScoreRow({ label, score }: { label: string; score: Score }) {
  const { t } = useTranslation("courses");
  const { one } = useCourseWords();
  if (score.mean === null || score.spread === null) return null;
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-base-300 py-1.5">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <strong className="text-lg/tight font-black tracking-tight">{one(score.mean)}</strong>{" "}
        <span className="text-sm text-muted">{t("one.spread", { spread: one(score.spread) })}</span>
      </dd>
    </div>
  );
}

/** Each mean with its spread. */
function Means({ scores, className }: Pick<CoursePage, "scores"> & { className: string }) {
  const { t } = useTranslation("courses");
  return (
    <dl className={className}>
      <ScoreRow label={t("fields.overall")} score={scores.overall} />
      <ScoreRow label={t("fields.difficulty")} score={scores.difficulty} />
      <ScoreRow label={t("list.hours")} score={scores.weekly_hours} />
      <ScoreRow label={t("fields.usefulness")} score={scores.usefulness} />
    </dl>
  );
}

/** @param children what it makes, where that doesn't stand above it */
function Formula({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("courses");
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer">{t("one.formula")}</summary>
      {children}
      <p className="mt-2 text-muted">{t("one.formulaText")}</p>
    </details>
  );
}

export function CourseScores({ scores, spread, grades }: Pick<CoursePage, "scores" | "spread" | "grades">) {
  const { t } = useTranslation("courses");
  if (!spread) {
    return (
      <div className="flex flex-col gap-3 bg-base-200 p-4">
        <p>{t("one.tooFew")}</p>
        <Formula />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Means scores={scores} className="max-lg:hidden" />
      {grades && <Grades grades={grades} />}
      <Formula>
        <Means scores={scores} className="mt-2 lg:hidden" />
      </Formula>
    </div>
  );
}

const nameOf = (letters: readonly string[]) => (letters.length > 1 ? `${letters[0]}–${letters.at(-1)}` : (letters[0] ?? ""));

/** A column for each group of letters that is told apart. */
function Grades({ grades }: { grades: NonNullable<CoursePage["grades"]> }) {
  const { t } = useTranslation("courses");
  const total = grades.reduce((sum, { n }) => sum + n, 0);
  const highest = Math.max(1, ...grades.map(({ n }) => n));
  return (
    <div>
      <h3 className="font-extrabold">{t("one.grades")}</h3>
      <p className="text-sm text-muted">{t("one.gradesHint", { count: total })}</p>
      <ul className="mt-3 flex items-end gap-1.5 text-center text-sm tabular-nums">
        {grades.map(({ letters, n }) => (
          <li key={letters.join(" ")} className="flex min-w-0 flex-1 flex-col-reverse">
            <strong className="border-t-2 border-base-content pt-0.5 font-extrabold tracking-tight">{nameOf(letters)}</strong>
            <span className="bg-(--faculty) [print-color-adjust:exact]" style={{ height: `${(n / highest) * 7}rem` }} />
            <span>{n}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

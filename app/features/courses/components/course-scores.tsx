/** Means with how many they rest on and how far they spread, and how they are computed. */
import { useTranslation } from "react-i18next";
import { Meter, RatingBars } from "~/kit/figures";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";
import type { Score } from "../scores.rules";

function ScoreMeter({ label, score, max, min }: { label: string; score: Score; max: number; min: number }) {
  const { t } = useTranslation("courses");
  const { one } = useCourseWords();
  if (score.mean === null || score.spread === null) return null;
  const text = `${one(score.mean)} ${t("one.spread", { spread: one(score.spread) })}`;
  return <Meter label={label} value={score.mean} max={max} min={min} text={text} />;
}

function Formula() {
  const { t } = useTranslation("courses");
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer">{t("one.formula")}</summary>
      <p className="mt-2 text-base-content/80">{t("one.formulaText")}</p>
    </details>
  );
}

export function CourseScores({ scores, spread, grades }: Pick<CoursePage, "scores" | "spread" | "grades">) {
  const { t } = useTranslation("courses");
  if (!spread) {
    return (
      <div className="flex flex-col gap-3 rounded-box bg-base-200 p-4">
        <p>{t("one.tooFew")}</p>
        <Formula />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <RatingBars label={t("fields.overall")} counts={spread} mean={scores.overall.mean ?? undefined} />
      <ScoreMeter label={t("fields.difficulty")} score={scores.difficulty} min={1} max={5} />
      <ScoreMeter label={t("fields.usefulness")} score={scores.usefulness} min={1} max={5} />
      <ScoreMeter label={t("list.hours")} score={scores.weekly_hours} min={0} max={30} />
      {grades && <Grades grades={grades} />}
      <Formula />
    </div>
  );
}

function Grades({ grades }: { grades: NonNullable<CoursePage["grades"]> }) {
  const { t } = useTranslation("courses");
  const total = grades.reduce((sum, { n }) => sum + n, 0);
  return (
    <div>
      <h3 className="font-medium">{t("one.grades")}</h3>
      <p className="text-sm text-base-content/80">{t("one.gradesHint", { count: total })}</p>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm tabular-nums">
        {grades.map(({ letters, n }) => (
          <li key={letters.join(" ")} className="rounded-field bg-base-200 px-2 py-1">
            <strong>{letters.length > 1 ? `${letters[0]}–${letters.at(-1)}` : letters[0]}</strong> {n}
          </li>
        ))}
      </ul>
    </div>
  );
}

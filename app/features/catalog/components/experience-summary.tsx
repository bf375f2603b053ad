/** What students say on average, with how many that rests on, and the way to their words. */

import { useTranslation } from "react-i18next";
import { Meter } from "~/kit/figures";
import { Link } from "~/kit/link";
import type { CatalogPage } from "../catalog.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";

interface ExperienceSummaryProps {
  scores: CatalogPage["scores"];
  courseId: string;
}

export function ExperienceSummary({ scores, courseId }: ExperienceSummaryProps) {
  const { t } = useTranslation("catalog");
  const { n, floor, overall, difficulty, weeklyHours } = scores;
  return (
    <div className="flex flex-col gap-3">
      {overall === null ? (
        <p>{n === 0 ? t("course.noExperiences") : t("course.tooFew", { count: n, floor })}</p>
      ) : (
        <Means overall={overall} difficulty={difficulty} weeklyHours={weeklyHours} n={n} />
      )}
      {n > 0 && (
        <Link to={`/courses/one/${courseId}`} className="btn btn-sm self-start" prefetch="intent">
          {t("course.read")}
        </Link>
      )}
    </div>
  );
}

interface MeansProps {
  overall: number;
  difficulty: number | null;
  weeklyHours: number | null;
  n: number;
}

function Means({ overall, difficulty, weeklyHours, n }: MeansProps) {
  const { t } = useTranslation("catalog");
  const { one } = useCatalogWords();
  return (
    <>
      <Meter label={t("course.overall")} value={overall} min={1} max={5} text={`${one(overall)} / 5`} />
      {difficulty !== null && <Meter label={t("course.difficulty")} value={difficulty} min={1} max={5} text={`${one(difficulty)} / 5`} />}
      {weeklyHours !== null && <Meter label={t("course.weeklyHours")} value={weeklyHours} max={30} text={one(weeklyHours)} />}
      <p className="text-sm text-muted">{t("course.restsOn", { count: n })}</p>
    </>
  );
}

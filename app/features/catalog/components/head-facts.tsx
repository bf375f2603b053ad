/** The few things that one asks of a course before all others, in a row. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CourseFrameData } from "../course-head.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";

/** When it is given: in a term that has come or is coming, else when it usually is. */
function useGiven({ course, isGivenNow }: CourseFrameData): HeadFact | null {
  const { t } = useTranslation("catalog");
  const { term, semesters } = useCatalogWords();
  if (isGivenNow && course.lastTerm) return { label: t("verdict.given"), value: term(course.lastTerm) };
  if (course.offeredSemesters !== null) return { label: t("course.offered"), value: semesters(course.offeredSemesters) };
  return course.lastTerm ? { label: t("course.lastTerm"), value: term(course.lastTerm) } : null;
}

/** @param best with whom it is rated best, where that may be told */
export function HeadFacts({ frame, best }: { frame: CourseFrameData; best?: HeadFact | null }) {
  const { t } = useTranslation("catalog");
  const { number } = useCatalogWords();
  const { planners } = frame.course;
  const given = useGiven(frame);
  const planned: HeadFact | null =
    planners === 0
      ? null
      : {
          label: t("verdict.planned"),
          value: t("verdict.times", { count: planners, formatted: number(planners) }),
        };
  const facts = [best, given, planned].filter((fact) => !!fact);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-2 pb-3 sm:flex-nowrap lg:pb-0">
      {facts.map(({ label, value, more }, index) => (
        <div key={label} className={`min-w-0 ${index > 0 ? "border-s border-base-300 ps-4" : ""}`}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-lg/tight font-black tracking-tight">{value}</dd>
          {more && <dd className="text-xs text-muted">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

export interface HeadFact {
  label: string;
  value: ReactNode;
  /** What it rests on. */
  more?: string;
}

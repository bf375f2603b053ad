/** What the university says about a course. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { CatalogPage } from "../catalog.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";

type Course = CatalogPage["course"];

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-base-content/80">{label}</dt>
      <dd className="text-end font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** `3 (2-2)`: the credit, and the hours of theory and practice behind it. */
function creditText({ credits, theoryHours, practiceHours }: Course, number: (value: number) => string): string {
  const hours = theoryHours === null ? "" : ` (${theoryHours}-${practiceHours ?? 0})`;
  return credits === null ? "—" : number(credits) + hours;
}

/** The few facts that matter most, in a line. */
export function FactLine({ course: { credits, ects, level, courseType } }: { course: Course }) {
  const { t } = useTranslation("catalog");
  const words = useCatalogWords();
  const facts = [
    credits === null ? null : words.credits(credits),
    ects === null ? null : `${words.number(ects)} ${t("course.ects")}`,
    t(`levels.${level}`),
    t(`types.${courseType}`),
  ];
  return <p className="text-sm text-base-content/80">{facts.filter(Boolean).join(" · ")}</p>;
}

export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation("catalog");
  const { number, term } = useCatalogWords();
  return (
    <dl className="divide-y divide-base-300 rounded-box border border-base-300 px-4 py-2 text-sm">
      <Fact label={t("course.credits")}>{creditText(course, number)}</Fact>
      {course.ects !== null && <Fact label={t("course.ects")}>{number(course.ects)}</Fact>}
      <Fact label={t("course.level")}>{t(`levels.${course.level}`)}</Fact>
      <Fact label={t("course.type")}>{t(`types.${course.courseType}`)}</Fact>
      <Fact label={t("course.department")}>
        <Link to={`/catalog/all?department_id=${course.departmentId}`} className="link">
          {course.departmentName}
        </Link>
      </Fact>
      <Fact label={t("course.numericCode")}>{course.numericCode}</Fact>
      {course.lastTerm && <Fact label={t("course.lastTerm")}>{term(course.lastTerm)}</Fact>}
      <Fact label={t("course.databank")}>
        <Link to={`/databank/one/${course.courseId}`} className="link">
          {t("course.databankCount", { count: course.databankCount })}
        </Link>
      </Fact>
    </dl>
  );
}

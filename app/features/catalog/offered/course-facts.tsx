/** What the university says about a course: in a line below its name, and in full. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { CourseHead } from "../course-head.service.server";
import { departmentPath } from "./course-paths";
import { useCatalogWords } from "./use-catalog-words";

/** `4 (3-2)`: the credit, and the weekly hours of theory and practice behind it. */
function creditText({ creditHalves, theoryHours, practiceHours }: CourseHead, number: (value: number) => string): string {
  const hours = theoryHours === null ? "" : ` (${theoryHours}-${practiceHours ?? 0})`;
  return creditHalves === null ? "—" : number(creditHalves / 2) + hours;
}

/** METU's credit is theory + practice / 2; the university's own figure stands where it says otherwise. */
const isOwnFigure = ({ creditHalves, theoryHours, practiceHours }: CourseHead) =>
  creditHalves !== null && theoryHours !== null && creditHalves !== 2 * theoryHours + (practiceHours ?? 0);

/** The few facts that matter most, in a line. */
export function FactLine({ course }: { course: CourseHead }) {
  const { t } = useTranslation("catalog");
  const { number, locale } = useCatalogWords();
  const facts = [
    course.creditHalves === null
      ? null
      : t("course.creditsLine", { count: course.creditHalves / 2, formatted: creditText(course, number) }),
    course.ectsHalves === null ? null : `${number(course.ectsHalves / 2)} ${t("course.ects")}`,
    course.language && t(`languages.${course.language}`),
    t(`levels.${course.level}`),
    t(`types.${course.courseType}`),
    locale === "tr" ? course.departmentNameTr : course.departmentNameEn,
  ];
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}

/** What is known of a course, one fact a row; what isn't known is left out. */
export function CourseFacts({ course }: { course: CourseHead }) {
  const { t } = useTranslation("catalog");
  const { number, term, locale, semesters } = useCatalogWords();
  return (
    <dl className="divide-y divide-base-300 border-b border-base-300 text-sm">
      <Fact label={t("course.credits")}>{creditText(course, number)}</Fact>
      {isOwnFigure(course) && <Fact label={t("course.creditNote")}>{t("course.ownFigure")}</Fact>}
      {course.ectsHalves !== null && <Fact label={t("course.ects")}>{number(course.ectsHalves / 2)}</Fact>}
      {course.language && <Fact label={t("course.language")}>{t(`languages.${course.language}`)}</Fact>}
      <Fact label={t("course.level")}>{t(`levels.${course.level}`)}</Fact>
      <Fact label={t("course.type")}>{t(`types.${course.courseType}`)}</Fact>
      {course.nonTechnicalTerm && <Fact label={t("fields.non_technical")}>{term(course.nonTechnicalTerm)}</Fact>}
      {course.offeredSemesters !== null && <Fact label={t("course.offered")}>{semesters(course.offeredSemesters)}</Fact>}
      <Fact label={t("course.department")}>
        <Link to={departmentPath(course.departmentCode)} className="link">
          {locale === "tr" ? course.departmentNameTr : course.departmentNameEn}
        </Link>
      </Fact>
      <Fact label={t("course.numericCode")}>{course.numericCode}</Fact>
      {course.lastTerm && <Fact label={t("course.lastTerm")}>{term(course.lastTerm)}</Fact>}
    </dl>
  );
}

/** What the university says about a course. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-base-content/80">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}

function credits({ creditHalves, theoryHours, practiceHours }: CoursePage["course"], number: (value: number) => string) {
  if (creditHalves === null) return "—";
  const hours = theoryHours === null ? "" : `(${theoryHours}-${practiceHours ?? 0}) `;
  return `${hours}${number(creditHalves / 2)}`;
}

export function CourseFacts({ course }: { course: CoursePage["course"] }) {
  const { t } = useTranslation("courses");
  const { number, term, locale } = useCourseWords();
  return (
    <dl className="divide-y divide-base-300 rounded-box border border-base-300 px-4 py-2 text-sm">
      <Fact label={t("one.credits")}>{credits(course, number)}</Fact>
      {course.ectsHalves !== null && <Fact label={t("one.ects")}>{number(course.ectsHalves / 2)}</Fact>}
      <Fact label={t("one.level")}>{t(`levels.${course.level}`)}</Fact>
      <Fact label={t("one.type")}>{t(`types.${course.courseType}`)}</Fact>
      <Fact label={t("one.department")}>{locale === "tr" ? course.departmentNameTr : course.departmentNameEn}</Fact>
      <Fact label={t("one.numericCode")}>{course.numericCode}</Fact>
      {course.lastTerm && <Fact label={t("one.lastTerm")}>{term(course.lastTerm)}</Fact>}
      <Fact label={t("one.databank")}>
        <Link to={`/databank/one/${course.courseId}`} className="link">
          {t("one.databankCount", { count: course.databankCount })}
        </Link>
      </Fact>
    </dl>
  );
}

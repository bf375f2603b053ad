/** What a course's page is opened for: what it is about, what it needs, and its sections. */

import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { Written } from "~/kit/written";
import type { CatalogPage } from "../catalog.service.server";
import { CurriculaOf } from "./curricula-of";
import { NeededBy, PrerequisiteTree } from "./prerequisite-tree";
import { SectionList } from "./section-list";

const FIRST = "mt-8 lg:mt-0!";

export function CourseBody({ page }: { page: CatalogPage }) {
  const { t } = useTranslation("catalog");
  const { description } = page.course;
  return (
    <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {description && (
        <Section title={t("course.description")} className={FIRST}>
          <Written text={description} className="max-w-prose whitespace-pre-line" />
        </Section>
      )}
      <Section title={t("course.prerequisites")} className={description ? "" : FIRST}>
        <PrerequisiteTree sets={page.prerequisites} />
        <NeededBy courses={page.neededBy} />
      </Section>
      {page.curricula.length > 0 && (
        <Section title={t("course.curricula")}>
          <CurriculaOf curricula={page.curricula} />
        </Section>
      )}
      <Section title={t("course.sections")}>
        <SectionList terms={page.terms} term={page.term} sections={page.sections} course={page.course} />
      </Section>
    </div>
  );
}

/** What a course's page is opened for: its sections, what it is about, and what it needs. */

import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { Written } from "~/kit/written";
import type { CatalogPage } from "../catalog.service.server";
import { CurriculaOf } from "./curricula-of";
import { NeededBy, PrerequisiteTree } from "./prerequisite-tree";
import { SectionList } from "./section-list";

export function CourseBody({ page }: { page: CatalogPage }) {
  const { t } = useTranslation("catalog");
  const { description } = page.course;
  return (
    <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <Section title={t("course.sections")} className="mt-0!">
        <SectionList terms={page.terms} term={page.term} sections={page.sections} course={page.course} />
      </Section>
      {description && (
        <Section title={t("course.description")}>
          <Written text={description} className="max-w-prose whitespace-pre-line" />
        </Section>
      )}
      <Section title={t("course.prerequisites")}>
        <PrerequisiteTree sets={page.prerequisites} />
        <NeededBy courses={page.neededBy} />
      </Section>
      {page.curricula.length > 0 && (
        <Section title={t("course.curricula")}>
          <CurriculaOf curricula={page.curricula} />
        </Section>
      )}
    </div>
  );
}

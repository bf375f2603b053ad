/** A course's experiences with their filters. */

import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect } from "~/kit/filters";
import { Link } from "~/kit/link";
import { Pager, Total } from "~/kit/pager";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";
import { ExperienceCard } from "./experience-card";

interface ExperienceListProps {
  page: CoursePage;
  canVote: boolean;
}

export function ExperienceList({ page, canVote }: ExperienceListProps) {
  const { t } = useTranslation("courses");
  const { term, person } = useCourseWords();
  const { experiences, filterChoices, course } = page;
  const instructors = filterChoices.instructors.map(({ id, name }) => ({ value: id, label: name ? person(name) : t("form.notListed") }));
  const add = (
    <Link to={`/courses/add?course_id=${course.courseId}`} className="btn btn-primary">
      {t("one.add")}
    </Link>
  );
  const hasAny = filterChoices.terms.length > 0;
  return (
    <section aria-labelledby="experiences" className="flex min-w-0 flex-col gap-4">
      <h2 id="experiences" className="border-b-2 pb-1.5 text-xl/tight">
        {t("one.experiences")}
      </h2>
      {hasAny && (
        <FilterBar>
          <FilterSelect name="instructor_id" label={t("one.filterInstructor")} options={instructors} />
          <FilterSelect
            name="term"
            label={t("one.filterTerm")}
            options={filterChoices.terms.map((value) => ({ value, label: term(value) }))}
          />
          <FilterSelect
            name="sort"
            label={t("list.sort")}
            anyLabel={t("sorts.newest")}
            options={[{ value: "helpful", label: t("sorts.helpful") }]}
          />
        </FilterBar>
      )}
      {experiences.items.length === 0 ? (
        <EmptyState title={hasAny ? t("one.noneFiltered") : t("one.none")} text={hasAny ? undefined : t("one.noneText")} act={add} />
      ) : (
        <>
          <Total {...experiences} />
          <div>
            {experiences.items.map((experience) => (
              <ExperienceCard key={experience.experienceId} experience={experience} canVote={canVote} />
            ))}
          </div>
        </>
      )}
      <Pager {...experiences} />
      <p className="text-sm text-muted">{t("one.anonymous")}</p>
    </section>
  );
}

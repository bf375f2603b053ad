/** Finds the course that somebody wants to write about. */
import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { useTypingPause } from "~/kit/use-typing-pause";
import type { Choice } from "../write-page.service.server";

interface CourseChooserProps {
  query: string;
  /** What fits the words; without words what one has or had in a schedule. */
  courses: readonly Choice[];
  /** Where a choice leads: `/courses/add`, which then gets `?course_id=`. */
  to: string;
}

/** After so many milliseconds without another letter. */
const PAUSE = 300;

/** Searches with what stands in the form a moment after the last letter, without a new entry in the history for each. */
function useSearchWhileTyping() {
  const submit = useSubmit();
  const pause = useTypingPause(PAUSE);
  return ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    pause(() => submit(currentTarget, { method: "get", replace: true, preventScrollReset: true }));
}

export function CourseChooser({ query, courses, to }: CourseChooserProps) {
  const { t } = useTranslation("courses");
  const { t: kit } = useTranslation("kit");
  const searchSoon = useSearchWhileTyping();
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Form method="get" role="search" className="flex gap-2" onInput={searchSoon}>
        <div className="grow">
          <SearchBox label={t("list.search")} />
        </div>
        <button type="submit" className="btn btn-primary">
          {kit("acts.search")}
        </button>
      </Form>
      {query && courses.length === 0 && (
        <EmptyState
          title={t("list.none")}
          text={t("form.noCourse")}
          act={
            <Link to="/courses/submission" className="btn btn-primary">
              {t("form.suggest")}
            </Link>
          }
        />
      )}
      {courses.length > 0 &&
        (query ? (
          <Choices courses={courses} to={to} />
        ) : (
          <Section title={t("form.planned")} className="mt-2">
            <Choices courses={courses} to={to} />
          </Section>
        ))}
    </div>
  );
}

function Choices({ courses, to }: Pick<CourseChooserProps, "courses" | "to">) {
  return (
    <ul aria-live="polite" className="-mt-3">
      {courses.map(({ courseId, courseCode, name }) => (
        <li key={courseId} className="border-b border-base-300">
          <Link to={`${to}?course_id=${courseId}`} className="block px-1 py-3 hover:bg-base-200">
            <strong>{courseCode}</strong> {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

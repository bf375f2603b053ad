/** Writing about a course, as an experience or into the databank: the course is chosen first, then a form stands under its name. */

import type { ReactNode } from "react";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useWords } from "~/kit/use-words";
import { CourseChooser } from "../components/course-chooser";
import type { WritePage } from "../write-page.service.server";
import { useCourseWords } from "./use-course-words";

interface WriteFrameProps {
  /** Whose words it uses; its pages are `/<feature>/all`, `/<feature>/add` and `/<feature>/one/{course_id}`. */
  feature: "courses" | "databank";
  page: WritePage;
  /** Draws the form for the chosen course. */
  children(page: Extract<WritePage, { step: "write" }>): ReactNode;
}

export function WriteFrame({ feature, page, children }: WriteFrameProps) {
  const { say } = useWords();
  const { name } = useCourseWords();
  const t = (key: string) => say(`${feature}:${key}`);
  const start = `/${feature}/add`;
  if (page.step === "choose") {
    return (
      <>
        <PageHeader title={t("pages.add")} lead={t("form.chooseCourse")} />
        <CourseChooser query={page.q} courses={page.courses} to={start} />
      </>
    );
  }
  const { course, defaultValue } = page;
  const another = (
    <Link to={start} className="btn">
      {t("form.changeCourse")}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={`${course.courseCode} · ${name(course)}`}
        lead={defaultValue ? t("form.editing") : undefined}
        act={defaultValue ? undefined : another}
        breadcrumb={[
          { label: t("pages.all"), to: `/${feature}/all` },
          { label: course.courseCode, to: `/${feature}/one/${course.courseId}` },
          { label: t("pages.add") },
        ]}
      />
      {children(page)}
    </div>
  );
}

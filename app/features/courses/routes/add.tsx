/** Writing about a course, or changing what one wrote. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { CourseChooser } from "../components/course-chooser";
import { ExperienceForm } from "../components/experience-form";
import { useCourseWords } from "../components/use-course-words";
import { experienceSchema } from "../courses.schemas";
import { addExperience, editExperience, readOwnForm } from "../experiences.service.server";
import { readWritePage } from "../write-page.service.server";

export const handle = pageHandle("courses", "add");

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const ctx = signedIn(context);
  return readWritePage(ctx, new URL(request.url).searchParams, (id) => readOwnForm(ctx, id));
};

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: experienceSchema, feature: "courses" }, async (value, ctx) => {
    const edited = new URL(args.request.url).searchParams.get("edit");
    if (edited) await editExperience(ctx, edited, value);
    else await addExperience(ctx, value);
    return redirect("/courses/add/result");
  });

export default function AddExperience() {
  const { t } = useTranslation("courses");
  const { name } = useCourseWords();
  const page = useLoaderData<typeof loader>();
  if (page.step === "choose") {
    return (
      <>
        <PageHeader title={t("pages.add")} lead={t("form.chooseCourse")} />
        <CourseChooser query={page.q} courses={page.courses} to="/courses/add" />
      </>
    );
  }
  const { course, instructors, terms, defaultValue } = page;
  const another = (
    <Link to="/courses/add" className="btn">
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
          { label: t("pages.all"), to: "/courses/all" },
          { label: course.courseCode, to: `/courses/one/${course.courseId}` },
          { label: t("pages.add") },
        ]}
      />
      <ExperienceForm
        key={course.courseId}
        courseId={course.courseId}
        instructors={instructors}
        terms={terms}
        defaultValue={defaultValue}
      />
    </div>
  );
}

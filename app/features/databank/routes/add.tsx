/** Writing into the databank, or changing what one wrote. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CourseChooser } from "~/features/courses/components/course-chooser";
import { useCourseWords } from "~/features/courses/components/use-course-words";
import { readWritePage } from "~/features/courses/write-page.service.server";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { EntryForm } from "../components/entry-form";
import { entrySchema } from "../databank.schemas";
import { addEntry, editEntry, readEntryForm } from "../databank.service.server";

export const handle = pageHandle("databank", "add", ["courses"]);

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const ctx = signedIn(context);
  return readWritePage(ctx, new URL(request.url).searchParams, (id) => readEntryForm(ctx, id));
};

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: entrySchema, feature: "databank" }, async (value, ctx) => {
    const edited = new URL(args.request.url).searchParams.get("edit");
    if (edited) await editEntry(ctx, edited, value);
    else await addEntry(ctx, value);
    return redirectWithToast(args.context, "/databank/personal", "databank:form.sent");
  });

export default function AddEntry() {
  const { t } = useTranslation("databank");
  const { name } = useCourseWords();
  const page = useLoaderData<typeof loader>();
  if (page.step === "choose") {
    return (
      <>
        <PageHeader title={t("pages.add")} lead={t("form.chooseCourse")} />
        <CourseChooser query={page.q} courses={page.courses} to="/databank/add" />
      </>
    );
  }
  const { course, defaultValue } = page;
  const another = (
    <Link to="/databank/add" className="btn">
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
          { label: t("pages.all"), to: "/databank/all" },
          { label: course.courseCode, to: `/databank/one/${course.courseId}` },
          { label: t("pages.add") },
        ]}
      />
      <EntryForm
        key={course.courseId}
        {...page}
        courseId={course.courseId}
        submitLabel={defaultValue ? t("form.save") : t("form.submit")}
      />
    </div>
  );
}

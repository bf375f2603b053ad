/** A moderator corrects somebody's entry. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { readWritePage } from "~/features/courses/write-page.service.server";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { EntryForm } from "../components/entry-form";
import { entryEditSchema } from "../databank.schemas";
import { correctEntry, readEntryForm } from "../databank.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("databank", "edit", ["courses"]);

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const ctx = asStaff(context);
  const query = new URLSearchParams({ edit: new URL(request.url).searchParams.get("entry_id") ?? "" });
  return readWritePage(ctx, query, (id) => readEntryForm(ctx, id, true));
};

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: entryEditSchema, feature: "databank" }, async (value, ctx) => {
    await correctEntry(ctx, new URL(args.request.url).searchParams.get("entry_id") ?? "", value);
    return redirectWithToast(args.context, "/admin/databank/all", "databank:form.corrected");
  });

export default function EditEntry() {
  const { t } = useTranslation("databank");
  const { name } = useCourseWords();
  const page = useLoaderData<typeof loader>();
  if (page.step === "choose") {
    const list = (
      <Link to="/admin/databank/all" className="btn btn-primary">
        {t("pages.admin-all")}
      </Link>
    );
    return (
      <>
        <PageHeader title={t("pages.edit")} />
        <EmptyState title={t("form.noId")} act={list} />
      </>
    );
  }
  return (
    <div className="max-w-2xl">
      <PageHeader title={`${page.course.courseCode} · ${name(page.course)}`} lead={t("form.correcting")} />
      <EntryForm {...page} courseId={page.course.courseId} submitLabel={t("form.correct")} />
    </div>
  );
}

/** A course's facts as staff set them, where files differ, and the way to merge it into another. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { isAdmin } from "~/platform/context";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { CourseEditForm } from "../components/course-edit-form";
import { EditConflict } from "../components/edit-conflict";
import { FileDifferences } from "../components/file-differences";
import { courseEditSchema, differenceForm } from "../course-edit.schemas";
import { decideDifference, editCourse, readCourseEdit } from "../course-edit.service.server";
import { coursePath } from "../offered/course-paths";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("catalog", "edit", ["upkeep"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = asStaff(context);
  const page = await readCourseEdit(ctx, params.code ?? "");
  return {
    page,
    canMerge: isAdmin(ctx.actor),
    departments: await departmentChoices(ctx, { withCourses: true, including: page.fields.departmentId }),
  };
}

const editPath = (code: string) => `/catalog/edit/${encodeURIComponent(code)}`;

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const asked = args.params.code ?? "";
  if (formData.has("act")) {
    return submitStaffForm(args, { schema: differenceForm, feature: "catalog", formData }, async (value, ctx) => {
      const code = await decideDifference(ctx, asked, value);
      return redirectWithToast(args.context, editPath(code), `upkeep:edit.${value.act === "accept" ? "accepted" : "kept"}`);
    });
  }
  return submitStaffForm(args, { schema: courseEditSchema, feature: "catalog", formData }, async (value, ctx) => {
    const code = await editCourse(ctx, asked, value);
    return redirectWithToast(args.context, coursePath(code), "upkeep:edit.saved");
  });
}

function MergeInto({ courseCode }: { courseCode: string }) {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  return (
    <Section title={upkeep("merge.start")} lead={upkeep("merge.startLead")}>
      <Form method="get" action={`/catalog/merge/${encodeURIComponent(courseCode)}`} className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-0 flex-col gap-1.5">
          <span className="font-medium">{t("fields.into")}</span>
          <input name="into" required maxLength={60} className="input w-full text-base" autoCapitalize="characters" spellCheck={false} />
        </label>
        <button type="submit" className="btn">
          {upkeep("merge.preview")}
        </button>
      </Form>
    </Section>
  );
}

export default function EditCourse() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { page, canMerge, departments } = useLoaderData<typeof loader>();
  const result = useResultOf(null);
  const answer = useActionData<{ code?: string }>();
  const isConflict = answer?.code === "catalog.editConflict" && result?.initialValue;
  const { courseCode, numericCode } = page;
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={upkeep("edit.title", { code: courseCode })}
        lead={upkeep("edit.lead", { numericCode })}
        breadcrumb={[
          { label: t("pages.all"), to: "/catalog/all" },
          { label: courseCode, to: coursePath(courseCode) },
          { label: t("pages.edit") },
        ]}
      />
      <FileDifferences page={page} departments={departments} />
      {isConflict && <EditConflict page={page} typed={result.initialValue ?? {}} />}
      <CourseEditForm page={page} departments={departments} result={result} />
      {canMerge && <MergeInto courseCode={courseCode} />}
    </div>
  );
}

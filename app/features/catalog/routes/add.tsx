/** Staff add a course that no file has brought. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { newCourseSchema } from "../course-edit.schemas";
import { createCourse } from "../course-edit.service.server";

export const handle = pageHandle("catalog", "add", ["upkeep"]);

/** Whoever comes from a search that found nothing has its words in the form. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  code: (new URL(request.url).searchParams.get("code") ?? "").slice(0, 20),
  departments: await departmentChoices(asStaff(context)),
});

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: newCourseSchema, feature: "catalog" }, async (value, ctx) => {
    const code = await createCourse(ctx, value);
    return redirectWithToast(args.context, `/catalog/edit/${encodeURIComponent(code)}`, "upkeep:edit.added");
  });

export default function AddCourse() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { code, departments } = useLoaderData<typeof loader>();
  const schema = () => import("../course-edit.schemas").then((m) => m.newCourseSchema);
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.add")}
        lead={upkeep("edit.addLead")}
        breadcrumb={[{ label: t("pages.all"), to: "/catalog/all" }, { label: t("pages.add") }]}
      />
      <FormShell feature="catalog" schema={schema} defaultValue={{ course_code: code }}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="course_code" hint={upkeep("edit.code")} input={{ autoCapitalize: "characters", spellCheck: false }} />
          <SelectField name="department_id" options={departments} />
        </div>
        <TextField name="name_en" />
        <TextField name="name_tr" />
        <SubmitButton className="btn-primary self-start">{upkeep("edit.add")}</SubmitButton>
      </FormShell>
    </div>
  );
}

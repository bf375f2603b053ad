/** A department's facts, and its end. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { DepartmentForm } from "../components/department-form";
import { departmentActSchema, departmentEditSchema } from "../departments.schemas";
import { actOnDepartment, editDepartment, readForAdmins } from "../departments-admin.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("departments", "edit");

const LIST = "/admin/departments/all";

export const loader = ({ params, context }: LoaderFunctionArgs) => readForAdmins(asAdmin(context), params.id ?? "");

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const id = args.params.id ?? "";
  if (formData.has("act")) {
    return submitAdminForm(args, { schema: departmentActSchema, feature: "departments", formData }, async ({ act }, ctx) => {
      await actOnDepartment(ctx, act, id);
      return redirectWithToast(args.context, LIST, `departments:toasts.${act}`);
    });
  }
  return submitAdminForm(args, { schema: departmentEditSchema, feature: "departments", formData }, async (value, ctx) => {
    await editDepartment(ctx, id, value);
    return redirectWithToast(args.context, `${LIST}?state=all&q=${value.department_code}`, "departments:toasts.saved");
  });
}

export default function EditDepartment() {
  const { t } = useTranslation("departments");
  const { t: kit } = useTranslation("kit");
  const { department, faculties } = useLoaderData<typeof loader>();
  const { departmentId, departmentCode, numericCode, nameEn, nameTr, faculty, hasCourses, version } = department;
  const values = {
    department_code: departmentCode,
    // Its code stands there while it has none.
    numeric_code: numericCode === departmentCode && /\D/.test(numericCode) ? "" : numericCode,
    name_en: nameEn,
    name_tr: nameTr,
    faculty,
    has_courses: hasCourses ? "on" : undefined,
  };
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.edit")} breadcrumb={[{ label: t("pages.all"), to: LIST }, { label: departmentCode }]} />
      <DepartmentForm
        faculties={faculties}
        defaultValue={values}
        version={version}
        submitLabel={kit("acts.save")}
        result={useResultOf(null)}
      />
      <ActForm
        feature="departments"
        title={t("act.delete")}
        text={t("act.deleteText")}
        fields={{ act: "delete", id: departmentId }}
        submitLabel={t("act.deleteConfirm")}
        level="error"
      />
    </div>
  );
}

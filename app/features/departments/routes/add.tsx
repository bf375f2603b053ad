/** A new department. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { DepartmentForm } from "../components/department-form";
import { departmentSchema } from "../departments.schemas";
import { addDepartment, readNewDepartment } from "../departments-admin.service.server";

export const handle = pageHandle("departments", "add");

export const loader = ({ context }: LoaderFunctionArgs) => readNewDepartment(asAdmin(context));

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: departmentSchema, feature: "departments" }, async (value, ctx) => {
    await addDepartment(ctx, value);
    return redirectWithToast(args.context, `/admin/departments/all?q=${value.department_code}`, "departments:toasts.added");
  });

export default function AddDepartment() {
  const { t } = useTranslation("departments");
  const { faculties } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.all"), to: "/admin/departments/all" }, { label: t("pages.add") }];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} breadcrumb={breadcrumb} />
      <DepartmentForm faculties={faculties} defaultValue={{ has_courses: "on" }} submitLabel={t("form.add")} />
    </div>
  );
}

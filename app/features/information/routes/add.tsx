/** A new information project. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ProjectForm } from "../components/project-form";
import { projectSchema } from "../information.schemas";
import { addProject } from "../information.service.server";

export const handle = pageHandle("information", "add");

export function loader({ context }: LoaderFunctionArgs) {
  asAdmin(context);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: projectSchema, feature: "information", failure: "information.saveFailed" }, async (value, ctx) => {
    const { projectId, status } = await addProject(ctx, value);
    return redirectWithToast(args.context, `/information/all?status=${status}#${projectId}`, "information:toasts.added");
  });

export default function AddProject() {
  const { t } = useTranslation("information");
  const breadcrumb = [{ label: t("pages.all"), to: "/information/all" }, { label: t("pages.add") }];
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.add")} breadcrumb={breadcrumb} />
      <ProjectForm defaultValue={{ status: "draft", order: "100" }} submitLabel={t("form.add")} />
    </div>
  );
}

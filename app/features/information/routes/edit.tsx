/** Changing an information project. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ProjectForm } from "../components/project-form";
import { informationErrors } from "../information.errors";
import { projectId, projectSchema } from "../information.schemas";
import { editProject, readForEditing } from "../information.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("information", "edit");

/** @throws badIdentifier for an address that can be no project's */
function idOf(params: LoaderFunctionArgs["params"]): string {
  const { data } = projectId.safeParse(params.id);
  if (data === undefined) throw informationErrors.badIdentifier();
  return data;
}

export const loader = async ({ params, context }: LoaderFunctionArgs) => ({
  project: await readForEditing(asAdmin(context), idOf(params)),
});

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: projectSchema, feature: "information", failure: "information.saveFailed" }, async (value, ctx) => {
    const saved = await editProject(ctx, idOf(args.params), value);
    return redirectWithToast(args.context, `/information/all?status=${saved.status}#${saved.projectId}`, "information:toasts.saved");
  });

export default function EditProject() {
  const { t } = useTranslation("information");
  const { t: kit } = useTranslation("kit");
  const { project } = useLoaderData<typeof loader>();
  const values = {
    project_id: project.projectId,
    name_en: project.nameEn,
    name_tr: project.nameTr,
    description_en: project.descriptionEn,
    description_tr: project.descriptionTr,
    access_requirements: project.accessRequirements,
    process_steps: project.processSteps,
    warnings: project.warnings,
    notes: project.notes,
    status: project.status === "deleted" ? "draft" : project.status,
    order: String(project.position),
  };
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.edit")} breadcrumb={[{ label: t("pages.all"), to: "/information/all" }, { label: project.projectId }]} />
      <ProjectForm defaultValue={values} version={project.version} submitLabel={kit("acts.save")} />
    </div>
  );
}

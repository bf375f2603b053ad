/** Importing timetables: upload one, watch it, and read what it refused. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { usePolling } from "~/kit/use-polling";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { rerunForm } from "../catalog.schemas";
import { ImportDetail } from "../components/import-detail";
import { ImportList } from "../components/import-list";
import { UploadForm } from "../components/upload-form";
import { readImportsPanel, rerunImport } from "../imports.service.server";
import { importableTerms } from "../terms.rules";

export const handle = pageHandle("catalog", "admin");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const panel = await readImportsPanel(ctx, query.get("import") ?? "", query.get("after_row") ?? "");
  return { panel, terms: importableTerms(ctx.clock.now()) };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: rerunForm, feature: "catalog" }, async (value, ctx) => {
    await rerunImport(ctx, value.import_id);
    return redirectWithToast(args.context, `/catalog/admin?import=${value.import_id}`, "catalog:admin.rerunStarted");
  });

export default function Imports() {
  const { t } = useTranslation("catalog");
  const { panel, terms } = useLoaderData<typeof loader>();
  usePolling(panel.isUnderWay);
  const { chosen, latest, refusals, nextAfterRow } = panel;
  return (
    <>
      <PageHeader title={t("pages.admin")} lead={t("admin.lead")} />
      <div className={chosen ? "grid gap-x-10 lg:grid-cols-[20rem_minmax(0,1fr)]" : "max-w-xl"}>
        <Section title={t("admin.upload")} className="mt-0!">
          <UploadForm terms={terms} />
        </Section>
        {chosen && (
          <div className="lg:-mt-8">
            <ImportDetail key={chosen.importId} chosen={chosen} refusals={refusals} nextAfterRow={nextAfterRow} />
          </div>
        )}
      </div>
      <Section title={t("admin.latest")}>
        <ImportList imports={latest} />
      </Section>
    </>
  );
}

/** Importing the university's files: upload one, watch it, read what it refused, undo it; and deleting what a term offers. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { usePolling } from "~/kit/use-polling";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { importActForm } from "../catalog.schemas";
import { DeleteOffered } from "../components/delete-offered";
import { ImportDetail } from "../components/import-detail";
import { ImportList } from "../components/import-list";
import { UploadForm } from "../components/upload-form";
import { readImportsPanel, rerunImport, undoImport } from "../imports.service.server";
import { deleteOffered } from "../offered-terms.service.server";
import { importableTerms } from "../terms.rules";

export const handle = pageHandle("catalog", "admin");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const panel = await readImportsPanel(ctx, query.get("import") ?? "", query.get("after_row") ?? "");
  return { panel, terms: importableTerms(ctx.clock.now()) };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: importActForm, feature: "catalog" }, async (value, ctx) => {
    const back = (path: string, toast: string) => redirectWithToast(args.context, path, toast);
    if (value.act === "delete") {
      await deleteOffered(ctx, value.term, value.offered_code);
      return back("/catalog/admin", "catalog:admin.deleted");
    }
    const isUndo = value.act === "undo";
    await (isUndo ? undoImport : rerunImport)(ctx, value.import_id);
    return back(`/catalog/admin?import=${value.import_id}`, isUndo ? "catalog:admin.undone" : "catalog:admin.rerunStarted");
  });

export default function Imports() {
  const { t } = useTranslation("catalog");
  const { panel, terms } = useLoaderData<typeof loader>();
  usePolling(panel.isUnderWay);
  const { chosen, latest, offered, refusals, nextAfterRow } = panel;
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
      {offered.length > 0 && (
        <Section title={t("admin.offered")}>
          <DeleteOffered offered={offered} />
        </Section>
      )}
    </>
  );
}

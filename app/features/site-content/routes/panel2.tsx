/** What the site shows around its own content: live, drafted, and the form for admins. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { ContentForm } from "../components/content-form";
import { ContentView } from "../components/content-view";
import { changeSiteContent } from "../site-content.acts.server";
import { readSiteContentBoard } from "../site-content.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("site-content", "panel2");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = asStaff(context);
  return { mayEdit: isAdmin(ctx.actor), ...(await readSiteContentBoard(ctx)) };
}

export const action = changeSiteContent;

export default function SiteContentPage() {
  const { t } = useTranslation("site-content");
  const board = useLoaderData<typeof loader>();
  const { mayEdit, live, draft, undoSteps, version, changedBy, groups } = board;
  const result = useResultOf(null);
  const act = (name: string, look: string, confirm?: { title: string; text: string; confirmLabel: string }) => (
    <ActionButton fields={{ act: name, version }} className={`btn-sm ${look}`} confirm={confirm}>
      {t(`acts.${name as "publish"}`)}
    </ActionButton>
  );
  const undo = act("undo", "btn-outline", { title: t("undo.title"), text: t("undo.text"), confirmLabel: t("acts.undo") });
  return (
    <>
      <PageHeader title={t("pages.panel2")} lead={t(mayEdit ? "board.lead" : "board.leadModerator")}>
        {version > 0 && (
          <p className="text-sm text-muted">
            {t("board.changed", { name: changedBy ?? t("board.gone") })} · <DateText at={version} style="dateTime" />
          </p>
        )}
      </PageHeader>
      {draft && (
        <Section title={t("board.draft")} lead={t("board.draftLead")} className="rounded-box border border-primary p-4">
          <ContentView content={draft} names={board} />
          {mayEdit && (
            <div className="mt-4 flex flex-wrap gap-3">
              {act("publish", "btn-primary")}
              {act("discard", "")}
            </div>
          )}
        </Section>
      )}
      <Section title={t("board.live")} act={mayEdit && undoSteps > 0 && undo}>
        <ContentView content={live} names={board} />
      </Section>
      {mayEdit && (
        <Section title={t("board.edit")} lead={t("board.editLead")} className="max-w-2xl">
          <ContentForm key={version} content={draft ?? live} groups={groups} version={version} result={result} />
        </Section>
      )}
    </>
  );
}

/** What waits for the staff. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { isDomainError } from "~/platform/errors/define";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { panelFilters, panelFormSchema } from "../admin.schemas";
import { act, readStaffPanel } from "../admin.service.server";
import { Health } from "../components/health";
import { Waiting } from "../components/waiting";
import type { admin } from "../locales/en";

/** Words of a page that the panel leads to. */
type ToolName = keyof (typeof admin)["tools"];

export const handle = pageHandle("admin", "panel", ["reporting"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readStaffPanel(asStaff(context), panelFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

const SAID = {
  claim: "kit:moderation.claimed",
  undo: "kit:moderation.undone",
  approve: "kit:moderation.done",
  reject: "kit:moderation.done",
  retry: "admin:messages.retried",
};

/** After an act the list may lack what it was about, so refusals are said in passing. */
export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: panelFormSchema, feature: "kit" }, async (value, ctx) => {
    const { pathname, search } = new URL(args.request.url);
    const goBack = (key: string, level?: "error") => redirectWithToast(args.context, pathname + search, key, level);
    try {
      await act(ctx, value);
    } catch (refused) {
      if (!isDomainError(refused)) throw refused;
      return goBack(messageKey(refused.code), "error");
    }
    return goBack(SAID[value.act]);
  });

export default function Panel() {
  const { t } = useTranslation("admin");
  const panel = useLoaderData<typeof loader>();
  const { tools, health } = panel;
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={t("panel.lead")} />
      <Waiting panel={panel} />
      {tools.length > 0 && (
        <Section title={t("panel.tools")}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {tools.map(({ name, to }) => (
              <li key={name}>
                <Card to={to}>
                  <span className="block font-medium">{t(`tools.${name as ToolName}.title`)}</span>
                  <span className="text-sm text-base-content/80">{t(`tools.${name as ToolName}.text`)}</span>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {health && <Health health={health} />}
    </>
  );
}

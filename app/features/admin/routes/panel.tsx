/** What waits for the staff. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { TypeOptions } from "i18next";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { isDomainError } from "~/platform/errors/define";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import type { Known } from "../../reporting/checks.service.server";
import { panelFilters, panelFormSchema } from "../admin.schemas";
import { act, readStaffPanel } from "../admin.service.server";
import { Activity } from "../components/activity";
import { Health } from "../components/health";
import { StaffIndex } from "../components/staff-index";
import { Tiles } from "../components/tiles";
import { Waiting } from "../components/waiting";

/** Words of a page that the panel leads to. */
type ToolName = keyof TypeOptions["resources"]["admin"]["tools"];

export const handle = pageHandle("admin", "panel", ["reporting", "review"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readStaffPanel(asStaff(context), panelFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

/** What a plain form is answered with: the page again, from what comes next on. */
function backTo({ request, context }: ActionFunctionArgs, next: string | undefined) {
  const { pathname, search } = new URL(request.url);
  return (key: string, level?: "error") => redirectWithToast(context, `${pathname}${search}${next ? `#${next}` : ""}`, key, level);
}

/** Scripts stay where they are and say themselves what happened; for plain forms refusals are said in passing, as the list may lack what they were about. */
export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: panelFormSchema, feature: "kit" }, async (asked, ctx) => {
    const isWork = asked.act !== "retry";
    const goBack = backTo(args, isWork ? asked.next : undefined);
    const isInPlace = isWork && asked.in_place === "1";
    let known: Known | null = null;
    try {
      known = await act(ctx, asked);
    } catch (refused) {
      if (!isDomainError(refused) || isInPlace || refused.details?.field) throw refused;
      return goBack(messageKey(refused.code), "error");
    }
    if (!isWork || !isInPlace) return goBack(known ? `admin:known.${known}` : `admin:said.${asked.act}`);
    return data({ done: { requestId: ctx.requestId, act: asked.act, inbox: asked.inbox, id: asked.id, known } });
  });

export default function Panel() {
  const { t } = useTranslation("admin");
  const panel = useLoaderData<typeof loader>();
  const { tools, health } = panel;
  const toIndex = (
    <a href="#pages" className="btn">
      {t("index.title")}
    </a>
  );
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={t("panel.lead")} act={toIndex} />
      <Tiles tiles={panel.tiles} />
      <Waiting panel={panel} />
      {tools.length > 0 && (
        <Section title={t("panel.tools")}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {tools.map(({ name, to }) => (
              <li key={name}>
                <Card to={to}>
                  <span className="block font-medium">{t(`tools.${name as ToolName}.title`)}</span>
                  <span className="text-sm text-muted">{t(`tools.${name as ToolName}.text`)}</span>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Activity days={panel.activity} />
      <StaffIndex index={panel.index} />
      {health && <Health health={health} />}
    </>
  );
}

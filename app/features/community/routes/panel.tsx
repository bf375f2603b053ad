/** One's communities: what one organizes, what one belongs to, and what one has asked. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { panelAction } from "../community.acts.server";
import { panelFilters } from "../community.schemas";
import { OwnRequests } from "../components/own-requests";
import { PanelDetail } from "../components/panel-detail";
import { readPanel } from "../panel.service.server";

export const handle = pageHandle("community", "panel", ["media", "poll"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readPanel(signedIn(context), panelFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export const action = (args: ActionFunctionArgs) => panelAction(args);

export default function Panel() {
  const { t } = useTranslation("community");
  const { own, asked, detail, selfId } = useLoaderData<typeof loader>();
  const find = (
    <Link to="/community/demo/all" className={`btn ${own.length > 0 ? "" : "btn-primary"}`} prefetch="intent">
      {t("panel.find")}
    </Link>
  );
  const tabs = own.map(({ slug, name, waiting, isChosen }) => ({
    to: `?community=${slug}`,
    label: name,
    isActive: isChosen,
    count: waiting > 0 ? waiting : undefined,
  }));
  const isPlain = !own.some(({ role }) => role !== "member");
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={t("panel.lead")} act={own.length > 0 && find} />
      {own.length > 1 && <Tabs label={t("panel.own")} tabs={tabs} />}
      {detail && <PanelDetail detail={detail} selfId={selfId} />}
      {own.length === 0 && <EmptyState title={t("panel.none")} text={t("panel.noneText")} act={find} drawing="people" />}
      {asked.length > 0 && (
        <Section title={t("panel.asked")}>
          <OwnRequests requests={asked} />
        </Section>
      )}
      {isPlain && (
        <Section title={t("panel.how")}>
          <p className="max-w-prose">{t("panel.howText")}</p>
        </Section>
      )}
    </>
  );
}

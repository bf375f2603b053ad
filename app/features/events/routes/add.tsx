/** Announcing an event, `?from=` one that took place already. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { NewEventForm } from "../components/new-event-form";
import { NoCommunity } from "../components/no-community";
import { readNewForm } from "../events.service.server";
import { addAction } from "../form.actions.server";

export const handle = pageHandle("events", "add", ["organize"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readNewForm(signedIn(context), new URL(request.url).searchParams.get("from"));

export const action = (args: ActionFunctionArgs) => addAction(args);

export default function AddEvent() {
  const { t } = useTranslation("events");
  const page = useLoaderData<typeof loader>();
  const { copied } = page;
  const lead = copied ? t("form.copied", { name: copied.name }) : t("form.lead");
  const canAdd = page.isStaff || page.communities.length > 0;
  const back = page.isStaff ? { label: t("pages.panel"), to: "/event/edit/panel" } : { label: t("pages.all"), to: "/event/all" };
  return (
    <>
      <PageHeader title={t("pages.add")} lead={canAdd ? lead : undefined} breadcrumb={[back, { label: t("pages.add") }]} />
      {canAdd ? <NewEventForm key={copied?.eventId} {...page} isCopy={copied !== null} submitLabel={t("form.create")} /> : <NoCommunity />}
    </>
  );
}

/** Announcing an event. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { NewEventForm } from "../components/event-form";
import { NoCommunity } from "../components/no-community";
import { readNewForm } from "../events.service.server";
import { addAction } from "../form.actions.server";

export const handle = pageHandle("events", "add");

export const loader = ({ context }: LoaderFunctionArgs) => readNewForm(signedIn(context));

export const action = (args: ActionFunctionArgs) => addAction(args);

export default function AddEvent() {
  const { t } = useTranslation("events");
  const page = useLoaderData<typeof loader>();
  const canAdd = page.isStaff || page.communities.length > 0;
  const back = page.isStaff ? { label: t("pages.panel"), to: "/event/edit/panel" } : { label: t("pages.all"), to: "/event/all" };
  return (
    <>
      <PageHeader title={t("pages.add")} lead={canAdd ? t("form.lead") : undefined} breadcrumb={[back, { label: t("pages.add") }]} />
      {canAdd ? <NewEventForm {...page} submitLabel={t("form.create")} /> : <NoCommunity />}
    </>
  );
}

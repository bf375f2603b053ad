/** Announcing an event. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { NewEventForm } from "../components/event-form";
import { readNewForm } from "../events.service.server";
import { addAction } from "../form.actions.server";

export const handle = pageHandle("events", "add", ["maps", "media"]);

export const loader = ({ context }: LoaderFunctionArgs) => readNewForm(signedIn(context));

export const action = (args: ActionFunctionArgs) => addAction(args);

export default function AddEvent() {
  const { t } = useTranslation("events");
  const page = useLoaderData<typeof loader>();
  const back = page.isStaff ? { label: t("pages.panel"), to: "/event/edit/panel" } : { label: t("pages.all"), to: "/event/all" };
  const toAgenda = (
    <Link to="/event/all" className="btn">
      {t("pages.all")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.add")} lead={t("form.lead")} breadcrumb={[back, { label: t("pages.add") }]} />
      {!page.isStaff && page.communities.length === 0 ? (
        <EmptyState title={t("form.noCommunities")} text={t("form.noCommunitiesText")} act={toAgenda} />
      ) : (
        <NewEventForm {...page} submitLabel={t("form.create")} />
      )}
    </>
  );
}

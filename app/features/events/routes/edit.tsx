/** Staff change an event. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { EditParts } from "../components/edit-parts";
import { StateBadge } from "../components/state-badge";
import { readEditForm } from "../events.service.server";
import { editAction } from "../form.actions.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

/** Only of an event that was created a moment ago. */
const NextSteps = lazy(() => import("../components/next-steps").then((module) => ({ default: module.NextSteps })));

export const handle = pageHandle("events", "edit", ["cancelling"]);

export const loader = async ({ request, params, context }: LoaderFunctionArgs) => ({
  ...(await readEditForm(signedIn(context), params.event_id ?? "")),
  isNew: new URL(request.url).searchParams.has("created"),
});

export const action = (args: ActionFunctionArgs) => {
  const eventId = args.params.event_id ?? "";
  return editAction(args, eventId, `/event/edit/${eventId}`);
};

export default function EditEvent() {
  const { t } = useTranslation("events");
  const page = useLoaderData<typeof loader>();
  const show = (
    <Link to={`/event/${page.eventId}`} className="btn">
      {t("form.toPage")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={page.name}
        lead={page.isMine ? undefined : t("form.others")}
        act={show}
        breadcrumb={[{ label: t("pages.panel"), to: "/event/edit/panel" }, { label: t("pages.edit") }]}
      >
        <StateBadge state={page.state} />
      </PageHeader>
      {page.isNew && (
        <Suspense>
          <NextSteps
            event={{ eventId: page.eventId, name: page.name, isWaiting: page.state === "waiting" }}
            editPath={`/event/edit/${page.eventId}`}
          />
        </Suspense>
      )}
      <EditParts form={page} />
    </>
  );
}

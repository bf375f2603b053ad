/** One's own events with their form, and those that one comes to. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmptyState } from "~/kit/empty-state";
import { useResultOf } from "~/kit/forms/act-form";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { WakeNear } from "~/kit/wake-near";
import { idField } from "~/platform/forms/fields";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readPersonal } from "../agenda.service.server";
import { ComingList } from "../components/coming-list";
import { OwnEvents } from "../components/own-events";
import { StateBadge } from "../components/state-badge";
import { readEditForm, removeEvent } from "../events.service.server";
import { editAction } from "../form.actions.server";

/** Lists are read more often than forms are opened. */
const EventForm = lazy(() => import("../components/event-form").then((module) => ({ default: module.EventForm })));
const EventPictureSection = lazy(() => import("../components/picture-section").then((module) => ({ default: module.EventPictureSection })));

export const handle = pageHandle("events", "personal", ["maps"]);
const removal = z.object({ act: z.literal("remove"), id: idField() });

const edited = (request: Request) => new URL(request.url).searchParams.get("edit");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const eventId = edited(request);
  return eventId ? { form: await readEditForm(ctx, eventId), list: null } : { form: null, list: await readPersonal(ctx) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const eventId = edited(args.request);
  if (eventId && formData.get("act") !== "remove") return editAction(args, eventId, "/event/personal", formData);
  return submitSignedInForm(args, { schema: removal, feature: "events", formData }, async ({ id }, ctx) => {
    await removeEvent(ctx, id);
    return redirectWithToast(args.context, "/event/personal", "events:toasts.remove");
  });
}

export default function PersonalEvents() {
  const { form, list } = useLoaderData<typeof loader>();
  return form ? <OwnForm form={form} /> : list && <OwnLists list={list} />;
}

function OwnForm({ form }: { form: Awaited<ReturnType<typeof readEditForm>> }) {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader
        title={form.name}
        lead={t("form.waits")}
        breadcrumb={[{ label: t("pages.personal"), to: "/event/personal" }, { label: t("pages.edit") }]}
      >
        <StateBadge state={form.state} />
      </PageHeader>
      <Suspense>
        <EventForm key={form.eventId} {...form} result={useResultOf(null)} submitLabel={t("form.save")} />
      </Suspense>
      <WakeNear>
        <EventPictureSection eventId={form.eventId} images={form.images} />
      </WakeNear>
    </>
  );
}

function OwnLists({ list }: { list: Awaited<ReturnType<typeof readPersonal>> }) {
  const { t } = useTranslation("events");
  const toAgenda = (
    <Link to="/event/all" className="btn">
      {t("pages.all")}
    </Link>
  );
  const add = (
    <Link to="/event/add" className="btn btn-primary">
      {t("agenda.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} act={add} />
      <Section title={t("personal.coming")} className="mt-0!">
        {list.coming.length === 0 ? <EmptyState title={t("personal.noneComing")} act={toAgenda} /> : <ComingList events={list.coming} />}
      </Section>
      {list.mine.length > 0 && (
        <Section title={t("personal.mine")}>
          <OwnEvents events={list.mine} />
        </Section>
      )}
      {list.been.length > 0 && (
        <Section title={t("personal.been")} lead={t("personal.beenLead")}>
          <ComingList events={list.been} />
        </Section>
      )}
    </>
  );
}

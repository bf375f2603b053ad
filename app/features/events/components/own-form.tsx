/** An event of one's own as it is changed, where the list of one's events is. */
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { LazyHydrate } from "~/kit/lazy-hydrate";
import { PageHeader } from "~/kit/page-header";
import type { readEditForm } from "../events.service.server";
import { EventForm } from "./event-form";
import { StateBadge } from "./state-badge";

const EventPictureSection = lazy(() => import("./picture-section").then((module) => ({ default: module.EventPictureSection })));

export default function OwnForm({ form }: { form: Awaited<ReturnType<typeof readEditForm>> }) {
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
      <EventForm key={form.eventId} {...form} result={useResultOf(null)} submitLabel={t("form.save")} />
      <LazyHydrate>
        <EventPictureSection eventId={form.eventId} images={form.images} />
      </LazyHydrate>
    </>
  );
}

/** An event of one's own as it is changed, where the list of one's events is. */
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import type { readEditForm } from "../events.service.server";
import { EditParts } from "./edit-parts";
import { StateBadge } from "./state-badge";

export default function OwnForm({ form }: { form: Awaited<ReturnType<typeof readEditForm>> }) {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader title={form.name} breadcrumb={[{ label: t("pages.personal"), to: "/event/personal" }, { label: t("pages.edit") }]}>
        <StateBadge state={form.state} />
      </PageHeader>
      <EditParts form={form} />
    </>
  );
}

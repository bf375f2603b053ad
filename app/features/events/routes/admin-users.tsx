/** Who announced events, and how many. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { reviewStatuses } from "~/engines/review/decision";
import { UsersTable } from "~/kit/collection/users-table";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";

export const handle = pageHandle("events", "admin-users", ["board"]);

export const loader = contributorsLoader("events");

export default function Contributors() {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={board("panel.usersLead")} />
      <UsersTable caption={t("pages.admin-users")} statuses={reviewStatuses} {...page} />
    </>
  );
}

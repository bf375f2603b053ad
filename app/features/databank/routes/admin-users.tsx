/** Who contributed, and how much; never which text. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { reviewStatuses } from "~/engines/review/decision";
import { UsersTable } from "~/kit/collection/users-table";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";

export const handle = pageHandle("databank", "admin-users");

export const loader = contributorsLoader("databank_entries");

export default function Contributors() {
  const { t } = useTranslation("databank");
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={t("admin.usersLead")} />
      <UsersTable caption={t("pages.admin-users")} statuses={reviewStatuses} {...page} />
    </>
  );
}

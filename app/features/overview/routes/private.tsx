/** What concerns oneself, on one page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { Dashboard } from "../components/dashboard";
import { readDashboard } from "../overview.service.server";

export const handle = pageHandle("overview", "private", ["vip", "thread"]);

export const loader = ({ context }: LoaderFunctionArgs) => readDashboard(signedIn(context));

export default function PrivateOverview() {
  const { t } = useTranslation("overview");
  return (
    <>
      <PageHeader title={t("pages.private")} lead={t("dashboard.lead")} />
      <Dashboard dashboard={useLoaderData<typeof loader>()} />
    </>
  );
}

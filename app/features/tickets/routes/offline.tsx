/** One's tickets without network: what this device last saw of them. Stands in for the list of tickets and for one of them (decision 033). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useOfflinePage } from "~/kit/use-offline-page";
import { offlineHandle } from "~/platform/pages/handle";
import { OfflineTickets } from "../components/offline-tickets-view";

export const handle = offlineHandle("tickets", "offline");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({ isSignedIn: ctx.actor !== null });

export default function OfflineTicketsPage() {
  const { t } = useTranslation("tickets");
  const { isSignedIn } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useOfflinePage();
  if (isHydrated) return <OfflineTickets isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader title={t("pages.offline")} lead={t("offline.lead")} />
      <a href="/event/ticket/personal" className="btn">
        {t("offline.current")}
      </a>
    </>
  );
}

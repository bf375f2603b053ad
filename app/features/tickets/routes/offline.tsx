/** One's tickets without network: what this device last saw of them. Stands in for the list of tickets and for one of them (decision 033). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useKeptOffline } from "~/kit/use-kept-offline";
import { keptHandle } from "~/platform/pages/handle";
import { KeptTickets } from "../components/kept-tickets-view";

export const handle = keptHandle("tickets", "offline");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({ isSignedIn: ctx.actor !== null });

export default function OfflineTickets() {
  const { t } = useTranslation("tickets");
  const { isSignedIn } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useKeptOffline();
  if (isHydrated) return <KeptTickets isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader title={t("pages.offline")} lead={t("offline.lead")} />
      <a href="/event/ticket/personal" className="btn">
        {t("offline.current")}
      </a>
    </>
  );
}

/** One's schedules without network: what this device last saw of them. Stands in for the list of schedules, a week, a list by day and Plan B (decision 033). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useOfflinePage } from "~/kit/use-offline-page";
import { offlineHandle } from "~/platform/pages/handle";
import { OfflineSchedules } from "../components/offline-schedules-view";

export const handle = offlineHandle("schedule", "offline", ["catalog", "plan-b"]);

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({ isSignedIn: ctx.actor !== null });

export default function OfflineSchedulesPage() {
  const { t } = useTranslation("schedule");
  const { isSignedIn } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useOfflinePage();
  if (isHydrated) return <OfflineSchedules isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader title={t("pages.offline")} lead={t("offline.lead")} />
      <a href="/schedule/all" className="btn">
        {t("offline.current")}
      </a>
    </>
  );
}

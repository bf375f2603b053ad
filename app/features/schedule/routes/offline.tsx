/** One's schedules without network: what this device last saw of them. Stands in for the list of schedules, a week and a list by day (decision 033). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useKeptOffline } from "~/kit/use-kept-offline";
import { keptHandle } from "~/platform/pages/handle";
import { KeptSchedules } from "../components/kept-schedules-view";

export const handle = keptHandle("schedule", "offline", ["catalog"]);

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({ isSignedIn: ctx.actor !== null });

export default function OfflineSchedules() {
  const { t } = useTranslation("schedule");
  const { isSignedIn } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useKeptOffline();
  if (isHydrated) return <KeptSchedules isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader title={t("pages.offline")} lead={t("offline.lead")} />
      <a href="/schedule/all" className="btn">
        {t("offline.current")}
      </a>
    </>
  );
}

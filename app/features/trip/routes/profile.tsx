/** The trips that one has signed up for. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { TripList } from "../components/trip-list";
import { listOwnTrips } from "../trip.service.server";

export const handle = pageHandle("trip", "profile");

export const loader = async ({ context }: LoaderFunctionArgs) => ({ trips: await listOwnTrips(asAdmin(context)) });

export default function OwnTrips() {
  const { t } = useTranslation("trip");
  const { trips } = useLoaderData<typeof loader>();
  const browse = (
    <Link to="/trip/all" className="btn btn-primary">
      {t("own.browse")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={t("pages.profile")}
        lead={t("own.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/trip/all" }, { label: t("pages.profile") }]}
      />
      {trips.length === 0 ? <EmptyState title={t("own.none")} act={browse} /> : <TripList trips={trips} />}
    </>
  );
}

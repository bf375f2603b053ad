/** A new trip. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { TripForm } from "../components/trip-form";
import { newTripSchema } from "../trip.schemas";
import { addTrip } from "../trip.service.server";

export const handle = pageHandle("trip", "add");

export function loader({ context }: LoaderFunctionArgs) {
  asAdmin(context);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: newTripSchema, feature: "trip" }, async (value, ctx) =>
    redirectWithToast(args.context, `/trip/${await addTrip(ctx, value)}`, "trip:toasts.added"),
  );

export default function AddTrip() {
  const { t } = useTranslation("trip");
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} breadcrumb={[{ label: t("pages.all"), to: "/trip/all" }, { label: t("pages.add") }]} />
      <TripForm trip={null} />
    </div>
  );
}

/** A new entry of the breach log. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { breachSchema } from "../breaches.schemas";
import { addBreach } from "../breaches.service.server";
import { BreachForm } from "../components/breach-form";

export const handle = pageHandle("breaches", "add");

export function loader({ context }: LoaderFunctionArgs) {
  asAdmin(context);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: breachSchema, feature: "breaches" }, async (value, ctx) =>
    redirectWithToast(args.context, `/admin/breaches/${await addBreach(ctx, value)}`, "breaches:toasts.added"),
  );

export default function AddBreach() {
  const { t } = useTranslation("breaches");
  const title = t("pages.add");
  return (
    <div className="max-w-3xl">
      <PageHeader title={title} breadcrumb={[{ label: t("pages.all"), to: "/admin/breaches" }, { label: title }]} />
      <BreachForm result={useResultOf(null)} />
    </div>
  );
}

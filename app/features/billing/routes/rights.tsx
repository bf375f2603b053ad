/** Which admins may read billing records: another one gives the right, and takes it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { rightForm } from "../billing.schemas";
import { giveRight, listRights, takeRight } from "../billing.service.server";

export const handle = pageHandle("billing", "rights");

export const loader = async ({ context }: LoaderFunctionArgs) => ({ admins: await listRights(asAdmin(context)) });

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: rightForm, feature: "billing" }, async ({ act, user_id }, ctx) => {
    await (act === "give" ? giveRight(ctx, user_id) : takeRight(ctx, user_id));
    return redirectWithToast(args.context, "/admin/billing/rights", `billing:toasts.${act === "give" ? "given" : "taken"}`);
  });

export default function Rights() {
  const { t } = useTranslation("billing");
  const { admins } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.all"), to: "/admin/billing" }, { label: t("pages.rights") }];
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.rights")} lead={t("rights.lead")} breadcrumb={breadcrumb} />
      <ul className="divide-y divide-base-300">
        {admins.map(({ userId, name, userEmail, givenAt, givenBy, mayGet }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="min-w-0 break-words">
              <span className="font-medium">{name}</span> <span className="text-sm text-muted">{userEmail}</span>
              <span className="block text-sm">
                {givenAt === null ? (
                  t("rights.without")
                ) : (
                  <>
                    {givenBy === null ? t("rights.with") : t("rights.givenBy", { name: givenBy })} · <DateText at={givenAt} />
                  </>
                )}
              </span>
            </span>
            {givenAt !== null && (
              <ActionButton fields={{ act: "take", user_id: userId }} of={name}>
                {t("rights.take")}
              </ActionButton>
            )}
            {mayGet === 1 && (
              <ActionButton fields={{ act: "give", user_id: userId }} of={name}>
                {t("rights.give")}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

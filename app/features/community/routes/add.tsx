/** A new community. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { newCommunitySchema } from "../community.schemas";
import { addCommunity } from "../community.service.server";
import { CommunityForm } from "../components/community-form";

export const handle = pageHandle("community", "add");

export const loader = ({ context }: LoaderFunctionArgs) => ({ as: asAdmin(context).actor.userName });

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: newCommunitySchema, feature: "community" }, async (value, ctx) => {
    const { slug } = await addCommunity(ctx, value);
    return redirectWithToast(args.context, `/community/one/${slug}`, "community:toasts.added");
  });

export default function AddCommunity() {
  const { t } = useTranslation("community");
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} breadcrumb={[{ label: t("pages.all"), to: "/community/all" }, { label: t("pages.add") }]} />
      <CommunityForm submitLabel={t("form.add")} isNew />
    </div>
  );
}

/** What one person publishes, and the way to take it down. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ProfileFacts } from "../components/profile-card";
import { clearProfileSchema } from "../users.schemas";
import { clearProfile, readProfile } from "../users.service.server";

export const handle = pageHandle("users", "profile-one");

export const loader = ({ params, context }: LoaderFunctionArgs) => readProfile(asAdmin(context), params.user_id ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: clearProfileSchema, feature: "users" }, async ({ reason }, ctx) => {
    const userId = args.params.user_id ?? "";
    await clearProfile(ctx, userId, reason);
    return redirectWithToast(args.context, `/admin/profile/one/${encodeURIComponent(userId)}`, "users:toasts.clear");
  });

export default function OneProfile() {
  const { t } = useTranslation("users");
  const profile = useLoaderData<typeof loader>();
  const { userId, name, userName, departmentName, bio, links } = profile;
  const act = (
    <Link to={`/admin/users/${userId}`} className="btn">
      {t("profile.toUser")}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={name}
        lead={[`@${userName}`, departmentName].filter(Boolean).join(" · ")}
        act={act}
        breadcrumb={[{ label: t("pages.profile-list"), to: "/admin/profile/list" }, { label: userName }]}
      />
      <ProfileFacts profile={profile} />
      {(bio !== "" || links.length > 0) && (
        <ActForm
          feature="users"
          title={t("act.clear")}
          text={t("act.clearText")}
          fields={{ act: "clear" }}
          submitLabel={t("act.clearConfirm")}
          level="error"
        >
          <TextArea name="reason" rows={2} maxLength={500} />
        </ActForm>
      )}
    </div>
  );
}

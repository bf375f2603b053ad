/** One's own account: where its groups begin. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { GroupList } from "../components/account-page";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "view");

export const loader = ({ context }: LoaderFunctionArgs) => readProfile(signedIn(context));

export default function ProfileView() {
  const { t } = useTranslation("profile");
  const { userEmail, name, userName, sessions, deletionDueAt } = useLoaderData<typeof loader>();
  const going = deletionDueAt !== null && (
    <span className="font-semibold text-error">
      {t("leaving.due")} <DateText at={deletionDueAt} />
    </span>
  );
  return (
    <>
      <PageHeader title={t("pages.view")} lead={userEmail} />
      <GroupList
        notes={{
          about: `${name} · @${userName}`,
          security: t("groups.devices", { count: sessions.length }),
          data: going || undefined,
        }}
      />
    </>
  );
}

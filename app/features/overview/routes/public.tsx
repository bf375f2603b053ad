/** Somebody's public profile. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { PublicProfile } from "../components/public-profile";
import { profileLoader } from "../profile-page.server";

export const handle = pageHandle("overview", "public");

export const loader = profileLoader("/overview/public/one");

export default function PublicOverview() {
  const { t } = useTranslation("overview");
  const { profile, isMine } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-4">
      <PublicProfile profile={profile} as="h1" />
      {isMine && (
        <Link to="/overview/public/edit" className="btn self-start">
          {t("space.choose")}
        </Link>
      )}
    </div>
  );
}

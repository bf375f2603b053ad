/** One's own space: what concerns oneself, and what others see. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { Dashboard } from "../components/dashboard";
import { PublicProfile } from "../components/public-profile";
import { SpaceFrame } from "../components/space-frame";
import { spaceQuery } from "../overview.schemas";
import { type PublicProfile as Profile, readDashboard, readOwnPublicProfile } from "../overview.service.server";

export const handle = pageHandle("overview", "my-space", ["vip", "thread"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const { tab } = spaceQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  if (tab === "public") return { tab, dashboard: null, profile: await readOwnPublicProfile(ctx) };
  return { tab, dashboard: await readDashboard(ctx), profile: null };
}

function Own({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation("overview");
  if (!profile) return <EmptyState title={t("space.hidden")} text={t("space.hiddenText")} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{t("space.publicLead")}</p>
      <PublicProfile profile={profile} />
      <div className="flex flex-wrap gap-3">
        <Link to="/overview/public/edit" className="btn btn-primary">
          {t("space.choose")}
        </Link>
        <Link to={`/my-space/public/one/${profile.userName}`} className="btn">
          {t("space.open")}
        </Link>
      </div>
    </div>
  );
}

export default function MySpace() {
  const page = useLoaderData<typeof loader>();
  return (
    <SpaceFrame tab={page.tab}>{page.dashboard ? <Dashboard dashboard={page.dashboard} /> : <Own profile={page.profile} />}</SpaceFrame>
  );
}

/** Somebody's public profile, without leaving one's own space. */
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { PublicProfile } from "../components/public-profile";
import { SpaceFrame } from "../components/space-frame";
import { profileLoader } from "../profile-page.server";

export const handle = pageHandle("overview", "my-space-public");

export const loader = profileLoader("/my-space/public/one");

export default function SpaceOfOther() {
  const { profile, isMine } = useLoaderData<typeof loader>();
  return (
    <SpaceFrame tab={isMine ? "public" : null}>
      <PublicProfile profile={profile} />
    </SpaceFrame>
  );
}

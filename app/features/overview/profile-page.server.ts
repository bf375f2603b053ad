/** The loader of the pages that show somebody: whoever writes a user name in another case is led to its own spelling. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signedIn } from "~/platform/session/signed-in.server";
import { readPublicProfile } from "./overview.service.server";

/** @param base the address in front of the user name */
export const profileLoader =
  (base: string) =>
  async ({ request, params, context }: LoaderFunctionArgs) => {
    const ctx = signedIn(context);
    const asked = params.user_name ?? "";
    const profile = await readPublicProfile(ctx, asked);
    if (profile.userName !== asked) throw redirect(`${base}/${encodeURIComponent(profile.userName)}${new URL(request.url).search}`, 301);
    return {
      profile,
      isMine: profile.userName === ctx.actor.userName,
      title: base.startsWith("/my-space") ? `${profile.name} · @${profile.userName}` : profile.name,
    };
  };

/** Gives a browser its session: the pair of tokens into KV, the cookie onto the response. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { newSecret } from "../ids";
import { storeTokenPair } from "./cookie.server";
import type { TokenPair } from "./session.service.server";

/** Signs this browser in. */
export async function startBrowserSession({ ctx, cookies }: AppLoadContext, tokens: TokenPair, isRemembered: boolean): Promise<void> {
  cookies.push(await storeTokenPair(ctx, newSecret(), tokens, isRemembered));
}

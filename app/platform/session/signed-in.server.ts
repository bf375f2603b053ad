/** The context of a page that only signed-in people reach. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SignedInContext } from "../context";
import { platformErrors } from "../errors/errors";

/** @throws needsSignIn when nobody is signed in, which the guard already prevents on pages that say so */
export function signedIn({ ctx }: AppLoadContext): SignedInContext {
  if (!ctx.actor) throw platformErrors.needsSignIn();
  return ctx as SignedInContext;
}

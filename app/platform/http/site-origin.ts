/** Where this site is. A deployment says so itself: the `Host` of a request is whatever its sender wrote. */
import type { Context } from "../context";
import { platformErrors } from "../errors/errors";

type SiteEnv = Pick<Env, "SITE_ORIGIN" | "ENVIRONMENT">;

/** Where the site is served while nobody has deployed it. */
const LOCAL_ORIGIN = "http://localhost:8787";

/** The configured address without a slash at its end; null for a deployment that was never told its own. */
export const siteOrigin = ({ SITE_ORIGIN, ENVIRONMENT }: SiteEnv): string | null =>
  SITE_ORIGIN || (ENVIRONMENT === "production" ? null : LOCAL_ORIGIN);

/**
 * The address for links in mails, which somebody else may read than whoever sent the request.
 * @throws noSiteOrigin on a deployment without a configured address
 */
export function linkOrigin({ env, origin }: Pick<Context, "env" | "origin">): string {
  if (siteOrigin(env) === null) throw platformErrors.noSiteOrigin();
  return origin;
}

/** What the document around every page is told of its reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readBanners } from "../engines/site-content.server";
import { takeToast } from "../platform/forms/toast.server";
import { parseCookies, readConsent, readTheme } from "../platform/preferences";
import { isProcessorNamed } from "../platform/processors";
import { readSettings } from "../platform/settings.server";
import { pauseOf } from "./pause.server";
import { reachableLinks } from "./reachable.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = context;
  const cookies = parseCookies(request.headers.get("cookie"));
  const { actor, locale, origin, env } = ctx;
  const { processors } = await readSettings(ctx);
  return {
    locale,
    theme: readTheme(cookies),
    consent: readConsent(cookies),
    user: actor && { userName: actor.userName, name: actor.name, userRole: actor.userRole, photoId: actor.photoId },
    pause: pauseOf(ctx),
    origin,
    sentryDsn: isProcessorNamed(processors.sentry) ? (env.SENTRY_DSN ?? null) : null,
    analyticsId: isProcessorNamed(processors.google) ? (env.ANALYTICS_ID ?? null) : null,
    environment: env.ENVIRONMENT,
    links: reachableLinks(context.ctx),
    toast: takeToast(request, context),
    banners: await readBanners(ctx),
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

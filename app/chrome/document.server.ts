/** What the document around every page is told of its reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ShownBanner } from "../engines/site-content";
import { readBanners } from "../engines/site-content.server";
import type { Context } from "../platform/context";
import { takeToast } from "../platform/forms/toast.server";
import { sayIn } from "../platform/i18n/say.server";
import { parseCookies, readConsent, readTheme } from "../platform/preferences";
import { isProcessorNamed } from "../platform/processors";
import { readSettings } from "../platform/settings.server";
import { owesTerms, TERMS_PAGE } from "../platform/terms-of-use/terms-of-use";
import { pauseOf } from "./pause.server";
import { reachableLinks } from "./reachable.server";

/** Who hasn't accepted the terms of use as they are now reads that around every page. */
const termsBanner = (ctx: Context): ShownBanner[] =>
  owesTerms(ctx.actor) ? [{ text: sayIn(ctx)("terms-of-use:banner"), link: TERMS_PAGE }] : [];

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
    banners: [...termsBanner(ctx), ...(await readBanners(ctx))],
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** The document around every page. */
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { configuration } from "./configuration";
import { useNonce } from "./platform/http/nonce";
import type { PageHandle } from "./platform/pages/handle";
import { parseCookies, readConsent, readTheme } from "./platform/preferences";
import "./styles.css";

export { ErrorScreen as ErrorBoundary } from "./chrome/error-screen";

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const cookies = parseCookies(request.headers.get("cookie"));
  const { actor, locale, origin, env } = ctx;
  return {
    locale,
    theme: readTheme(cookies),
    consent: readConsent(cookies),
    user: actor && { userName: actor.userName, name: actor.name, userRole: actor.userRole },
    origin,
    sentryDsn: env.SENTRY_DSN ?? null,
    environment: env.ENVIRONMENT,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** What the document knows changes when somebody acts, not when they read on. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod }) => Boolean(formMethod && formMethod !== "GET");

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const nonce = useNonce();
  const { i18n } = useTranslation();
  return (
    <html lang={i18n.language} dir="ltr" data-theme={root?.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadOfPage origin={root?.origin ?? ""} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className="bg-base-100 text-base-content">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function HeadOfPage({ origin }: { origin: string }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const handle = match?.handle as PageHandle | undefined;
  const own = (match?.data as { title?: string } | undefined)?.title;
  const words = t as unknown as (key: string) => string;
  const title = own ?? (handle ? words(handle.title) : configuration.name);
  const hasDescription = handle && i18n.exists(handle.description);
  const description = hasDescription ? words(handle.description) : words("chrome:tagline");
  return (
    <>
      <title>{pathname === "/" ? `${configuration.name} · ${words("chrome:tagline")}` : `${title} · ${configuration.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={configuration.name} />
    </>
  );
}

export default function App() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

/**
 * The one place of the browser that uses what Remix 2 doesn't document: which scripts a route has, which routes it has discovered, and when
 * the page's data is decoded. React Router 7 has other names for the first two; React 19 doesn't need the third.
 */
import { matchRoutes, RemixBrowser } from "@remix-run/react";

interface RemixWindow {
  __remixManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  __remixRouter?: { routes: Parameters<typeof matchRoutes>[0] };
}

/** The routes of an address of the site, from the document to the page; none where the browser doesn't know them yet. */
export const routesOf = (pathname: string) =>
  (matchRoutes((window as RemixWindow).__remixRouter?.routes ?? [], pathname) ?? []).map(({ route }) => route);

/** The page of a path as the site map writes it; nothing of the address itself. */
export function patternOf(pathname: string): string {
  const parts = routesOf(pathname).flatMap(({ path }) => path || []);
  return `/${parts.join("/")}`;
}

/** The scripts of a route. */
export function scriptsOf(routeId: string): string[] {
  const { module, imports = [] } = (window as RemixWindow).__remixManifest?.routes[routeId] ?? {};
  return module ? [module, ...imports] : [];
}

/**
 * Waits until Remix has decoded the page's data. It does so by suspending its first render, before any hook; a root of React 18
 * that is suspended when somebody presses a key has to render at once and fails (error 345), so it isn't begun before.
 */
export async function decodeData() {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/** Parts of Remix's `window` that have no types of their own. */
import { matchRoutes } from "@remix-run/react";

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

/**
 * Answers each page from a build of that page alone. The router compiles every route's pattern for every request;
 * with hundreds of pages that costs more than drawing one, and the site map already knows which page is meant.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { matchRequest } from "./match";
import type { PageRow } from "./page";

/** The build of one route and those above it; its manifest as well, because Remix draws every route that is in there. */
function branchOf(build: ServerBuild, id: string): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (let route = build.routes[id]; route; route = route.parentId ? build.routes[route.parentId] : undefined) routes[route.id] = route;
  const known = Object.entries(build.assets.routes).filter(([routeId]) => routeId in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(known) } };
}

/** One handler for all pages of the site map, and for paths that have none. */
export function createPageHandler(build: ServerBuild, siteMap: readonly PageRow[], mode?: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const byPage = new Map<string, RequestHandler>();
  const handlerOf = ({ id }: PageRow) => {
    const known = byPage.get(id);
    if (known) return known;
    const handler = createRequestHandler(branchOf(build, id), mode);
    byPage.set(id, handler);
    return handler;
  };
  return (request, context) => {
    const row = matchRequest(siteMap, request);
    return row ? handlerOf(row)(request, context) : whole(request, context);
  };
}

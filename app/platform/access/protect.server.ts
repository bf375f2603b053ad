/**
 * Puts the site map's guard around every loader and action of the Remix build, so that documents, `.data` requests,
 * `_routes`, `_data`, resource routes and actions all pass the same door before any code of a page runs.
 */
import { type AppLoadContext, redirect, type ServerBuild } from "@remix-run/cloudflare";
import type { PageRow } from "../pages/page";
import { allow } from "./allow";
import { signInPath } from "./return-to";

type Handler = (args: HandlerArgs) => unknown;
interface HandlerArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
}

/** Routes that are no pages: the document itself, its layouts, and the screen for unknown paths. */
const OPEN_ROUTES = /^(root|chrome\/layouts\/(full|bare|no-footer)|chrome\/not-found)$/;
const WRITING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Called around a handler's own failures: turns domain errors and accidents into answers. */
export type OnFailure = (thrown: unknown, args: HandlerArgs) => Promise<never>;

/**
 * Wraps a build.
 * @throws when a route has no row, a row has no route, or a page that isn't public has no loader
 */
export function protect(build: ServerBuild, siteMap: readonly PageRow[], onFailure: OnFailure): ServerBuild {
  const rows = new Map(siteMap.map((row) => [row.id, row]));
  for (const row of siteMap) if (!build.routes[row.id]) throw new Error(`The site map's ${row.path} has no route`);
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const row = rows.get(id);
    if (!row && !OPEN_ROUTES.test(id)) throw new Error(`The route ${id} isn't in the site map`);
    const { loader, action } = route.module;
    if (row && row.access !== "public" && !loader) throw new Error(`${row.path} isn't public and has no loader`);
    const wrap = (handler: unknown, isAction: boolean) => (handler ? guarded(row, handler as Handler, isAction, onFailure) : undefined);
    return [id, { ...route, module: { ...route.module, loader: wrap(loader, false), action: wrap(action, true) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(row: PageRow | undefined, handler: Handler, isAction: boolean, onFailure: OnFailure): Handler {
  return async (args) => {
    if (isAction && !WRITING.has(args.request.method)) throw new Response(null, { status: 405 });
    await args.context.restore();
    if (row) enter(row, args);
    try {
      return await handler(args);
    } catch (thrown) {
      if (thrown instanceof Response || isRemixData(thrown)) throw thrown;
      return onFailure(thrown, args);
    }
  };
}

function isRemixData(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === "DataWithResponseInit";
}

/** The navigation guard: maintenance, then access, then a redirect row's own way. Throws redirects. */
function enter(row: PageRow, { request, context }: HandlerArgs): void {
  const url = new URL(request.url);
  const { actor } = context.ctx;
  if (row.isInMaintenance && actor?.userRole !== "admin") throw redirect("/");
  const verdict = allow(row.access, actor);
  const passes = verdict === "guests-only" && row.passesWithToken && url.searchParams.has("token");
  if (!actor && row.signedOutTo) throw redirect(row.signedOutTo);
  if (verdict === "needs-sign-in") throw redirect(signInPath(url));
  if (verdict !== "allowed" && !passes) throw redirect("/");
  if (row.redirect) throw redirect(row.redirect + url.search);
}

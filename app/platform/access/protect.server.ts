/**
 * Puts the site map's guard around every loader and action of the Remix build, so that documents, `.data` requests,
 * `_routes`, `_data`, resource routes and actions all pass the same door before any code of a page runs.
 */
import { type AppLoadContext, redirect, type ServerBuild } from "@remix-run/cloudflare";
import { isDomainError } from "../errors/define";
import { refuseForm } from "../forms/refuse.server";
import { isThrownAnswer } from "../http/thrown-answer";
import type { PageRow } from "../pages/page";
import { isHeldBack, refusedToWrite } from "./door.server";
import { enforcers, enterPage, startRow } from "./enforcers.server";
import { pageAddress, signInPath } from "./return-to";
import { giveBack, lastOwner, saveUnsent } from "./unsent.server";

type Handler = (args: HandlerArgs) => unknown;
interface HandlerArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
}

/** Routes that are no pages: the document itself, its layouts, and the screen for unknown paths. */
const OPEN_ROUTES = /^(root|chrome\/layouts\/(full|plain|bare|no-footer)|chrome\/not-found)$/;
const WRITING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Called around a handler's own failures: turns domain errors and accidents into answers.
 * @param failure the code of what the reader is told of an accident, where the page has words of its own
 */
export type OnFailure = (thrown: unknown, args: HandlerArgs, failure?: string) => Promise<never>;

/**
 * Wraps a build.
 * @throws when a route has no row, a row has no route, or a row promises what nothing keeps
 */
export function protect(build: ServerBuild, siteMap: readonly PageRow[], onFailure: OnFailure): ServerBuild {
  const rows = new Map(siteMap.map((row) => [row.id, row]));
  for (const row of siteMap) {
    if (!build.routes[row.id]) throw new Error(`The site map's ${row.path} has no route`);
    startRow(row, build);
  }
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const row = rows.get(id);
    if (!row && !OPEN_ROUTES.test(id)) throw new Error(`The route ${id} isn't in the site map`);
    const { loader, action } = route.module;
    const wrap = (handler: unknown, isAction: boolean) => (handler ? guarded(row, handler as Handler, isAction, onFailure) : undefined);
    return [id, { ...route, module: { ...route.module, loader: wrap(loader, false), action: wrap(action, true) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Whether somebody is led to the login or to what guests see instead, or told that they have to sign in. */
function asksForSignIn(thrown: unknown, row: PageRow | undefined): boolean {
  if (!(thrown instanceof Response)) return isDomainError(thrown) && thrown.code === "kit.needsSignIn";
  const to = thrown.headers.get("location") ?? "";
  return to.startsWith("/reception/login?") || to === row?.signedOutTo;
}

/** What the form of somebody who may not write now is answered with, what they typed in it; null when they may send it. */
async function answerRefused(row: PageRow, { context: { ctx }, request }: HandlerArgs) {
  if (!isHeldBack(ctx.actor)) return null;
  const formData = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const refused = refusedToWrite(row, ctx, { isWrite: true, act: formData.get("act") });
  return refused && refuseForm(ctx, formData, refused);
}

function guarded(row: PageRow | undefined, handler: Handler, isAction: boolean, onFailure: OnFailure): Handler {
  return async (args) => {
    if (isAction && !WRITING.has(args.request.method)) throw new Response(null, { status: 405 });
    const { context, request } = args;
    const isSent = isAction && Boolean(context.isDocument) && !context.isUnsent;
    const url = new URL(request.url);
    let owner: string | null = null;
    let copy: Request | null = null;
    try {
      owner = isSent ? await lastOwner(context.ctx, request) : null;
      await context.restore();
      copy = isSent && !context.ctx.actor && !url.pathname.startsWith("/reception") ? (request.clone() as Request) : null;
      if (row) await enterPage({ row, context, url, isWrite: isAction && !context.isUnsent });
      if (isAction && context.isUnsent) return await giveBack(context, request);
      const refused = row && isAction ? await answerRefused(row, args) : null;
      return refused ?? (await handler(args));
    } catch (thrown) {
      if (copy && asksForSignIn(thrown, row)) {
        await saveUnsent(context, copy, { path: pageAddress(url), owner });
        throw redirect(signInPath(url), 303);
      }
      if (isThrownAnswer(thrown)) throw thrown;
      return onFailure(thrown, args, row && !isAction ? enforcers.failure.failure(row) : undefined);
    }
  };
}

/** Every request comes through here: canonical address, origin check, headers, then API, docs or pages. */
import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { configuration } from "../app/configuration";
import { endpoints } from "../app/endpoints";
import { type Place, places } from "../app/engines/media/purposes";
import { serveImage } from "../app/engines/media/serve.server";
import { afterAnswer } from "../app/jobs.server";
import { pictureReaders } from "../app/picture-readers.server";
import { enforcers, MEGABYTE } from "../app/platform/access/enforcers.server";
import { protect } from "../app/platform/access/protect.server";
import { pageAddress } from "../app/platform/access/return-to";
import { asSent, takeUnsent } from "../app/platform/access/unsent.server";
import { clockOf } from "../app/platform/clock";
import { platformErrors } from "../app/platform/errors/errors";
import { logLine } from "../app/platform/errors/log.server";
import { pageFailure } from "../app/platform/errors/page-failure.server";
import { addressRefusal } from "../app/platform/http/address";
import { domainErrorResponse, type Translate } from "../app/platform/http/answer.server";
import { createApi } from "../app/platform/http/api.server";
import { canonicalAddress } from "../app/platform/http/canonical";
import { addressesOf } from "../app/platform/http/endpoint";
import { finish } from "../app/platform/http/finish.server";
import { forgetGuestAnswers, guestAnswer } from "../app/platform/http/guest-answers.server";
import { insecureRequest } from "../app/platform/http/insecure";
import { lastAnswer } from "../app/platform/http/last-answer.server";
import { openApiDocument } from "../app/platform/http/openapi";
import { isFromHere, withoutNullOrigin } from "../app/platform/http/origin";
import { openScope, type RequestScope } from "../app/platform/http/scope.server";
import { dispatchMessages } from "../app/platform/messages/messages.service.server";
import { matchRequest } from "../app/platform/pages/match";
import { createPageHandler } from "../app/platform/pages/narrow.server";
import type { PageRow } from "../app/platform/pages/page";
import { productFor } from "../app/product.server";
import { siteMap } from "../app/site-map";
import { translators } from "../app/translators.server";
import { SECURITY_TXT, securityTxt } from "./security-txt";
import { sitemapXml } from "./sitemap";

type AppEnv = { Bindings: Env; Variables: { scope: RequestScope; row?: PageRow } };

const PAGE_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The words of a language. */
export const translate = (locale: "en" | "tr"): Translate => translators[locale].t as unknown as Translate;

/** Where the pictures of a place are served. */
const pictureAddress = (place: Place) => `${place.path}${place.hasSubject ? "/:subject_id" : ""}/:file`;

/** Endpoints that take more than the site's megabyte. */
const largeEndpoints = endpoints.flatMap(({ path, maxBytes }) => (maxBytes ? [{ addresses: addressesOf(path), maxBytes }] : []));

/** Endpoints that other sites' pages send forms to. */
const openEndpoints = new Set(endpoints.filter(({ acceptsOtherSites }) => acceptsOtherSites).map(({ path }) => `/api/v1${path}`));

/** How large a request's body may be. */
function maxBodyOf(path: string, row: PageRow | undefined): number {
  const ofEndpoint = largeEndpoints.find(({ addresses }) => addresses.test(path))?.maxBytes;
  return ofEndpoint ?? (row && enforcers.maxBytes.maxBytes(row)) ?? MEGABYTE;
}

const patterns = endpoints.map((door) => ({ ...door, path: `/api/v1${door.path}`, addresses: addressesOf(door.path) }));

/** The endpoint that answers a request. */
const endpointOf = ({ method }: Request, pathname: string) =>
  patterns.find((each) => each.method === method && each.addresses.test(pathname));

/** One line for a request that failed: the pattern of its address, because addresses themselves may name people. */
function logFailure(request: Request, { status }: Response, { ctx }: RequestScope, row: PageRow | undefined): void {
  const { method } = request;
  const path = row?.path ?? endpointOf(request, new URL(request.url).pathname)?.path ?? "other";
  logLine("request failed", { request_id: ctx.requestId, method, path, status, version: ctx.env.VERSION?.id ?? null });
}

/** A page is read with whom its session belonged to a moment ago; when that is over, it is drawn anew and the first never seen. */
async function drawConfirmed(scope: RequestScope, method: string, draw: () => Promise<Response>): Promise<Response> {
  scope.mayAssume = !UNSAFE.has(method);
  const answer = await draw();
  if (await scope.confirm()) return answer;
  await answer.body?.cancel();
  return draw();
}

/** Builds the app around a Remix build: the production bundle, Vite's, or a test's. */
export function createApp(build: ServerBuild): Hono<AppEnv> {
  const handle = createPageHandler(protect(build, siteMap, pageFailure), siteMap, process.env.NODE_ENV);
  const api = createApi(endpoints);
  const document = openApiDocument(endpoints, { title: `${configuration.name} API`, version: "1" }, places.map(pictureAddress));
  const app = new Hono<AppEnv>();

  // The ceiling that the bench compares with: nothing stands before it.
  app.get("/api/v1/empty", (c) => c.json({}));

  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const insecure = insecureRequest(c.req.method, url, c.env.SITE_ORIGIN);
    if (insecure?.page) return c.redirect(insecure.page, 301);
    const refusal = insecure ? platformErrors.needsHttps() : addressRefusal(url);
    const address = refusal ? null : canonicalAddress(siteMap, c.req.method, url);
    if (address) return c.redirect(address, 301);
    const scope = await openScope({
      request: c.req.raw,
      url,
      env: c.env,
      product: productFor(c.env),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      translate,
      clock: clockOf(c.req.raw.headers, c.env),
    });
    c.set("scope", scope);
    const row = c.req.path.startsWith("/api/") ? undefined : matchRequest(siteMap, c.req.raw);
    c.set("row", row);
    const isUnsafe = UNSAFE.has(c.req.method);
    const refused =
      refusal ??
      (isUnsafe && !openEndpoints.has(c.req.path) && !isFromHere(c.req.raw, scope.ctx.origin) ? platformErrors.otherOrigin() : null);
    if (refused) c.res = domainErrorResponse(refused, scope.t);
    else await next();
    c.res = finish(c.res, scope, c.req.raw, row);
    if (c.res.status >= 500) logFailure(c.req.raw, c.res, scope, row);
    const doorOf = () => row ?? endpointOf(c.req.raw, c.req.path);
    c.executionCtx.waitUntil(afterAnswer(scope.ctx, { request: c.req.raw, status: c.res.status, doorOf }));
    if (!isUnsafe) return;
    forgetGuestAnswers();
    c.executionCtx.waitUntil(dispatchMessages(scope.ctx));
  });

  app.use(async (c, next) => {
    const maxSize = maxBodyOf(c.req.path, c.get("row"));
    const onError = () => domainErrorResponse(platformErrors.tooLarge({ megabytes: maxSize / MEGABYTE }), c.get("scope").t);
    return bodyLimit({ maxSize, onError })(c, next);
  });

  app.get("/api/v1/openapi.json", (c) => c.json(document));
  app.get("/api/v1/docs", (c) => c.redirect("/docs/index.html"));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemapXml(siteMap, c.get("scope").ctx.origin), 200, { "Content-Type": "application/xml; charset=utf-8" }),
  );
  app.get(SECURITY_TXT, async (c) => {
    const { ctx, t } = c.get("scope");
    const text = await securityTxt(ctx);
    return text === null ? domainErrorResponse(platformErrors.notFound(), t) : c.text(text);
  });
  app.all("/api/v1/*", (c) => api.fetch(c.req.raw, { scope: c.get("scope") }));

  for (const place of places) {
    app.get(pictureAddress(place), (c) => {
      const { subject_id: subjectId, file = "" } = c.req.param() as Record<string, string>;
      const { ctx, restore } = c.get("scope");
      return serveImage(ctx, c.req.raw, { place, subjectId, file }, { readersByPlace: pictureReaders, restore });
    });
  }

  app.on(PAGE_METHODS, "*", async (c) => {
    const scope = c.get("scope");
    const { ctx, restore, nonce, cookies } = scope;
    const row = c.get("row");
    const allowsMaps = row !== undefined && enforcers.hasMap.allowsMaps(row, c.env);
    const isDocument = !c.req.path.endsWith(".data");
    const context: AppLoadContext = { ctx, restore, nonce, cookies, allowsMaps, isDocument };
    // The router takes HEAD for data to be a form that was sent.
    const isDataHead = c.req.method === "HEAD" && c.req.path.endsWith(".data");
    const request = isDataHead ? new Request(c.req.raw, { method: "GET" }) : withoutNullOrigin(c.req.raw);
    const unsent = isDocument && c.req.method === "GET" ? await takeUnsent(context, request, pageAddress(new URL(c.req.url))) : null;
    if (unsent) return handle(asSent(request, unsent), { ...context, isUnsent: true });
    const draw = () => drawConfirmed(scope, c.req.method, () => handle(request, context));
    return guestAnswer(scope, request, { isShared: row?.access === "public", seconds: Number(ctx.env.GUEST_ANSWER_SECONDS ?? 0), draw });
  });
  app.all("*", (c) => domainErrorResponse(platformErrors.methodNotAllowed(), c.get("scope").t));
  app.onError((thrown, c) => lastAnswer(thrown, c.req.raw, c.get("scope")));
  return app;
}

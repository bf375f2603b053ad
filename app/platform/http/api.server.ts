/** Serves endpoints: access, input, handler, answer, in that order and in this place only. */
import { Hono } from "hono";
import type { ZodType } from "zod";
import { allow } from "../access/allow";
import { agrees, countWrite, refusedToWrite, refuseInMaintenance, refuseLeftOut, refuseWithoutFlag } from "../access/door.server";
import { setConfidentialHeaders } from "../access/enforcers.server";
import type { Context } from "../context";
import { platformErrors } from "../errors/errors";
import { issuesOf } from "../forms/issues";
import { withNumbersRead } from "../forms/numbers";
import { domainErrorResponse, errorResponse } from "./answer.server";
import { addressesOf, type Endpoint, type Method } from "./endpoint";
import { guestAnswer } from "./guest-answers.server";
import type { RequestScope } from "./scope.server";

/** What a caller is told when something breaks and the endpoint has no words of its own for it. */
const FAILURES: Record<Method, string> = {
  GET: "kit.loadFailed",
  POST: "kit.saveFailed",
  PUT: "kit.saveFailed",
  DELETE: "kit.deleteFailed",
};

type ApiEnv = { Bindings: { scope: RequestScope } };

/** A Hono app of these endpoints below `/api/v1`. It stands apart from that of pages: their addresses need no look at hundreds of patterns. */
export function createApi(endpoints: readonly Endpoint[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath("/api/v1");
  for (const endpoint of endpoints) {
    api.on(endpoint.method, endpoint.path, async (c) => {
      const answer = await answerOf(endpoint, c.env.scope, c.req.raw, c.req.param());
      setConfidentialHeaders(endpoint, answer.headers);
      return answer;
    });
  }
  api.all("*", (c) => {
    const { t } = c.env.scope;
    const allowed = endpoints.filter(({ path }) => addressesOf(path).test(c.req.path)).map(({ method }) => method);
    if (allowed.length === 0) return domainErrorResponse(platformErrors.notFound(), t);
    const answer = domainErrorResponse(platformErrors.methodNotAllowed(), t);
    answer.headers.set("Allow", [...new Set(allowed)].join(", "));
    return answer;
  });
  return api;
}

/** What an endpoint answers; a failure of a confidential one is recorded without the caller. */
async function answerOf(endpoint: Endpoint, scope: RequestScope, request: Request, params: Record<string, string>): Promise<Response> {
  const { ctx, t } = scope;
  try {
    const draw = () => serve(endpoint, scope, request, params);
    const seconds = Number(ctx.env.GUEST_ANSWER_SECONDS ?? 0);
    return await guestAnswer(scope, request, { isShared: endpoint.isShared ?? false, seconds, draw });
  } catch (thrown) {
    const { path: route, failure = FAILURES[endpoint.method], isConfidential } = endpoint;
    return errorResponse(isConfidential ? { ...scope.ctx, actor: null } : scope.ctx, thrown, t, { route, failure });
  }
}

/**
 * The guard of endpoints: the same doors as those of pages, in the same order.
 * @param hasToken they hold a token that is enough: where all who are signed in may enter, the endpoint itself asks whether it still holds
 * @throws why somebody isn't let in
 */
async function enter(endpoint: Endpoint, ctx: Context, hasToken: boolean): Promise<void> {
  refuseLeftOut(endpoint, ctx);
  await refuseInMaintenance(endpoint, ctx);
  await refuseWithoutFlag(endpoint, ctx);
  const verdict = hasToken && endpoint.access === "user" ? "allowed" : allow(endpoint.access, ctx.actor);
  if (verdict === "needs-sign-in") throw platformErrors.needsSignIn();
  if (verdict !== "allowed") throw platformErrors.forbidden();
  const isWrite = endpoint.method === "POST" || endpoint.method === "PUT";
  const paused = refusedToWrite(endpoint, ctx, { isWrite });
  if (paused) throw paused;
  if (!(await agrees(endpoint, ctx))) throw platformErrors.needsConsent();
  await countWrite(endpoint, ctx);
}

async function serve(endpoint: Endpoint, scope: RequestScope, request: Request, params: Record<string, string>): Promise<Response> {
  const holder = endpoint.isTokenEnough ? await scope.readToken() : null;
  if (!endpoint.isTokenEnough) await scope.restore();
  await enter(endpoint, scope.ctx, holder !== null);
  const handle = endpoint.handler as (input: unknown, ctx: unknown) => Promise<unknown>;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const result = await handle(
    {
      params: check(endpoint.params, params, scope),
      query: check(endpoint.query, query, scope),
      body: endpoint.body
        ? check(endpoint.body, withNumbersRead(endpoint.body, await readJson(request), scope.ctx.locale), scope)
        : undefined,
      form: endpoint.form ? check(endpoint.form, await readFields(request), scope) : undefined,
      request,
      holder,
      setCookie: (value: string) => scope.cookies.push(value),
    },
    scope.ctx,
  );
  const answer = result instanceof Response ? new Response(result.body, result) : Response.json(result, { status: endpoint.status ?? 200 });
  if (!answer.headers.has("Cache-Control"))
    answer.headers.set("Cache-Control", endpoint.isShared ? "private, no-cache" : "private, no-store");
  return answer;
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/([\w.+-]*\+)?json\b/i.test(request.headers.get("content-type") ?? "")) throw platformErrors.notJson();
  try {
    return await request.json();
  } catch {
    throw platformErrors.badRequest();
  }
}

/** The fields of a multipart form by name; of several with one name the last. */
async function readFields(request: Request): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) throw platformErrors.notForm();
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    throw platformErrors.badRequest();
  }
}

function check(schema: ZodType | undefined, value: unknown, { ctx, t }: Pick<RequestScope, "ctx" | "t">): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw platformErrors.invalidInput(issuesOf(parsed.error, t, ctx.locale));
}

/** Takes page views of readers who have agreed to analytics. */
import { z } from "zod";
import { storableText } from "../forms/fields";
import { endpoint } from "../http/endpoint";
import { anonymousId } from "../ids";
import { parseCookies, readConsent } from "../preferences";
import { keptVisitor, VIEWS_COOKIE, VIEWS_ENDPOINT } from "./page-views";
import { countedPage, countsViews, tellView } from "./page-views.server";

const VISITOR = /^visit-[0-9a-z]{20}$/;

const visitorOf = (cookie: string | undefined) => (cookie && VISITOR.test(cookie) ? cookie : anonymousId("visit"));

export const pageViewEndpoint = endpoint({
  method: "POST",
  path: VIEWS_ENDPOINT,
  access: "public",
  isForgotten: true,
  summary: "Count a page view, where the browser's cookie says that its reader agreed to analytics",
  body: z.strictObject({ path: storableText(300) }),
  response: z.object({ is_counted: z.boolean() }),
  async handler({ body, request, setCookie }, ctx) {
    const cookies = parseCookies(request.headers.get("cookie"));
    const page = countsViews(ctx.env) && readConsent(cookies)?.analytics ? countedPage(ctx, body.path) : null;
    if (page === null) return { is_counted: false };
    const visitor = visitorOf(cookies[VIEWS_COOKIE]);
    setCookie(keptVisitor(visitor));
    ctx.waitUntil(tellView(ctx, page, visitor));
    return { is_counted: true };
  },
});

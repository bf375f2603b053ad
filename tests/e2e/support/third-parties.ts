/** Whom browsers ask besides us: written down, and answered by the test in their place. */
import type { BrowserContext, Page } from "@playwright/test";
import { COLLECT_HOST, standInScript, TAG_HOST } from "../../support/google-tag";

/** What requests to Sentry's stand-in are filed under; its port is the site's own and 1001. */
export const SENTRY_HOST = "sentry";

interface Asked {
  host: string;
  /** The page that asked, or `service worker`. */
  from: string;
  url: URL;
  body: string;
}

/** Notes what is asked of others than this site; what a page itself holds (`data:`, `blob:`) is asked of nobody. */
export function watchForeign(context: BrowserContext, baseURL = ""): Asked[] {
  const asked: Asked[] = [];
  const { origin, hostname, port } = new URL(baseURL);
  const sentry = `${hostname}:${Number(port) + 1001}`;
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin || /^(data|blob):$/.test(url.protocol)) return;
    const from = request.serviceWorker() ? "service worker" : new URL(request.frame().url()).pathname;
    asked.push({ host: url.host === sentry ? SENTRY_HOST : url.host, from, url, body: request.postData() ?? "" });
  });
  return asked;
}

/**
 * Answers every https request of this page in the place of whom it is asked of. A route would do the same, but turns the browser's
 * cache off.
 */
export async function answerForeign(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const responseHeaders = [
    { name: "Access-Control-Allow-Origin", value: "*" },
    { name: "Content-Type", value: "text/javascript" },
  ];
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const text = new URL(request.url).host === TAG_HOST ? standInScript : "";
    const answer = { requestId, responseCode: 200, responseHeaders, body: Buffer.from(text).toString("base64") };
    // A page that was left meanwhile wants no answer.
    session.send("Fetch.fulfillRequest", answer).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}

/** The paths of the page views that Google heard of. */
export const viewsIn = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ host, url }) => (host === COLLECT_HOST ? new URL(url.searchParams.get("dl") ?? "").pathname : []));

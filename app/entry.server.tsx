/** Renders documents, and hands the Worker's parts to whoever runs the build. */
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { repeatPartsBy } from "./kit/repeated";
import { recordError } from "./platform/errors/record.server";
import { AllowsMapsContext, NonceContext } from "./platform/http/nonce";
import { pageWords } from "./translators.server";

export { createWorker } from "../workers/create-worker";

export const streamTimeout = 5000;

repeatPartsBy(renderToString);

/** Where React left a part to browsers: it came late, or failed. */
const LEFT_OUT = "<!--$!-->";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const draw = (given: EntryContext) => (
    <NonceContext.Provider value={context.nonce}>
      <AllowsMapsContext.Provider value={context.allowsMaps}>
        <I18nextProvider i18n={pageWords[context.ctx.locale]}>
          <RemixServer context={given} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
        </I18nextProvider>
      </AllowsMapsContext.Provider>
    </NonceContext.Provider>
  );
  const page = renderToString(draw({ ...entry, serverHandoffStream: undefined }));
  if (!page.includes(LEFT_OUT)) {
    const { text } = await wholeOf(<RemixServer context={dataAlone(entry)} url={request.url} nonce={context.nonce} />, context);
    return new Response(`<!DOCTYPE html>${page}${text}`, { headers, status });
  }
  const { text, failures } = await wholeOf(draw(entry), context);
  if (!request.signal.aborted)
    for (const error of failures) context.ctx.waitUntil(recordError(context.ctx, error, "server", new URL(request.url).pathname));
  return new Response(text, { headers, status: failures.length > 0 ? 500 : status });
}

/** A page's data without the page: what Remix writes after a document that it didn't stream itself. */
const dataAlone = (entry: EntryContext): EntryContext => ({
  ...entry,
  manifest: { ...entry.manifest, routes: {} },
  routeModules: {},
  staticHandlerContext: { ...entry.staticHandlerContext, matches: [], loaderData: {}, actionData: null, errors: null },
});

/** What React streams, once all of it is there, and what failed in it. */
async function wholeOf(part: ReactNode, { nonce }: AppLoadContext): Promise<{ text: string; failures: unknown[] }> {
  const failures: unknown[] = [];
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), streamTimeout + 1000);
  const stream = await renderToReadableStream(part, { signal: timeout.signal, nonce, onError: (error) => void failures.push(error) });
  // What is whole isn't given up any more: a body that nobody reads (HEAD) would count as an error.
  await stream.allReady.finally(() => clearTimeout(timer));
  return { text: await new Response(stream).text(), failures };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.ctx.waitUntil(recordError(context.ctx, error, "server", new URL(request.url).pathname));
};

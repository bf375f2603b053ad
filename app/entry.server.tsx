/** Renders documents, and hands the Worker's parts to whoever runs the build. */
import type { EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { repeatPartsBy } from "./kit/repeated";
import { recordError } from "./platform/errors/record.server";
import { AllowsMapsContext, NonceContext } from "./platform/http/nonce";
import { pageWords } from "./translators.server";

export { createWorker } from "../workers/create-worker";

export const streamTimeout = 5000;

repeatPartsBy(renderToString);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: import("@remix-run/cloudflare").AppLoadContext,
) {
  let finalStatus = status;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), streamTimeout + 1000);
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <AllowsMapsContext.Provider value={context.allowsMaps}>
        <I18nextProvider i18n={pageWords[context.ctx.locale]}>
          <RemixServer context={entry} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
        </I18nextProvider>
      </AllowsMapsContext.Provider>
    </NonceContext.Provider>,
    {
      signal: timeout.signal,
      nonce: context.nonce,
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) context.ctx.waitUntil(recordError(context.ctx, error, "server", new URL(request.url).pathname));
      },
    },
  );
  // Nothing is deferred but modules that come late: without scripts they have to stand in their place as well.
  // What is whole isn't given up any more: a body that nobody reads (HEAD) would count as an error.
  await stream.allReady.finally(() => clearTimeout(timer));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await wholeOf(stream), { headers, status: finalStatus });
}

/**
 * What a finished stream holds; handed over in one piece it needn't go through the runtime's streams again.
 * @param stream of text where React's writer is the build's (vite.react-writer.ts), else of bytes
 */
async function wholeOf(stream: ReadableStream<unknown>): Promise<BodyInit> {
  const pieces: (string | Uint8Array<ArrayBuffer>)[] = [];
  const reader = stream.getReader() as ReadableStreamDefaultReader<string | Uint8Array<ArrayBuffer>>;
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
  return pieces.length === 1 ? (pieces[0] ?? "") : new Blob(pieces);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.ctx.waitUntil(recordError(context.ctx, error, "server", new URL(request.url).pathname));
};

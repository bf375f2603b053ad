/** Serves the stand-in for Sipay on a port of its own, and says what a Worker has to be told to find it. */
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createSipay, DEMO_MERCHANT } from "../workers/stand-ins/sipay";

/** @returns the Worker's variables, as `NAME=VALUE` */
export async function serveSipay(port: number): Promise<string[]> {
  const { app } = createSipay();
  const origin = `http://localhost:${port}`;
  const server = createServer(async (incoming, outgoing) => {
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : undefined;
    const response = await app.fetch(
      new Request(origin + incoming.url, { method: incoming.method, headers, body, duplex: "half" } as RequestInit),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { merchantKey, appId, appSecret } = DEMO_MERCHANT;
  return [`SIPAY_URL=${origin}/ccpayment`, `SIPAY_MERCHANT_KEY=${merchantKey}`, `SIPAY_APP_ID=${appId}`, `SIPAY_APP_SECRET=${appSecret}`];
}

/** What the bench measures: speed of an address, rows and round trips, and the bytes of a page. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import autocannon from "autocannon";
import { chromiumPath } from "../../scripts/chromium";

export interface Speed {
  requestsPerSecond: number;
  p95: number;
}

/** Loads an address for some seconds over twenty connections. @throws when any answer isn't 2xx */
export async function speedOf(url: string, seconds: number): Promise<Speed> {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers: { "accept-language": "en" } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { requestsPerSecond: result.requests.average, p95: result.latency.p97_5 };
}

/** D1 round trips and rows read, as the metered Worker tells them. */
export async function costOf(url: string): Promise<{ roundTrips: number; rowsRead: number }> {
  const response = await fetch(url, { headers: { "user-agent": "bench bot" } });
  await response.arrayBuffer();
  const [, roundTrips, rowsRead] = /round trips (\d+), rows read (\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
  return { roundTrips: Number(roundTrips), rowsRead: Number(rowsRead) };
}

/** Compressed bytes of all script and style that a browser asks for on a first visit. */
export async function bytesOf(origin: string, path: string): Promise<{ brotli: number; gzip: number; files: number }> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  const assets = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) assets.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await browser.close();
  const contents = [...assets].map((asset) => readFileSync(`build/client${asset}`));
  const sum = (compress: (content: Buffer) => Buffer) => contents.reduce((total, content) => total + compress(content).length, 0);
  return {
    brotli: sum((content) => brotliCompressSync(content)),
    gzip: sum((content) => gzipSync(content, { level: 9 })),
    files: assets.size,
  };
}

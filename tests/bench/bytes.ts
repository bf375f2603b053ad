/** Compressed bytes of script and style that a browser asks for when a page is the first that somebody opens. */
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium";
import { findExamples, pathsFor, type Reader, readers } from "../e2e/support/addresses";
import { demoEmail, demoPassword, signIn } from "../e2e/support/people";
import { assetSize, isAsset } from "../support/asset-sizes";

export interface Bytes {
  path: string;
  brotli: number;
  gzip: number;
  files: string[];
}

const PAGES_AT_ONCE = 4;

type State = Awaited<ReturnType<typeof stateOf>>;

async function stateOf(browser: Browser, baseURL: string, reader: Reader) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "cf-connecting-ip": "192.0.2.8" } });
  if (reader !== "guest") await signIn(context.request, { email: demoEmail(reader), password: demoPassword });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function bytesOf(browser: Browser, baseURL: string, storageState: State, path: string): Promise<Bytes> {
  const context = await browser.newContext({ baseURL, storageState, locale: "tr-TR" });
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (isAsset(pathname)) assets.add(pathname);
  });
  const failures: Error[] = [];
  page.on("pageerror", (failure) => failures.push(failure));
  await page.goto(path, { waitUntil: "networkidle" });
  // A page whose scripts fail asks for less than it needs.
  if (failures[0]) throw new Error(`${path} failed: ${failures[0].message}`);
  await context.close();
  const files = [...assets];
  const sum = (kind: "brotli" | "gzip") => files.reduce((total, file) => total + assetSize(file)[kind], 0);
  return { path, brotli: sum("brotli"), gzip: sum("gzip"), files };
}

/** Every page of the site map as its readers open it first, in Turkish; the heaviest come first. */
export async function bytesOfAllPages(baseURL: string): Promise<Bytes[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const admin = await browser.newContext({ baseURL, storageState: await stateOf(browser, baseURL, "admin") });
  const examples = await findExamples(admin.request, admin.request);
  const all: Bytes[] = [];
  for (const reader of Object.keys(readers) as Reader[]) {
    const state = await stateOf(browser, baseURL, reader);
    const paths = pathsFor(reader, examples).values();
    // Most of the time passes until the network counts as idle: several pages wait for that at once.
    const openThem = async () => {
      for (const path of paths) all.push(await bytesOf(browser, baseURL, state, path));
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, openThem));
  }
  await browser.close();
  return all.sort((a, b) => b.brotli - a.brotli);
}

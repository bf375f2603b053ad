/** After a build: bundles the service worker with the names of the files that it keeps, and writes what installing the site needs. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { build } from "vite";
import { installManifest, type Language, OfflineDocument } from "../app/offline/documents";
import type { PageRow } from "../app/platform/pages/page";
import { siteMap } from "../app/site-map";
import { words } from "../app/words";

const OUT = "build/client";
const LANGUAGES = Object.keys(words) as Language[];
interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

interface RemixManifest {
  url: string;
  entry: { module: string };
  routes: Record<string, { parentId?: string; module: string; css?: string[] }>;
}

/** Vite's record of which file needs which. */
const chunks = JSON.parse(readFileSync("build/.vite/client-manifest.json", "utf8")) as Record<string, Chunk>;

function readRoutes(): RemixManifest {
  const name = readdirSync(`${OUT}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest of routes.");
  const text = readFileSync(`${OUT}/assets/${name}`, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as RemixManifest;
}

const routes = readRoutes();

/** The pages that open without network. */
const kept = siteMap.filter(({ offlinePage }) => offlinePage);
const pages = kept.map(({ path, offlinePage }) => ({ path, standsInFor: offlinePage?.standsInFor }));

const keyOf = (address: string) => {
  const found = Object.keys(chunks).find((key) => `/${chunks[key]?.file}` === address);
  if (!found) throw new Error(`The build has no ${address}`);
  return found;
};

/** Adds the files that a chunk can't start without, and if it shall be whole also those that it asks for later. */
function addFiles(known: Set<string>, key: string, isWhole: boolean): void {
  const chunk = chunks[key];
  if (!chunk || known.has(`/${chunk.file}`)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) known.add(`/${file}`);
  for (const next of chunk.imports ?? []) addFiles(known, next, isWhole);
  if (isWhole) for (const next of chunk.dynamicImports ?? []) addFiles(known, next, true);
}

/** The ids of a page's route and of those around it. */
function routeChain(id: string): string[] {
  const route = routes.routes[id];
  if (!route) throw new Error(`The build has no route ${id}`);
  return route.parentId ? [id, ...routeChain(route.parentId)] : [id];
}

/** Words of a feature, and of the frame around every page, which lie in one file (`vite/chunks.ts`). */
const isWordsOf = (feature: string, language: string) => {
  const own = new RegExp(`/${feature}/locales/${language}\\.ts$`);
  return ({ src, name }: Chunk) => name === `words-${language}` || (src !== undefined && own.test(`/${src}`));
};

/** Every script and style that the kept pages need in a language. */
function filesFor(language: Language): string[] {
  const known = new Set([routes.url]);
  const chains = kept.map(({ id }) => routeChain(id).map((each) => routes.routes[each] as RemixManifest["routes"][string]));
  // What is around the pages comes first: of that, nothing is kept but what it starts with.
  addFiles(known, keyOf(routes.entry.module), false);
  for (const route of chains.flatMap(([, ...around]) => around)) addFiles(known, keyOf(route.module), false);
  for (const [own] of chains) if (own) addFiles(known, keyOf(own.module), true);
  for (const { css = [] } of chains.flat()) for (const style of css) known.add(style);
  for (const feature of kept.flatMap(({ feature, offlinePage }) => [feature, ...(offlinePage?.words ?? [])])) {
    const isOwn = isWordsOf(feature, language);
    for (const [key, chunk] of Object.entries(chunks)) if (isOwn(chunk)) addFiles(known, key, false);
  }
  return [...known].sort();
}

const files = Object.fromEntries(LANGUAGES.map((language) => [language, filesFor(language)]));
const revision = createHash("sha256")
  .update(JSON.stringify([files, pages]))
  .digest("hex")
  .slice(0, 12);

const pageTitle = ({ feature, name, path }: PageRow, language: Language) =>
  (words[language] as unknown as Record<string, { pages: Record<string, string> }>)[feature]?.pages[name] ?? path;

for (const folder of ["offline", "install"]) mkdirSync(`${OUT}/${folder}`, { recursive: true });
for (const language of LANGUAGES) {
  const titled = kept.map((row) => ({ path: row.path, title: pageTitle(row, language) }));
  const html = renderToStaticMarkup(OfflineDocument({ language, pages: titled, styles: routes.routes.root?.css ?? [] }));
  writeFileSync(`${OUT}/offline/${language}.html`, `<!doctype html>${html}`);
  writeFileSync(`${OUT}/install/${language}.webmanifest`, JSON.stringify(installManifest(language)));
}

await build({
  configFile: false,
  logLevel: "warn",
  define: { KEPT: JSON.stringify({ pages, files, revision }), "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rollupOptions: { input: "app/offline/service-worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
  },
});

/** Libraries are built as they come, and what they don't document is used where it is said why. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourcesOf } from "../../scripts/sources";

/** Files of libraries that were rewritten once. */
const LIBRARIES = [
  "react-dom/cjs/react-dom-server.browser.production.min.js",
  "@remix-run/router/dist/router.js",
  "@remix-run/react/dist/esm/routes.js",
  "@remix-run/server-runtime/dist/esm/data.js",
  "react-router-dom/dist/index.js",
  "react-router-dom/server.mjs",
  "drizzle-orm/entity.js",
  "drizzle-orm/utils.js",
].map((file) => `${process.cwd()}/node_modules/${file}`);

interface Hooks {
  name: string;
  transform?: unknown;
  load?: unknown;
}

/** Every plugin that a file of `vite/` makes. */
async function ownPlugins(): Promise<Hooks[]> {
  const files = readdirSync("vite").filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(`../../vite/${file.slice(0, -3)}.ts`) as Promise<Record<string, unknown>>));
  const makers = modules.flatMap((module) => Object.values(module).filter((each) => typeof each === "function" && each.length === 0));
  return makers.flatMap((make) => (make as () => Hooks | Hooks[])()).filter((made) => typeof made?.name === "string");
}

test("no plugin rewrites the source of a library", async () => {
  const plugins = (await ownPlugins()).filter(({ transform }) => typeof transform === "function");
  expect(plugins.map(({ name }) => name)).toContain("browser-words");
  const rewritten = plugins.flatMap(({ name, transform }) =>
    LIBRARIES.map(async (file) => {
      const text = readFileSync(file, "utf8");
      const answer = await (transform as (code: string, id: string, options: object) => unknown).call({}, text, file, { ssr: false });
      return answer ? [`${name}: ${file}`] : [];
    }),
  );
  expect((await Promise.all(rewritten)).flat()).toEqual([]);
});

test("plugins that change sources stand in vite/, where the test above sees them", () => {
  const config = readFileSync("vite.config.ts", "utf8");
  expect(config).not.toMatch(/\b(transform|load|renderChunk|generateBundle)\b\s*[(:]/);
});

/** What a library doesn't document, and the one file that may name it. */
const PRIVATE: Record<string, [pattern: RegExp, file: string]> = {
  "how a batch of Drizzle's asks a statement": [/\b_prepare\b/, "app/platform/drizzle-batch.server.ts"],
  "Remix's own part of the window, and its root as a function": [
    /__remix(?:Manifest|Router|Context|RouteModules)|RemixBrowser\(|\bUNSAFE_/,
    "app/chrome/remix-window.ts",
  ],
};

test.each(Object.entries(PRIVATE))("%s is used in one file, which says why", (_, [pattern, file]) => {
  const users = sourcesOf("app", "workers", "scripts", "vite")
    .filter(([, text]) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")))
    .map(([name]) => name);
  expect(users).toEqual([file]);
});

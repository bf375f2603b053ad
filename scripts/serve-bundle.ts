/**
 * Serves a bundled Worker in workerd without the development proxy, for the bench and the browser tests:
 * `serve-bundle.ts BUNDLE PERSIST_TO PORT [NAME=VALUE …]` with the bindings of wrangler.toml and those variables.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare, type WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

const [bundle = "", persistTo = "", port = "8795", ...variables] = process.argv.slice(2);
const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");

const modules = readdirSync(bundle)
  .filter((file) => /\.(js|wasm)$/.test(file))
  .sort((a, b) => Number(b === "app.js") - Number(a === "app.js"))
  .map((file) => ({
    type: file.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
    path: join(bundle, file),
    contents: readFileSync(join(bundle, file)),
  }));

const miniflare = new Miniflare({
  ...(workerOptions as unknown as WorkerOptions),
  modules,
  bindings: { ...workerOptions.bindings, ...Object.fromEntries(variables.map((each: string) => each.split("=", 2))) },
  port: Number(port),
  host: "127.0.0.1",
  cf: false,
  d1Persist: join(persistTo, "v3/d1"),
  kvPersist: join(persistTo, "v3/kv"),
  r2Persist: join(persistTo, "v3/r2"),
});
await miniflare.ready;
console.log("ready");

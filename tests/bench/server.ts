/** Serves the production bundle in workerd without the development proxy, for the bench alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

const [bundle = "", persist = "", port = "8795", metering = "off"] = process.argv.slice(2);

const files = readdirSync(bundle).filter((file) => /\.(js|wasm)$/.test(file));
const miniflare = new Miniflare({
  port: Number(port),
  host: "127.0.0.1",
  modules: files
    .sort((a, b) => Number(b === "app.js") - Number(a === "app.js"))
    .map((file) => ({
      type: file.endsWith(".wasm") ? "CompiledWasm" : "ESModule",
      path: join(bundle, file),
      contents: readFileSync(join(bundle, file)),
    })),
  compatibilityDate: "2026-07-01",
  compatibilityFlags: ["nodejs_compat"],
  bindings: { ENVIRONMENT: "production", AUTH_SECRET: "a-secret-for-the-bench-of-forty-characters", SITE_ORIGIN: "", METERING: metering },
  d1Databases: { DB: "00000000-0000-0000-0000-000000000000" },
  d1Persist: join(persist, "v3/d1"),
  kvNamespaces: { KV: "00000000000000000000000000000000" },
  r2Buckets: { BUCKET: "hocam" },
  queueProducers: { JOBS: "hocam-jobs" },
  assets: {
    directory: "build/client",
    binding: "ASSETS",
    routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: false },
  },
  cf: false,
});
await miniflare.ready;
console.log("ready");

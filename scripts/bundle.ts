/** Opens a bundled Worker in workerd without the development proxy, with the bindings of wrangler.toml. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare, type WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

export interface Bundle {
  /** The folder that `wrangler deploy --dry-run --outdir` wrote. */
  folder: string;
  persistTo: string;
  port: number;
  /** Settings beside those of wrangler.toml. */
  variables: Record<string, string>;
  /** Where V8 answers questions about the isolate. */
  inspectorPort?: number;
}

/** Serves it on 127.0.0.1 until it is disposed of. */
export async function openBundle({ folder, persistTo, port, variables, inspectorPort }: Bundle): Promise<Miniflare> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const modules = readdirSync(folder)
    .filter((file) => /\.(js|wasm)$/.test(file))
    .sort((a, b) => Number(b === "app.js") - Number(a === "app.js"))
    .map((file) => ({
      type: file.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
      path: join(folder, file),
      contents: readFileSync(join(folder, file)),
    }));
  const miniflare = new Miniflare({
    ...(workerOptions as unknown as WorkerOptions),
    modules,
    bindings: { ...workerOptions.bindings, ...variables },
    port,
    inspectorPort,
    host: "127.0.0.1",
    cf: false,
    // No clock runs by itself here: /cdn-cgi/handler/scheduled?cron=… sets jobs off, which `npm start` asks every minute (`clock.ts`).
    unsafeTriggerHandlers: true,
    d1Persist: join(persistTo, "v3/d1"),
    kvPersist: join(persistTo, "v3/kv"),
    r2Persist: join(persistTo, "v3/r2"),
    durableObjectsPersist: join(persistTo, "v3/do"),
  });
  await miniflare.ready;
  return miniflare;
}

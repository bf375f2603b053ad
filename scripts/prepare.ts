/** Readies a local site: a secret of its own, a migrated database, and a seed when it is empty. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { DEMO_POOL_KEYS, DEMO_TRAFFIC_KEY } from "../drizzle/seed/pool-keys";

/** Settings for every local run: nothing is reported, nothing is fetched from outside. */
export const localEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // A registry of its own: other sites running on this machine don't disturb this one.
  WRANGLER_REGISTRY_PATH: ".wrangler/registry",
  CI: process.env.CI ?? "true",
  // The local bindings are opened beside the Worker, which wrangler warns of.
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? "error",
};

/** Runs a program of node_modules/.bin and stops everything when it fails. */
export function run(program: string, args: string[], isQuiet = false, env: NodeJS.ProcessEnv = localEnv): void {
  const { status, stdout, stderr } = spawnSync(program, args, { stdio: isQuiet ? "pipe" : "inherit", env });
  if (status === 0) return;
  if (isQuiet) process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`${program} ${args.join(" ")} failed`);
}

/** Writes `.dev.vars`, which no deployment reads, with a secret that this machine alone knows; the seed seals with the other. */
export function writeDevVars(): void {
  if (!existsSync(".dev.vars"))
    writeFileSync(".dev.vars", `ENVIRONMENT="development"\nAUTH_SECRET="${randomBytes(32).toString("base64url")}"\n`);
  for (const [name, key] of Object.entries({ POOL_KEYS: DEMO_POOL_KEYS, TRAFFIC_KEY: DEMO_TRAFFIC_KEY })) {
    const isSet = readFileSync(".dev.vars", "utf8")
      .split("\n")
      .some((line) => line.startsWith(`${name}=`));
    if (!isSet) appendFileSync(".dev.vars", `${name}="${key}"\n`);
  }
}

/** Migrates the local D1 below this folder. */
export const migrateDatabase = (persistTo: string): void => run("tsx", ["scripts/migrate.ts", persistTo], true);

/** Migrates the local D1 below this folder, and seeds it once: the seed migrates first. */
export function prepareDatabase(persistTo: string, seedArgs: string[] = []): void {
  run("tsx", ["scripts/seed.ts", "--persist-to", persistTo, "--unless-seeded", ...seedArgs]);
}

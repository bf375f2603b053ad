/** The bindings of the site that is kept or restored: a local one, or with `--remote` the deployed. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { environmentOf, readConfiguration } from "../deploy/configuration";
import { openLocal } from "../local";
import { migrateDatabase } from "../prepare";

export type Site = Pick<Env, "DB" | "BUCKET">;

const CONFIGURATION = ".cache/remote/wrangler.json";

/** The deployed D1 and R2 of an environment, with the ids of wrangler.toml and the account that wrangler is signed in to. */
async function openRemote(word: string | undefined) {
  const { name, compatibility_date, d1_databases, r2_buckets } = readConfiguration(environmentOf(word));
  const [database] = d1_databases;
  const [bucket] = r2_buckets;
  mkdirSync(".cache/remote", { recursive: true });
  writeFileSync(
    CONFIGURATION,
    JSON.stringify({
      name,
      compatibility_date,
      d1_databases: [{ binding: "DB", database_name: database?.database_name, database_id: database?.database_id, remote: true }],
      r2_buckets: [{ binding: "BUCKET", bucket_name: bucket?.bucket_name, remote: true }],
    }),
  );
  const { env, dispose } = await getPlatformProxy<Env>({ configPath: CONFIGURATION, remoteBindings: true, persist: false });
  return { env, dispose };
}

/** What a command was called with, and its site; a new local one is made where it may be. @throws with the usage when no folder is named */
export async function openSite(usage: string, mayBeNew: boolean): Promise<{ folder: string; site: Site; dispose(): Promise<void> }> {
  const { values, positionals } = parseArgs({
    options: { remote: { type: "boolean" }, env: { type: "string" }, "persist-to": { type: "string" } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(usage);
  const persistTo = values["persist-to"] ?? ".wrangler/state";
  if (!values.remote && mayBeNew) migrateDatabase(persistTo);
  if (!values.remote && !existsSync(persistTo)) throw new Error(`There is no local site in ${persistTo}`);
  const { env, dispose } = values.remote ? await openRemote(values.env) : await openLocal(persistTo);
  return { folder, site: env, dispose };
}

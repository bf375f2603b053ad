/** The bindings of the site that is kept or restored: a local one, or with `--remote` the deployed. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { environmentOf, readConfiguration } from "../deploy/configuration";
import { openLocal } from "../local";
import { readOptions } from "../options";
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

const DATABASES = "v3/d1/miniflare-D1DatabaseObject";
const SCRATCH = ".wrangler";

function isRunning(process_id: number): boolean {
  try {
    return process.kill(process_id, 0);
  } catch (failed) {
    return (failed as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Takes away what killed runs left: whole databases. Each folder carries the id of the process that it belongs to. */
function sweep(): void {
  const folders = readdirSync(SCRATCH).filter((name) => name.startsWith("throwaway-"));
  const left = folders.filter((name) => !isRunning(Number(/^throwaway-(\d+)-/.exec(name)?.[1])));
  for (const name of left) rmSync(join(SCRATCH, name), { recursive: true, force: true });
}

/** A folder of a site that nobody keeps, for its owner alone. */
function scratchFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  sweep();
  return mkdtempSync(join(SCRATCH, `throwaway-${process.pid}-`));
}

/**
 * A copy of a local site's databases as they are at one moment, by SQLite's own backup: the site may run and be written to meanwhile.
 * @returns the folder of the copy
 */
async function copyOfOneMoment(persistTo: string): Promise<string> {
  const [from, copy] = [join(persistTo, DATABASES), scratchFolder()];
  mkdirSync(join(copy, DATABASES), { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(from, file), { readOnly: true });
    await backup(database, join(copy, DATABASES, file));
    database.close();
    chmodSync(join(copy, DATABASES, file), 0o600);
  }
  return copy;
}

interface Opened {
  site: Site;
  dispose(): Promise<void>;
}

/** The site of one moment: tables from a copy, pictures, which never change, from the site itself. */
async function openStill(persistTo: string): Promise<Opened> {
  const copy = await copyOfOneMoment(persistTo);
  const [tables, pictures] = [await openLocal(copy), await openLocal(persistTo)];
  const dispose = async () => {
    await Promise.all([tables.dispose(), pictures.dispose()]);
    rmSync(copy, { recursive: true });
  };
  return { site: { DB: tables.env.DB, BUCKET: pictures.env.BUCKET }, dispose };
}

/** A new, migrated site that is taken away afterwards. */
async function openThrowaway(): Promise<Opened> {
  const folder = scratchFolder();
  migrateDatabase(folder);
  const { env, dispose } = await openLocal(folder);
  return { site: env, dispose: () => dispose().finally(() => rmSync(folder, { recursive: true })) };
}

const options = {
  remote: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string" },
  rehearse: { type: "boolean" },
} as const;

async function openNamed(values: ReturnType<typeof parseArgs<{ options: typeof options }>>["values"], isToFill: boolean): Promise<Opened> {
  const persistTo = values["persist-to"] ?? ".wrangler/state";
  if (values.rehearse && isToFill) return openThrowaway();
  if (values.remote) {
    const { env, dispose } = await openRemote(values.env);
    return { site: env, dispose };
  }
  if (isToFill) migrateDatabase(persistTo);
  if (!existsSync(persistTo)) throw new Error(`There is no local site in ${persistTo}`);
  if (!isToFill) return openStill(persistTo);
  const { env, dispose } = await openLocal(persistTo);
  return { site: env, dispose };
}

/** What a command was called with, and its site: one to read, or one to fill. @throws with the usage when no folder is named */
export async function openSite(usage: string, isToFill: boolean): Promise<Opened & { folder: string }> {
  const { values, positionals } = readOptions(options, 1);
  const [folder] = positionals;
  if (!folder) throw new Error(usage);
  if (values.env !== undefined && !values.remote) throw new Error(`--env ${values.env} without --remote: a local site has no environments`);
  if (values.remote && (values["persist-to"] !== undefined || values.rehearse))
    throw new Error("--remote is the deployment, --persist-to and --rehearse are local sites: one of them");
  return { folder, ...(await openNamed(values, isToFill)) };
}

/** The environments of wrangler.toml: what each has, and how a value of it is written without touching the rest of the file. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { unstable_readConfig } from "wrangler";

export const ENVIRONMENTS = ["staging", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const FILE = "wrangler.toml";

/** The parts of wrangler.toml that a deployment is made of. */
export interface Configuration {
  name?: string;
  compatibility_date?: string;
  migrations: readonly { tag: string }[];
  limits?: { cpu_ms?: number };
  vars: Record<string, unknown>;
  d1_databases: readonly { binding?: string; database_id?: string; database_name?: string }[];
  kv_namespaces: readonly { binding?: string; id?: string }[];
  r2_buckets: readonly { binding?: string; bucket_name?: string }[];
  queues: {
    producers?: readonly { binding?: string; queue: string }[];
    consumers?: readonly { queue: string; dead_letter_queue?: string }[];
  };
  routes?: readonly unknown[];
  triggers: { crons?: readonly string[] };
  ai?: { binding?: string };
  /** Other bindings, by the name that the Worker reads. */
  ratelimits?: readonly { name: string; namespace_id?: string }[];
  send_email?: readonly { name: string }[];
  durable_objects: { bindings: readonly { name: string }[] };
  version_metadata?: { binding: string };
  assets?: { binding?: string };
}

/** The configuration of an environment; of the local site for "". */
export const readConfiguration = (environment: Environment | ""): Configuration =>
  unstable_readConfig({ config: FILE, env: environment }, { hideWarnings: true }) as unknown as Configuration;

/** The environment that a command was called for; production unless another one is named. @throws for any other word */
export function environmentOf(word: string | undefined): Environment {
  const found = ENVIRONMENTS.find((each) => each === (word ?? "production"));
  if (!found) throw new Error(`"${word}" is no environment of ${FILE}: ${ENVIRONMENTS.join(" or ")}`);
  return found;
}

/** Whether an id is the one that the repository comes with. */
export const isPlaceholder = (id: string | undefined): boolean => !id || /^[0-]+$/.test(id);

/**
 * The file with one value of a table replaced, or added under its heading; everything else, comments too, as it was.
 * @param table its heading, brackets included
 * @throws when there is no such table
 */
export function withValue(toml: string, table: string, key: string, value: string): string {
  const lines = toml.split("\n");
  const from = lines.indexOf(table);
  if (from < 0) throw new Error(`${FILE} has no ${table}`);
  const next = lines.findIndex((line, at) => at > from && line.startsWith("["));
  const to = next < 0 ? lines.length : next;
  const at = lines.findIndex((line, index) => index > from && index < to && line.startsWith(`${key} =`));
  const written = `${key} = ${value}`;
  return at >= 0 ? lines.with(at, written).join("\n") : lines.toSpliced(from + 1, 0, written).join("\n");
}

/** Writes values of tables into wrangler.toml at once: whoever is killed meanwhile leaves the old file or the new one. */
export function writeValues(values: readonly { table: string; key: string; value: string }[]): void {
  const before = readFileSync(FILE, "utf8");
  const after = values.reduce((toml, { table, key, value }) => withValue(toml, table, key, value), before);
  if (after === before) return;
  writeFileSync(`${FILE}.new`, after);
  renameSync(`${FILE}.new`, FILE);
}

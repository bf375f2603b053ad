/** What the account that wrangler is signed in to has, as far as a deployment needs it. */
import { readdirSync } from "node:fs";
import type { Configuration, Environment } from "./configuration";
import type { Account } from "./findings";
import { must, type Tools } from "./tools";

/** The words of a table that wrangler draws, where it has no JSON. */
const wordsOf = (out: string): string[] => out.split(/[\s│|:]+/);

export interface Named {
  id: string;
  name: string;
}

export async function listDatabases(tools: Tools): Promise<Named[]> {
  const { out } = await must(tools, "Listing databases", ["d1", "list", "--json"]);
  return (JSON.parse(out) as { uuid: string; name: string }[]).map(({ uuid, name }) => ({ id: uuid, name }));
}

export async function listNamespaces(tools: Tools): Promise<Named[]> {
  const { out } = await must(tools, "Listing KV namespaces", ["kv", "namespace", "list"]);
  return (JSON.parse(out) as { id: string; title: string }[]).map(({ id, title }) => ({ id, name: title }));
}

export const listBuckets = async (tools: Tools): Promise<string[]> =>
  wordsOf((await must(tools, "Listing buckets", ["r2", "bucket", "list"])).out);

export const listQueues = async (tools: Tools): Promise<string[]> => wordsOf((await must(tools, "Listing queues", ["queues", "list"])).out);

/** The names of the Worker's secrets; none where there is no Worker yet. @throws when the account doesn't say: unknown isn't unset */
export async function listSecrets(tools: Tools, environment: Environment): Promise<string[]> {
  const answer = await tools.wrangler(["secret", "list", "--format", "json", "--env", environment]);
  if (!answer.isOk && /Worker .* not found/.test(answer.words)) return [];
  const { out } = answer.isOk ? answer : await must(tools, "Listing secrets", ["secret", "list", "--format", "json", "--env", environment]);
  return (JSON.parse(out) as { name: string }[]).map(({ name }) => name);
}

/** Names of migrations that the deployed database doesn't have yet. */
export async function pendingMigrations(tools: Tools, environment: Environment): Promise<string[]> {
  const { out } = await must(tools, "Listing migrations", ["d1", "migrations", "list", "DB", "--remote", "--env", environment]);
  return readdirSync("migrations").filter((file) => file.endsWith(".sql") && out.includes(file));
}

/** The domains that may send mail for the account; null where wrangler doesn't say. */
export async function sendingDomains(tools: Tools): Promise<string[] | null> {
  const { isOk, out } = await tools.wrangler(["email", "sending", "list"]);
  const rows = out.split("\n").map((line) => line.split(/[\s│|]+/).filter(Boolean));
  return isOk ? rows.flatMap(([, name = "", isEnabled]) => (isEnabled === "yes" ? [name] : [])) : null;
}

/** Who runs the deployed site, who processes data for it and whether it keeps a traffic log, as an admin set it; empty where nobody has. */
export async function readRecords(
  tools: Tools,
  environment: Environment,
): Promise<Pick<Account, "operator" | "processors" | "trafficMonths">> {
  const query = "SELECT name, value FROM settings WHERE name IN ('operator', 'processors', 'trafficMonths')";
  const { out } = await must(tools, "Reading the operator", [
    ...["d1", "execute", "DB", "--remote", "--env", environment, "--json", "--command", query],
  ]);
  const [answer] = JSON.parse(out) as { results: { name: string; value: string }[] }[];
  const found = Object.fromEntries((answer?.results ?? []).map(({ name, value }) => [name, JSON.parse(value)]));
  return { operator: found.operator ?? {}, processors: found.processors ?? {}, trafficMonths: found.trafficMonths ?? 0 };
}

const orNull = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null);

/** Everything at once; null for what couldn't be asked. */
export async function askAccount(
  tools: Tools,
  environment: Environment,
  { d1_databases }: Pick<Configuration, "d1_databases">,
): Promise<Account> {
  const nobody = {
    secrets: null,
    databases: null,
    namespaces: null,
    buckets: null,
    queues: null,
    pendingMigrations: null,
    senders: null,
    operator: null,
    processors: null,
    trafficMonths: null,
  };
  const databases = await orNull(listDatabases(tools));
  if (databases === null) return nobody;
  const hasDatabase = databases.some(({ id }) => id === d1_databases[0]?.database_id);
  return {
    databases: databases.map(({ id }) => id),
    namespaces: (await orNull(listNamespaces(tools)))?.map(({ id }) => id) ?? null,
    buckets: await orNull(listBuckets(tools)),
    queues: await orNull(listQueues(tools)),
    secrets: await orNull(listSecrets(tools, environment)),
    pendingMigrations: hasDatabase ? await orNull(pendingMigrations(tools, environment)) : [],
    senders: await sendingDomains(tools),
    ...(hasDatabase
      ? ((await orNull(readRecords(tools, environment))) ?? { operator: null, processors: null, trafficMonths: null })
      : { operator: {}, processors: {}, trafficMonths: 0 }),
  };
}

/** Says what a deployment lacks: `npm run deploy:check`. Ends with 1 when something is missing. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { unstable_readConfig } from "wrangler";
import { type Account, type Configuration, findingsOf } from "./deploy/findings";
import { localEnv } from "./prepare";

/** What wrangler answers; null when it can't ask the account. */
function ask(...args: string[]): string | null {
  const { status, stdout } = spawnSync("wrangler", args, { encoding: "utf8", env: localEnv, timeout: 60_000 });
  return status === 0 ? stdout : null;
}

const listed = <T>(answer: string | null, nameOf: (row: T) => string): string[] | null =>
  answer === null ? null : (JSON.parse(answer) as T[]).map(nameOf);

/** The words of a table that wrangler draws, where it has no JSON. */
const words = (answer: string | null): string[] | null => answer?.split(/[\s│|:]+/) ?? null;

function pendingMigrations(): string[] | null {
  const answer = ask("d1", "migrations", "list", "DB", "--remote");
  return answer === null ? null : readdirSync("migrations").filter((file) => file.endsWith(".sql") && answer.includes(file));
}

function askAccount(): Account {
  const nobody = { secrets: null, databases: null, namespaces: null, buckets: null, queues: null, pendingMigrations: null };
  if (ask("whoami") === null || ask("d1", "list", "--json") === null) return nobody;
  return {
    secrets: listed<{ name: string }>(ask("secret", "list", "--format", "json"), ({ name }) => name) ?? [],
    databases: listed<{ uuid: string }>(ask("d1", "list", "--json"), ({ uuid }) => uuid),
    namespaces: listed<{ id: string }>(ask("kv", "namespace", "list"), ({ id }) => id),
    buckets: words(ask("r2", "bucket", "list")),
    queues: words(ask("queues", "list")),
    pendingMigrations: pendingMigrations(),
  };
}

const findings = findingsOf(unstable_readConfig({ config: "wrangler.toml" }) as unknown as Configuration, askAccount());
for (const { level, text } of findings) console.log(`${level.padEnd(8)} ${text}`);
const lacking = findings.filter(({ level }) => level === "missing").length;
console.log(lacking > 0 ? `\n${lacking} to do before a deployment` : "\nNothing is missing");
process.exitCode = lacking > 0 ? 1 : 0;

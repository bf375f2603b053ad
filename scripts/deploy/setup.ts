/** Makes what a deployment stands on, step by step. Each step looks first: whatever is there stays, so that it can be run again at any time. */
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { newId } from "../../app/platform/ids";
import { makePushKeys } from "../vapid";
import { askAccount, listBuckets, listDatabases, listNamespaces, listQueues, listSecrets, type Named, sendingDomains } from "./account";
import { type Environment, isPlaceholder, readConfiguration, writeValues } from "./configuration";
import { findingsOf } from "./findings";
import { ADMINS, firstAdminSql } from "./first-admin";
import { appear, isReached, readHealth } from "./smoke";
import { migrate } from "./tables";
import { must, StepFailed, type Tools } from "./tools";
import { deployPlainly, deployTriggers, type Standing, standing } from "./versions";

/** What somebody may say and wrangler can't know; the rest is found out. */
export interface Wishes {
  /** The site's address; that of the Worker at workers.dev unless it is said. */
  site?: string;
  mailFrom?: string;
  /** Whose link makes the first admin; the owner of the account unless it is said. */
  admin?: string;
  /** That a domain or names which something else uses already are meant. */
  takesOver?: boolean;
}

const SECRET_BYTES = 32;
const TAKE_OVER = "If that is meant: --take-over";
const tableOf = (environment: Environment, list: string) => `[[env.${environment}.${list}]]`;
const quoted = (text: string) => JSON.stringify(text);

/** @throws unless it can be a mailbox */
function mailbox(option: string, address: string | undefined): string | undefined {
  if (address === undefined || z.email().safeParse(address.trim()).success) return address?.trim();
  throw new Error(`${option} ${address}: not an email address`);
}

/** @throws unless it is the address of a site: https, a host, nothing behind it */
function origin(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : null;
  const isBare = url && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.port;
  if (url?.protocol !== "https:" || !isBare)
    throw new Error(`--site ${site}: an address like https://hocam.example.edu, and nothing behind it`);
  return url.origin;
}

/** What was said, in the form that it is written down in. @throws for what can't be meant, before anything is done */
const checked = ({ site, mailFrom, admin, takesOver }: Wishes): Wishes => ({
  site: site === undefined ? undefined : origin(site),
  mailFrom: mailbox("--mail-from", mailFrom),
  admin: mailbox("--admin", admin),
  takesOver,
});

/** Who is signed in. @throws with what to do when nobody is */
async function signedIn(tools: Tools): Promise<string | null> {
  const answer = await tools.wrangler(["whoami", "--json"]);
  if (!answer.isOk) throw new StepFailed("Asking who is signed in (npx wrangler login)", answer.words);
  const { email } = JSON.parse(answer.out) as { email?: string };
  return email ?? null;
}

interface Thing {
  what: string;
  name: string;
  /** What the configuration names. */
  id: string | undefined;
  list(): Promise<Named[]>;
  create: readonly string[];
  /** @throws when the one of this name is something else's */
  adopt?(): Promise<void>;
}

/** @throws when a database of our name holds somebody else's tables */
async function refuseForeign(tools: Tools, name: string): Promise<void> {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'";
  const { out } = await must(tools, `Looking into ${name}`, ["d1", "execute", name, "--remote", "--json", "--yes", "--command", sql]);
  const [{ results = [] } = {}] = JSON.parse(out) as { results?: { name: string }[] }[];
  const names = results.map((each) => each.name);
  if (names.some((each) => each !== "d1_migrations") && !["users", "outbox", "cron_runs"].every((each) => names.includes(each)))
    throw new StepFailed(
      "Database",
      `${name} is there, and holds tables of something else (${names.slice(0, 3).join(", ")}). ${TAKE_OVER}`,
    );
}

/** The id of a thing: the configured one, that of a thing of this name, or of a new one. */
async function findOrMake(tools: Tools, { what, name, id, list, create, adopt }: Thing): Promise<string> {
  const there = await list();
  if (!isPlaceholder(id)) {
    if (!there.some((each) => each.id === id)) throw new StepFailed(what, `wrangler.toml names ${id}, which this account doesn't have`);
    tools.say(`  ${what} ${name} is there`);
    return id ?? "";
  }
  const found = there.find((each) => each.name === name);
  if (found) await adopt?.();
  else await must(tools, `Making the ${what} ${name}`, create);
  tools.say(`  ${what} ${name} ${found ? "is there" : "was made"}`);
  const made = found ?? (await list()).find((each) => each.name === name);
  if (!made) throw new StepFailed(what, `${name} was made, but isn't in the account's list`);
  return made.id;
}

async function makeStores(tools: Tools, environment: Environment, { takesOver }: Wishes): Promise<void> {
  const { name = "", d1_databases, kv_namespaces, r2_buckets, queues } = readConfiguration(environment);
  const [database, namespace] = [d1_databases[0], kv_namespaces[0]];
  const databaseName = database?.database_name ?? name;
  const databaseId = await findOrMake(tools, {
    what: "Database",
    name: databaseName,
    id: database?.database_id,
    list: () => listDatabases(tools),
    create: ["d1", "create", databaseName, "--location", "eeur"],
    adopt: takesOver ? undefined : () => refuseForeign(tools, databaseName),
  });
  writeValues([{ table: tableOf(environment, "d1_databases"), key: "database_id", value: quoted(databaseId) }]);
  const namespaceId = await findOrMake(tools, {
    what: "KV namespace",
    name: `${name}-kv`,
    id: namespace?.id,
    list: () => listNamespaces(tools),
    create: ["kv", "namespace", "create", `${name}-kv`],
  });
  writeValues([{ table: tableOf(environment, "kv_namespaces"), key: "id", value: quoted(namespaceId) }]);
  const names = queues.consumers?.map(({ queue }) => queue) ?? [];
  await makeNamed(tools, {
    what: "Bucket",
    names: r2_buckets.map((each) => each.bucket_name ?? ""),
    list: listBuckets,
    create: ["r2", "bucket"],
  });
  await makeNamed(tools, { what: "Queue", names, list: listQueues, create: ["queues"] });
}

/** What has no id but its name. A list may be cut off, so one that turns out to be there is there. */
async function makeNamed(
  tools: Tools,
  {
    what,
    names,
    list,
    create,
  }: { what: string; names: readonly string[]; list(tools: Tools): Promise<string[]>; create: readonly string[] },
): Promise<void> {
  const there = await list(tools);
  for (const name of names) {
    const answer = there.includes(name) ? null : await tools.wrangler([...create, "create", name]);
    const isThere = answer === null || (!answer.isOk && /already (exists|taken|own)|name .* is taken/i.test(answer.words));
    if (answer && !answer.isOk && !isThere) throw new StepFailed(`Making the ${what} ${name}`, answer.words);
    tools.say(`  ${what} ${name} ${isThere ? "is there" : "was made"}`);
  }
}

/** Sets what can be made up, and only what isn't set: another one would end every session, or every device's pushes. */
async function setSecrets(tools: Tools, environment: Environment): Promise<void> {
  const set = await listSecrets(tools, environment);
  const pair = makePushKeys();
  const lacksKey = !set.includes("AUTH_SECRET");
  const lacksPoolKeys = !set.includes("POOL_KEYS");
  const lacksPair = Object.keys(pair).some((name) => !set.includes(name));
  if (lacksKey) {
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    await must(tools, "Setting AUTH_SECRET", ["secret", "put", "AUTH_SECRET", "--env", environment], secret);
    tools.say("  AUTH_SECRET was set");
  }
  if (lacksPoolKeys) {
    const key = `first:${randomBytes(SECRET_BYTES).toString("base64")}`;
    await must(tools, "Setting POOL_KEYS", ["secret", "put", "POOL_KEYS", "--env", environment], key);
    tools.say("  POOL_KEYS was set: keep a copy of your own, nobody can read what it sealed without it");
  }
  // Both in one request: half a pair is worth nothing.
  if (lacksPair) {
    await must(tools, "Setting the keys for pushes", ["secret", "bulk", "--env", environment], JSON.stringify(pair));
    tools.say("  The keys for pushes were set");
  }
  if (!lacksKey && !lacksPoolKeys && !lacksPair) tools.say("  Secrets are there");
}

/** The host of an address that needs a route: not one at workers.dev. */
const ownHost = (site: string) => (site.endsWith(".workers.dev") ? null : new URL(site).hostname);

/** @throws when something else is at the address: wrangler asks nobody who isn't at a terminal, and would lead it here */
async function refuseTaken(tools: Tools, site: string, { versions }: Standing): Promise<void> {
  const isInUse = (await tools.resolves(new URL(site).hostname)) || (await isReached(tools, site));
  if (!isInUse) return;
  const health = await readHealth(tools, { site });
  if (health?.version && versions.includes(health.version)) return;
  throw new StepFailed("--site", `${site} is in use, and not by this site. ${TAKE_OVER}`);
}

/** Writes the site's address and its sender, as far as they are said or can be known. */
async function writeAddresses(tools: Tools, environment: Environment, wishes: Wishes, worker: Standing): Promise<void> {
  const { site, mailFrom, takesOver } = wishes;
  const vars = `[env.${environment}.vars]`;
  const { vars: now, routes = [] } = readConfiguration(environment);
  if (site) {
    const host = ownHost(site);
    const value = host ? `[{ pattern = ${quoted(host)}, custom_domain = true }]` : "[]";
    const isRouted = routes.some((route) => (route as { pattern?: string }).pattern === host);
    if (host && !isRouted && !takesOver) await refuseTaken(tools, site, worker);
    writeValues([
      { table: vars, key: "SITE_ORIGIN", value: quoted(site) },
      // A Worker with a route isn't at workers.dev.
      ...(host || routes.length > 0 ? [{ table: `[env.${environment}]`, key: "routes", value }] : []),
    ]);
  }
  const [domain, ...others] = /@example\.|^$/.test(String(now.MAIL_FROM)) && !mailFrom ? ((await sendingDomains(tools)) ?? []) : [];
  const sender = mailFrom ?? (domain && others.length === 0 ? `no-reply@${domain}` : null);
  if (sender) writeValues([{ table: vars, key: "MAIL_FROM", value: quoted(sender) }]);
}

/** Whether the Worker is this site with the settings of wrangler.toml: mails carry its address and its sender. */
const isUpToDate = (environment: Environment, { is, vars }: Standing): boolean =>
  is === "ours" &&
  Object.entries(readConfiguration(environment).vars).every(([name, value]) => typeof value !== "string" || vars[name] === value);

async function build(tools: Tools): Promise<void> {
  tools.say("  Building …");
  const built = await tools.build();
  if (!built.isOk) throw new StepFailed("npm run build", built.words);
}

/**
 * Brings the site up, or its settings up to date. Where nobody said its address, wrangler tells it, and mails need it: so it is deployed once
 * more. Nothing is asked of the site: a new domain doesn't answer for a while.
 */
async function bringUp(tools: Tools, environment: Environment): Promise<string> {
  const before = String(readConfiguration(environment).vars.SITE_ORIGIN ?? "");
  const worker = await standing(tools, environment);
  if (before && isUpToDate(environment, worker)) {
    // A deployment that was killed may have set none, and a domain may be new.
    await deployTriggers(tools, environment);
    tools.say(`  ${before} is deployed; its route, clocks and queues are set`);
    return before;
  }
  if (worker.is === "ours") tools.say("  It was deployed with other settings than wrangler.toml has");
  await build(tools);
  const { targets } = await deployPlainly(tools, environment);
  if (before) return before;
  const site = targets.find((each) => /^https?:\/\//.test(each)) ?? "";
  if (!site) throw new StepFailed("Finding the site's address", "wrangler named none: npm run setup -- --site https://…");
  writeValues([{ table: `[env.${environment}.vars]`, key: "SITE_ORIGIN", value: quoted(site) }]);
  await deployPlainly(tools, environment);
  return site;
}

/**
 * @param owner who becomes it where nobody said who
 * @returns the address that has to open a link; null when there is an admin who came already
 */
async function makeAdmin(tools: Tools, environment: Environment, wished: string | undefined, owner: string | null): Promise<string | null> {
  const execute = ["d1", "execute", "DB", "--remote", "--json", "--yes", "--env", environment, "--command"];
  const read = async () => {
    const { out } = await must(tools, "Asking who is an admin", [...execute, ADMINS]);
    const [{ results = [] } = {}] = JSON.parse(out) as { results?: { user_email: string; waits: number }[] }[];
    return results;
  };
  const there = await read();
  if (there.some(({ waits }) => !waits)) return null;
  const address = wished ?? there[0]?.user_email ?? owner;
  if (!address) throw new StepFailed("Making the first admin", "Whose? npm run setup -- --admin name@example.edu");
  const isAlone = there.length === 1 && there[0]?.user_email === address.toLowerCase();
  const now = Date.now();
  if (!isAlone) await must(tools, "Making the first admin", [...execute, firstAdminSql(address, newId("user", now), now).join("; ")]);
  const [admin] = (isAlone ? there : await read()).filter(({ waits }) => waits);
  return admin?.user_email ?? null;
}

/** Mails the link that sets the admin's password, by the site itself, and a test by wrangler, whose refusal has words. */
async function mailAdmin(tools: Tools, site: string, mailFrom: string, admin: string): Promise<void> {
  const test = ["--from", mailFrom, "--to", admin, "--subject", "A test", "--text", `${site} can send mail.`];
  const tested = await tools.wrangler(["email", "sending", "send", ...test]);
  tools.say(
    tested.isOk ? `  A test mail is on its way to ${admin}` : `  The test mail was refused:\n${tested.words.trim().replace(/^/gm, "    ")}`,
  );
  await appear(tools, site, async () => (await readHealth(tools, { site })) !== null);
  const body = JSON.stringify({ user_email: admin });
  const headers = { "Content-Type": "application/json", Origin: site };
  const address = `${site}/api/v1/reception/password-forgot`;
  const answer = await tools.fetch(address, { method: "POST", body, headers }).catch((failed: Error) => failed);
  if (answer instanceof Error || !answer.ok)
    throw new StepFailed(`Asking ${site} for the admin's link`, answer instanceof Error ? answer.message : `It answered ${answer.status}`);
  tools.say(
    `  The link that sets the admin's password is on its way to ${admin} (it works for an hour; another one: ${site}/reception/password-forgot)`,
  );
}

/** These tools, but that nothing more is begun once somebody asked to stop. */
const stoppable = (tools: Tools): Tools => ({
  ...tools,
  async wrangler(args, input) {
    if (tools.isStopping()) throw new StepFailed("Setting up", "It was stopped. Run it again: it goes on.");
    return tools.wrangler(args, input);
  },
});

/** The Worker of this name. @throws when somebody else deployed it */
async function ownWorker(tools: Tools, environment: Environment, { takesOver }: Wishes): Promise<Standing> {
  const worker = await standing(tools, environment);
  const { name } = readConfiguration(environment);
  if (worker.is === "foreign" && !takesOver)
    throw new StepFailed("Worker", `${name} is there, and is something else: a release would replace it. ${TAKE_OVER}`);
  return worker;
}

/** Everything, from an empty account to a site with an admin. @returns how many things are left to do */
export async function setup(given: Tools, environment: Environment, wished: Wishes): Promise<number> {
  const [tools, wishes] = [stoppable(given), checked(wished)];
  const owner = await signedIn(tools);
  const worker = await ownWorker(tools, environment, wishes);
  tools.say(`1. Stores and queues of ${environment}`);
  await makeStores(tools, environment, wishes);
  tools.say("2. Addresses");
  await writeAddresses(tools, environment, wishes, worker);
  tools.say("3. Secrets");
  await setSecrets(tools, environment);
  tools.say("4. Tables");
  await migrate(tools, environment, worker.is === "ours");
  tools.say("5. The site");
  const site = await bringUp(tools, environment);
  tools.say("6. The first admin");
  const admin = await makeAdmin(tools, environment, wishes.admin, owner);
  const { MAIL_FROM: mailFrom } = readConfiguration(environment).vars;
  if (admin) await mailAdmin(tools, site, String(mailFrom), admin);
  else tools.say("  There is an admin");
  tools.say(`\n${site}\n`);
  const configured = readConfiguration(environment);
  const left = findingsOf(configured, await askAccount(tools, environment, configured), environment);
  for (const { level, text } of left) tools.say(`${level.padEnd(8)} ${text}`);
  return left.filter(({ level }) => level === "missing").length;
}

/** Makes what a deployment stands on, step by step. Each step looks first: whatever is there stays, so that it can be run again at any time. */
import { randomBytes } from "node:crypto";
import { newId } from "../../app/platform/ids";
import { makePushKeys } from "../vapid";
import { askAccount, listBuckets, listDatabases, listNamespaces, listQueues, listSecrets, type Named, sendingDomains } from "./account";
import { type Environment, isPlaceholder, readConfiguration, writeValues } from "./configuration";
import { findingsOf } from "./findings";
import { ADMINS, firstAdminSql } from "./first-admin";
import { deployPlainly, isDeployed } from "./release";
import { readHealth } from "./smoke";
import { must, StepFailed, type Tools } from "./tools";

/** What somebody may say and wrangler can't know; the rest is found out. */
export interface Wishes {
  /** The site's address; that of the Worker at workers.dev unless it is said. */
  site?: string;
  mailFrom?: string;
  /** Whose link makes the first admin; the owner of the account unless it is said. */
  admin?: string;
}

const SECRET_BYTES = 32;
/** A new domain's certificate takes a minute or two. */
const APPEARS_MS = 5_000;
const APPEARS_ROUNDS = 36;
const tableOf = (environment: Environment, list: string) => `[[env.${environment}.${list}]]`;
const quoted = (text: string) => JSON.stringify(text);

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
}

/** The id of a thing: the configured one, that of a thing of this name, or of a new one. */
async function findOrMake(tools: Tools, { what, name, id, list, create }: Thing): Promise<string> {
  const there = await list();
  if (!isPlaceholder(id)) {
    if (!there.some((each) => each.id === id)) throw new StepFailed(what, `wrangler.toml names ${id}, which this account doesn't have`);
    tools.say(`  ${what} ${name} is there`);
    return id ?? "";
  }
  const found = there.find((each) => each.name === name);
  if (!found) await must(tools, `Making the ${what} ${name}`, create);
  tools.say(`  ${what} ${name} ${found ? "is there" : "was made"}`);
  const made = found ?? (await list()).find((each) => each.name === name);
  if (!made) throw new StepFailed(what, `${name} was made, but isn't in the account's list`);
  return made.id;
}

async function makeStores(tools: Tools, environment: Environment): Promise<void> {
  const { name = "", d1_databases, kv_namespaces, r2_buckets, queues } = readConfiguration(environment);
  const [database, namespace] = [d1_databases[0], kv_namespaces[0]];
  const databaseName = database?.database_name ?? name;
  const databaseId = await findOrMake(tools, {
    what: "Database",
    name: databaseName,
    id: database?.database_id,
    list: () => listDatabases(tools),
    create: ["d1", "create", databaseName, "--location", "eeur"],
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
  const lacksPair = Object.keys(pair).some((name) => !set.includes(name));
  if (lacksKey) {
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    await must(tools, "Setting AUTH_SECRET", ["secret", "put", "AUTH_SECRET", "--env", environment], secret);
    tools.say("  AUTH_SECRET was set");
  }
  // Both in one request: half a pair is worth nothing.
  if (lacksPair) {
    await must(tools, "Setting the keys for pushes", ["secret", "bulk", "--env", environment], JSON.stringify(pair));
    tools.say("  The keys for pushes were set");
  }
  if (!lacksKey && !lacksPair) tools.say("  Secrets are there");
}

/** The host of an address that needs a route: not one at workers.dev. */
const ownHost = (site: string) => (site.startsWith("https://") && !site.endsWith(".workers.dev") ? new URL(site).hostname : null);

/** Writes the site's address and its sender, as far as they are said or can be known. */
async function writeAddresses(tools: Tools, environment: Environment, { site, mailFrom }: Wishes): Promise<void> {
  const vars = `[env.${environment}.vars]`;
  const { vars: now } = readConfiguration(environment);
  if (site) {
    const host = ownHost(site);
    writeValues([{ table: vars, key: "SITE_ORIGIN", value: quoted(site) }]);
    const routes = `[{ pattern = ${quoted(host ?? "")}, custom_domain = true }]`;
    if (host) writeValues([{ table: `[env.${environment}]`, key: "routes", value: routes }]);
  }
  const [domain, ...others] = /@example\.|^$/.test(String(now.MAIL_FROM)) && !mailFrom ? ((await sendingDomains(tools)) ?? []) : [];
  const sender = mailFrom ?? (domain && others.length === 0 ? `no-reply@${domain}` : null);
  if (sender) writeValues([{ table: vars, key: "MAIL_FROM", value: quoted(sender) }]);
}

/** Brings the site up for the first time. Where nobody said its address, wrangler tells it, and mails need it: so it is deployed once more. */
async function firstDeployment(tools: Tools, environment: Environment): Promise<string> {
  const before = String(readConfiguration(environment).vars.SITE_ORIGIN ?? "");
  // Not asked of the site: a new domain doesn't answer for a while.
  if (before && (await isDeployed(tools, environment))) {
    tools.say(`  ${before} is deployed`);
    return before;
  }
  tools.say("  Building …");
  const built = await tools.build();
  if (!built.isOk) throw new StepFailed("npm run build", built.words);
  const { targets } = await deployPlainly(tools, environment);
  if (before) return before;
  const site = targets.find((each) => /^https?:\/\//.test(each)) ?? "";
  if (!site) throw new StepFailed("Finding the site's address", "wrangler named none: npm run setup -- --site https://…");
  writeValues([{ table: `[env.${environment}.vars]`, key: "SITE_ORIGIN", value: quoted(site) }]);
  await deployPlainly(tools, environment);
  return site;
}

/** @returns the address that has to open a link; null when there is an admin already */
async function makeAdmin(tools: Tools, environment: Environment, wished: string | null): Promise<string | null> {
  const execute = ["d1", "execute", "DB", "--remote", "--json", "--yes", "--env", environment, "--command"];
  const read = async () => {
    const { out } = await must(tools, "Asking who is an admin", [...execute, ADMINS]);
    const [{ results = [] } = {}] = JSON.parse(out) as { results?: { user_email: string; waits: number }[] }[];
    return results;
  };
  const there = await read();
  if (there.some(({ waits }) => !waits)) return null;
  if (there.length === 0) {
    if (!wished) throw new StepFailed("Making the first admin", "Whose? npm run setup -- --admin name@example.edu");
    const now = Date.now();
    await must(tools, "Making the first admin", [...execute, firstAdminSql(wished, newId("user", now), now)]);
  }
  const [admin] = (await read()).filter(({ waits }) => waits);
  return admin?.user_email ?? null;
}

/** @throws when the site still doesn't answer after some minutes */
async function appear(tools: Tools, site: string): Promise<void> {
  for (let round = 0; (await readHealth(tools, { site })) === null; round += 1) {
    if (round === APPEARS_ROUNDS)
      throw new StepFailed(`Waiting for ${site}`, "It doesn't answer yet, as a new domain may. Run this again in a few minutes.");
    if (round === 0) tools.say(`  Waiting for ${site} …`);
    await tools.wait(APPEARS_MS);
  }
}

/** Mails the link that sets the admin's password, by the site itself, and a test by wrangler, whose refusal has words. */
async function mailAdmin(tools: Tools, site: string, mailFrom: string, admin: string): Promise<void> {
  const test = ["--from", mailFrom, "--to", admin, "--subject", "A test", "--text", `${site} can send mail.`];
  const tested = await tools.wrangler(["email", "sending", "send", ...test]);
  tools.say(
    tested.isOk ? `  A test mail is on its way to ${admin}` : `  The test mail was refused:\n${tested.words.trim().replace(/^/gm, "    ")}`,
  );
  await appear(tools, site);
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

/** Everything, from an empty account to a site with an admin. @returns how many things are left to do */
export async function setup(given: Tools, environment: Environment, wishes: Wishes): Promise<number> {
  const tools = stoppable(given);
  const owner = await signedIn(tools);
  tools.say(`1. Stores and queues of ${environment}`);
  await makeStores(tools, environment);
  tools.say("2. Addresses");
  await writeAddresses(tools, environment, wishes);
  tools.say("3. Secrets");
  await setSecrets(tools, environment);
  tools.say("4. Tables");
  await must(tools, "Applying migrations", ["d1", "migrations", "apply", "DB", "--remote", "--env", environment]);
  tools.say("5. The site");
  const site = await firstDeployment(tools, environment);
  tools.say("6. The first admin");
  const admin = await makeAdmin(tools, environment, wishes.admin ?? owner);
  const { MAIL_FROM: mailFrom } = readConfiguration(environment).vars;
  if (admin) await mailAdmin(tools, site, String(mailFrom), admin);
  else tools.say("  There is an admin");
  tools.say(`\n${site}\n`);
  const configured = readConfiguration(environment);
  const left = findingsOf(configured, await askAccount(tools, environment, configured), environment);
  for (const { level, text } of left) tools.say(`${level.padEnd(8)} ${text}`);
  return left.filter(({ level }) => level === "missing").length;
}

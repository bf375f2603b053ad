/**
 * A release (docs/decisions/062): checked, built, migrated, uploaded, tried while nobody is led to it, then given to everybody and watched;
 * taken back when it brings a fault. What is deployed is asked of the account each time, so a release that was killed is found by the next.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { askAccount, pendingMigrations } from "./account";
import { type Configuration, type Environment, readConfiguration } from "./configuration";
import { findingsOf } from "./findings";
import { broughtBy, type Fault, faultsAt, readHealth, type Where } from "./smoke";
import { must, StepFailed, type Tools } from "./tools";

export interface Pace {
  /** How long a version is watched at each step. */
  watchMs: number;
  /** How many percent of readers get the new version for as long, between nobody and everybody; 0 leaves this step out. */
  share: number;
}

interface Share {
  version_id: string;
  percentage: number;
}

const ROUND_MS = 10_000;
const ARRIVES_MS = 2_000;
/** How often a new deployment is asked for before it counts as one that doesn't arrive. */
const ARRIVES_ROUNDS = 30;
/** Statements after which the code of before would miss something. */
const TAKES_AWAY = /\bDROP\s+TABLE\b|\bDROP\s+COLUMN\b|\bRENAME\b/i;

const short = (version: string) => version.slice(0, 8);

/** Which versions answer, the one that most readers get first; none where nothing was deployed. */
async function deployed(tools: Tools, environment: Environment): Promise<Share[]> {
  const answer = await tools.wrangler(["deployments", "status", "--json", "--env", environment]);
  if (!answer.isOk && /no deployments|not found|does not exist/i.test(answer.words)) return [];
  if (!answer.isOk) throw new StepFailed("Asking what is deployed", answer.words);
  const { versions } = JSON.parse(answer.out) as { versions: Share[] };
  return versions.toSorted((a, b) => b.percentage - a.percentage);
}

/** Uploads and deploys at once: the only way for a first release, and for one that changes the classes of Durable Objects. */
export async function deployPlainly(tools: Tools, environment: Environment): Promise<{ version: string; targets: string[] }> {
  const { noted } = await must(tools, "Deploying", ["deploy", "--env", environment]);
  return { version: String(noted.version_id ?? ""), targets: (noted.targets as string[] | undefined) ?? [] };
}

const give = (tools: Tools, environment: Environment, shares: readonly Share[], message: string) =>
  tools.wrangler([
    "versions",
    "deploy",
    ...shares.map(({ version_id, percentage }) => `${version_id}@${percentage}%`),
    "--yes",
    "--message",
    message,
    "--env",
    environment,
  ]);

/** Brings everybody back to a version, by whichever of two ways works. @throws with what to do by hand when neither does */
async function takeBack(tools: Tools, environment: Environment, version: string, why: string): Promise<void> {
  const message = why.replaceAll("\n", " ").slice(0, 100);
  if ((await give(tools, environment, [{ version_id: version, percentage: 100 }], message)).isOk) return;
  const { isOk, words } = await tools.wrangler(["rollback", version, "--yes", "--message", message, "--env", environment]);
  if (!isOk) throw new StepFailed(`TAKING THE RELEASE BACK (npx wrangler rollback ${version} --env ${environment})`, words);
}

const list = (faults: readonly Fault[]) => faults.map(({ text }) => `- ${text}`).join("\n");

/** Asks until the version answers there. @throws when it doesn't */
async function arrive(tools: Tools, where: Where, version: string): Promise<void> {
  for (let round = 0; round < ARRIVES_ROUNDS; round += 1) {
    if ((await readHealth(tools, where))?.version === version) return;
    await tools.wait(ARRIVES_MS);
  }
  throw new StepFailed("The smoke test", `${where.site}/api/v1/health isn't answered by version ${version}`);
}

/** Looks again and again. @throws what the version broke, or that somebody asked to stop */
async function watch(tools: Tools, where: Where, before: readonly Fault[] | null, milliseconds: number): Promise<void> {
  for (let waited = 0; ; waited += ROUND_MS) {
    if (tools.isStopping()) throw new StepFailed("The release", "It was stopped.");
    const brought = broughtBy(await faultsAt(tools, where), before);
    if (brought.length > 0) throw new StepFailed("The smoke test", list(brought));
    if (waited >= milliseconds) return;
    await tools.wait(Math.min(ROUND_MS, milliseconds - waited));
  }
}

/** Refuses what can't become a deployment; migrations that wait are applied by the release itself. */
async function check(tools: Tools, environment: Environment, configured: Configuration): Promise<void> {
  const findings = findingsOf(configured, await askAccount(tools, environment, configured), environment);
  const stops = findings.filter(({ level, isMigration }) => level === "missing" && !isMigration);
  if (stops.length > 0) throw new StepFailed("npm run deploy:check", stops.map(({ text }) => text).join("\n"));
}

/** Applies what the database lacks, before the code that needs it: migrations only add, so the code that still answers goes on working. */
async function migrate(tools: Tools, environment: Environment): Promise<void> {
  const pending = await pendingMigrations(tools, environment);
  const takesAway = pending.filter((file) => TAKES_AWAY.test(readFileSync(join("migrations", file), "utf8")));
  if (takesAway.length > 0)
    throw new StepFailed(
      "Applying migrations",
      `${takesAway.join(", ")} takes something away that the deployed version reads. Close the site (/admin/settings/main), then
npx wrangler deploy --env ${environment} && npx wrangler d1 migrations apply DB --remote --env ${environment}`,
    );
  if (pending.length > 0) await must(tools, "Applying migrations", ["d1", "migrations", "apply", "DB", "--remote", "--env", environment]);
  tools.say(pending.length > 0 ? `  ${pending.join(", ")}: only added to, so the deployed version works on` : "  Nothing to apply");
}

/** The last change of Durable Objects' classes that a version has; null where Cloudflare doesn't say, or a secret made the Worker. */
async function classesOf(tools: Tools, environment: Environment, version: string): Promise<string | null> {
  const { isOk, out } = await tools.wrangler(["versions", "view", version, "--json", "--env", environment]);
  if (!isOk) return null;
  const { resources } = JSON.parse(out) as { resources?: { script_runtime?: { migration_tag?: string } } };
  return resources?.script_runtime?.migration_tag ?? null;
}

/** Whether the Worker that answers is this one, and not the empty one that comes with a first secret. */
export async function isDeployed(tools: Tools, environment: Environment): Promise<boolean> {
  const [answering] = await deployed(tools, environment);
  return answering !== undefined && (await classesOf(tools, environment, answering.version_id)) !== null;
}

/** Whether this release changes the classes of Durable Objects: no version can be uploaded beside another with other classes. */
async function changesClasses(tools: Tools, environment: Environment, { migrations }: Configuration, version: string): Promise<boolean> {
  const tag = await classesOf(tools, environment, version);
  return tag !== null && tag !== migrations.at(-1)?.tag;
}

/** @throws when somebody asked to stop, while the old version still has everything */
function stopIfAsked({ isStopping }: Tools): void {
  if (isStopping()) throw new StepFailed("The release", "It was stopped; the same version as before answers.");
}

/** @returns null where Cloudflare takes no version of its own, because of Durable Objects */
async function upload(tools: Tools, environment: Environment): Promise<{ version: string; preview: string | null } | null> {
  const answer = await tools.wrangler(["versions", "upload", "--env", environment]);
  if (!answer.isOk && /Durable Object migration|migrations must be fully applied|10211|does not yet exist/i.test(answer.words)) return null;
  if (!answer.isOk) throw new StepFailed("Uploading the version (wrangler versions upload)", answer.words);
  const { version_id: version, preview_url: preview } = answer.noted;
  return { version: String(version), preview: typeof preview === "string" ? preview : null };
}

interface Release {
  environment: Environment;
  configured: Configuration;
  pace: Pace;
  /** The version that everybody gets until now. */
  old: string;
  site: string;
}

/** The new version at the site itself, chosen by a header; only programs that know its id get there. */
const chosen = ({ configured, site }: Release, version: string): Where => ({
  site,
  headers: { "Cloudflare-Workers-Version-Overrides": `${configured.name}="${version}"` },
});

/** Leads readers to the new version step by step. @throws what it broke, with the old one back */
async function lead(tools: Tools, release: Release, { version, preview }: { version: string; preview: string | null }): Promise<void> {
  const { environment, pace, old, site } = release;
  const before = await faultsAt(tools, { site });
  if (before.length > 0) tools.say(`  So it was before, and doesn't stop the release:\n${list(before).replace(/^/gm, "  ")}`);
  if (preview) await watch(tools, { site: preview }, before, 0);
  const shares = (percentage: number) => [
    { version_id: old, percentage: 100 - percentage },
    { version_id: version, percentage },
  ];
  try {
    for (const percentage of pace.share > 0 ? [0, pace.share] : [0]) {
      const given = await give(tools, environment, shares(percentage), `${short(version)} to ${percentage} %`);
      if (!given.isOk) throw new StepFailed(`Giving ${percentage} % to ${version}`, given.words);
      tools.say(`  ${short(version)} gets ${percentage} % and is watched …`);
      await arrive(tools, chosen(release, version), version);
      await watch(tools, chosen(release, version), before, pace.watchMs);
    }
    const given = await give(tools, environment, [{ version_id: version, percentage: 100 }], `${short(version)} to everybody`);
    if (!given.isOk) throw new StepFailed(`Giving everything to ${version}`, given.words);
    tools.say(`  ${short(version)} gets 100 % and is watched …`);
    await arrive(tools, { site }, version);
    await watch(tools, { site }, before, pace.watchMs);
  } catch (failed) {
    const why = failed instanceof StepFailed ? failed.message : "The release: It was stopped.";
    await takeBack(tools, environment, old, why);
    throw new StepFailed(
      "The release",
      `${why}\nEverybody is back at version ${old}. The database keeps its new tables, which it works on.`,
    );
  }
  // Versions carry neither clocks nor queues nor routes.
  await must(tools, "Setting clocks, queues and routes", ["triggers", "deploy", "--env", environment]);
}

/** What can't be tried beside the old version is tried afterwards, and stays: Cloudflare takes no version back behind other classes. */
async function deployAndLook(tools: Tools, environment: Environment, site: string, old: readonly Share[]): Promise<void> {
  tools.say(old.length > 0 ? "  Other classes of Durable Objects: deployed at once" : "  The first release: deployed at once");
  const before = old.length > 0 ? await faultsAt(tools, { site }) : null;
  const { version } = await deployPlainly(tools, environment);
  try {
    if (version) await arrive(tools, { site }, version);
    await watch(tools, { site }, before, 0);
  } catch (failed) {
    throw new StepFailed(
      "The release",
      `${(failed as Error).message}\nVersion ${version} is deployed nevertheless: there is none to go back to.`,
    );
  }
}

/** What a release that was killed left: the version that most readers get takes them all again. */
async function settle(tools: Tools, environment: Environment): Promise<Share[]> {
  const now = await deployed(tools, environment);
  const [stable, tried] = now;
  if (!stable || !tried) return now;
  tools.say(
    `An earlier release ended halfway: ${short(tried.version_id)} gets ${tried.percentage} %. ${short(stable.version_id)} gets everything again.`,
  );
  await takeBack(tools, environment, stable.version_id, "an earlier release ended halfway");
  return [{ ...stable, percentage: 100 }];
}

/** Releases what is checked out. @throws StepFailed with what went wrong and which version answers */
export async function release(tools: Tools, environment: Environment, pace: Pace): Promise<void> {
  const configured = readConfiguration(environment);
  const site = String(configured.vars.SITE_ORIGIN ?? "");
  tools.say(`1. What ${environment} lacks`);
  await check(tools, environment, configured);
  const before = await settle(tools, environment);
  tools.say("2. Build");
  const built = await tools.build();
  if (!built.isOk) throw new StepFailed("npm run build", built.words);
  stopIfAsked(tools);
  tools.say("3. Tables");
  await migrate(tools, environment);
  tools.say("4. Version");
  const [old] = before;
  const mayUpload = old !== undefined && !(await changesClasses(tools, environment, configured, old.version_id));
  stopIfAsked(tools);
  const uploaded = mayUpload ? await upload(tools, environment) : null;
  if (old && uploaded) await lead(tools, { environment, configured, pace, old: old.version_id, site }, uploaded);
  else await deployAndLook(tools, environment, site, before);
  tools.say(`\n${site} is at version ${uploaded?.version ?? (await deployed(tools, environment))[0]?.version_id}`);
}

/**
 * A release (docs/decisions/062): checked, built, migrated, uploaded, tried while nobody is led to it, then given to everybody and watched;
 * taken back when it brings a fault. What is deployed is asked of the account each time, so a release that was killed is found by the next.
 */
import { askAccount } from "./account";
import { type Configuration, type Environment, readConfiguration } from "./configuration";
import { findingsOf } from "./findings";
import { appear, broughtBy, type Fault, faultsAt, isReached, readHealth, type Where } from "./smoke";
import { migrate } from "./tables";
import { StepFailed, type Tools } from "./tools";
import { deployment, deployPlainly, deployTriggers, Lead, Overtaken, type Share, standing, upload, viewed } from "./versions";

export interface Pace {
  /** How long a version is watched at each step. */
  watchMs: number;
  /** How many percent of readers get the new version for as long, between nobody and everybody; 0 leaves this step out. */
  share: number;
}

const ROUND_MS = 10_000;
const ARRIVES_MS = 2_000;
/** How often a new deployment is asked for before it counts as one that doesn't arrive. */
const ARRIVES_ROUNDS = 30;
/** The most readers that may get a version before all do: the old one keeps the larger part, which is how a killed release is told apart. */
const MOST_SHARE = 49;
const UNWATCHED = /^to everybody, not watched yet; before: (\S+)$/;

/** How fast a release goes, from the words of a command. @throws for anything but numbers in their bounds */
export function paceOf(watch: string, share: string): Pace {
  if (!/^\d+(\.\d+)?$/.test(watch)) throw new Error(`--watch ${watch}: how many seconds, 0 or more`);
  if (!/^\d+$/.test(share) || Number(share) > MOST_SHARE)
    throw new Error(`--share ${share}: a whole number of percent, 0 to ${MOST_SHARE}`);
  return { watchMs: Number(watch) * 1000, share: Number(share) };
}

const short = (version: string) => version.slice(0, 8);

const list = (faults: readonly Fault[]) => faults.map(({ text }) => `- ${text}`).join("\n");

/** Asks until the version answers there. @throws when it doesn't */
async function arrive(tools: Tools, where: Where, version: string): Promise<void> {
  for (let round = 0; round < ARRIVES_ROUNDS; round += 1) {
    if ((await readHealth(tools, where))?.version === version) return;
    await tools.wait(ARRIVES_MS);
  }
  throw new StepFailed("The smoke test", `${where.site}/api/v1/health isn't answered by version ${version}`);
}

interface Watched {
  where: Where;
  /** What answers there, where that is known; another one is a fault. */
  version: string | undefined;
  before: readonly Fault[] | null;
  milliseconds: number;
}

/** Looks again and again. @throws what the version broke, or that somebody asked to stop */
async function watch(tools: Tools, { where, version, before, milliseconds }: Watched): Promise<void> {
  for (let waited = 0; ; waited += ROUND_MS) {
    if (tools.isStopping()) throw new StepFailed("The release", "It was stopped.");
    const brought = broughtBy(await faultsAt(tools, where, version), before);
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

/** Whether this release changes the classes of Durable Objects: no version can be uploaded beside another with other classes. */
async function changesClasses(tools: Tools, environment: Environment, { migrations }: Configuration, version: string): Promise<boolean> {
  const { tag } = await viewed(tools, environment, version);
  return tag !== null && tag !== migrations.at(-1)?.tag;
}

/** @throws when somebody asked to stop, while the old version still has everything */
function stopIfAsked({ isStopping }: Tools): void {
  if (isStopping()) throw new StepFailed("The release", "It was stopped; the same version as before answers.");
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
  if (preview) await watch(tools, { where: { site: preview }, version, before, milliseconds: 0 });
  const all = (id: string) => [{ version_id: id, percentage: 100 }];
  const steps = new Lead(tools, environment, all(old));
  const look = async (where: Where, percentage: number) => {
    tools.say(`  ${short(version)} gets ${percentage} % and is watched …`);
    await arrive(tools, where, version);
    await watch(tools, { where, version, before, milliseconds: pace.watchMs });
  };
  try {
    for (const percentage of pace.share > 0 ? [0, pace.share] : [0]) {
      const shares = [
        { version_id: old, percentage: 100 - percentage },
        { version_id: version, percentage },
      ];
      await steps.give(shares, `${short(version)} to ${percentage} %`);
      await look(chosen(release, version), percentage);
    }
    // Whoever is killed from here on has left this message, which the next run reads.
    await steps.give(all(version), `to everybody, not watched yet; before: ${old}`);
    await look({ site }, 100);
    await steps.give(all(version), `${short(version)} to everybody, and watched`);
  } catch (failed) {
    if (failed instanceof Overtaken) throw failed;
    const why = failed instanceof StepFailed ? failed.message : "The release: It was stopped.";
    await steps.takeBack(old, why).catch((refused: Error) => {
      throw refused instanceof Overtaken ? new StepFailed("The release", `${why}\n${refused.message}`) : refused;
    });
    throw new StepFailed(
      "The release",
      `${why}\nEverybody is back at version ${old}. The database keeps its new tables, which it works on.`,
    );
  }
  await deployTriggers(tools, environment);
}

/** What can't be tried beside the old version is tried afterwards, and stays: Cloudflare takes no version back behind other classes. */
async function deployAndLook(tools: Tools, environment: Environment, site: string, old: readonly Share[]): Promise<void> {
  tools.say(old.length > 0 ? "  Other classes of Durable Objects: deployed at once" : "  The first release: deployed at once");
  const before = old.length > 0 ? await faultsAt(tools, { site }) : null;
  await new Lead(tools, environment, old).reread();
  const { version } = await deployPlainly(tools, environment);
  try {
    if (version) await arrive(tools, { site }, version);
    await watch(tools, { where: { site }, version: version || undefined, before, milliseconds: 0 });
  } catch (failed) {
    throw new StepFailed(
      "The release",
      `${(failed as Error).message}\nVersion ${version} is deployed nevertheless: there is none to go back to.`,
    );
  }
}

/** What a release left that was killed while everybody had its version. @throws when that version doesn't work: nobody else would go back */
async function lookAtUnwatched(tools: Tools, environment: Environment, site: string, [version = "", before = ""]: readonly string[]) {
  const faults = broughtBy(await faultsAt(tools, { site }), null);
  const found = `An earlier release ended before ${short(version)} was watched; everybody gets it.`;
  const back = `npx wrangler rollback ${before} --env ${environment}`;
  if (faults.length > 0)
    throw new StepFailed("What is deployed", `${found} Now:\n${list(faults)}\nGo back to the version before it, then release: ${back}`);
  tools.say(`${found} Nothing is wrong that can be seen, so this release begins from it. The version before it: ${before}`);
}

/** What a release that was killed left: the version that most readers get takes them all again. */
async function settle(tools: Tools, environment: Environment, site: string): Promise<Share[]> {
  const { shares, message } = await deployment(tools, environment);
  const [stable, tried] = shares;
  const [, before] = UNWATCHED.exec(message) ?? [];
  if (stable && before) await lookAtUnwatched(tools, environment, site, [stable.version_id, before]);
  if (!stable || !tried) return shares;
  tools.say(
    `An earlier release ended halfway: ${short(tried.version_id)} gets ${tried.percentage} %. ${short(stable.version_id)} gets everything again.`,
  );
  await new Lead(tools, environment, shares).takeBack(stable.version_id, "an earlier release ended halfway");
  return [{ ...stable, percentage: 100 }];
}

/** Brings the address to the Worker where it leads nowhere yet: a version can only be tried there. */
async function reach(tools: Tools, environment: Environment, site: string): Promise<void> {
  if (await isReached(tools, site)) return;
  tools.say(`  Nothing answers at ${site}: its route is set first`);
  await deployTriggers(tools, environment);
  await appear(tools, site, () => isReached(tools, site));
}

/** Releases what is checked out. @throws StepFailed with what went wrong and which version answers */
export async function release(tools: Tools, environment: Environment, pace: Pace): Promise<void> {
  const configured = readConfiguration(environment);
  const site = String(configured.vars.SITE_ORIGIN ?? "");
  tools.say(`1. What ${environment} lacks`);
  await check(tools, environment, configured);
  const before = await settle(tools, environment, site);
  tools.say("2. Build");
  const built = await tools.build();
  if (!built.isOk) throw new StepFailed("npm run build", built.words);
  stopIfAsked(tools);
  tools.say("3. Tables");
  const isLive = before.length > 0 && (await standing(tools, environment)).is === "ours";
  await migrate(tools, environment, isLive);
  tools.say("4. Version");
  const [old] = before;
  const mayUpload = old !== undefined && !(await changesClasses(tools, environment, configured, old.version_id));
  stopIfAsked(tools);
  if (isLive) await reach(tools, environment, site);
  const uploaded = mayUpload ? await upload(tools, environment) : null;
  if (old && uploaded) await lead(tools, { environment, configured, pace, old: old.version_id, site }, uploaded);
  else await deployAndLook(tools, environment, site, before);
  tools.say(`\n${site} is at version ${uploaded?.version ?? (await deployment(tools, environment)).shares[0]?.version_id}`);
}

/** Whether a version of the site works: a few pages by GET, and what the site says of itself. */
import { configuration } from "../../app/configuration";
import { StepFailed, type Tools } from "./tools";

/** Where a version answers: an address of its own, or the site's with the header that chooses it. */
export interface Where {
  site: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Health {
  version: string | null;
  stores: Readonly<Record<string, string>>;
  queue: { status: string } | null;
  jobs: readonly { name: string; status: string }[];
}

/** Something that doesn't work; the same key for the same thing. */
export interface Fault {
  key: string;
  text: string;
}

const PATIENCE_MS = 15_000;
/** A new domain's certificate takes a minute or two. */
const APPEARS_MS = 5_000;
const APPEARS_ROUNDS = 36;
/** What is read, and a word of the answer. */
const PAGES: readonly { path: string; word: string }[] = [
  { path: "/", word: configuration.name },
  { path: "/reception/login", word: configuration.name },
  { path: "/catalog/all", word: configuration.name },
  { path: "/api/v1/openapi.json", word: '"openapi"' },
];

const read = ({ fetch }: Tools, { site, headers = {} }: Where, path: string) =>
  fetch(site + path, {
    headers: { ...headers, Accept: "text/html,application/json" },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** What the site says of itself; null when it isn't this site that answers, or it can't say. */
export async function readHealth(tools: Tools, where: Where): Promise<Health | null> {
  try {
    const told = (await (await read(tools, where, "/api/v1/health")).json()) as Partial<Health>;
    return told.stores && told.jobs ? (told as Health) : null;
  } catch {
    return null;
  }
}

async function faultOfPage(tools: Tools, where: Where, { path, word }: (typeof PAGES)[number]): Promise<Fault[]> {
  const key = `page ${path}`;
  try {
    const answer = await read(tools, where, path);
    if (answer.status !== 200) return [{ key, text: `${path} answers ${answer.status}` }];
    return (await answer.text()).includes(word) ? [] : [{ key, text: `${path} doesn't say ${word}` }];
  } catch (failed) {
    return [{ key, text: `${path} doesn't answer: ${failed instanceof Error ? failed.message : failed}` }];
  }
}

function faultsOfHealth(health: Health | null): Fault[] {
  if (health === null) return [{ key: "health", text: "/api/v1/health doesn't say how the site is" }];
  const stores = Object.entries(health.stores).filter(([, state]) => state !== "ok");
  return [
    ...stores.map(([name, state]) => ({ key: `store ${name}`, text: `${name} is ${state}` })),
    ...(health.queue?.status === "ok" ? [] : [{ key: "machinery queue", text: "messages wait" }]),
    ...health.jobs.flatMap(({ name, status }) =>
      status === "ok" ? [] : [{ key: `machinery ${name}`, text: `the job ${name} is ${status}` }],
    ),
  ];
}

/** Everything that doesn't work there. @param version which one should answer, where that is known */
export async function faultsAt(tools: Tools, where: Where, version?: string): Promise<Fault[]> {
  const pages = await Promise.all(PAGES.map((page) => faultOfPage(tools, where, page)));
  const health = await readHealth(tools, where);
  const isOther = version !== undefined && health !== null && health.version !== version;
  const other = isOther ? [{ key: "version", text: `version ${health.version} answers instead of ${version}` }] : [];
  return [...other, ...faultsOfHealth(health), ...pages.flat()];
}

/** Whether anything at all answers at the address. */
export const isReached = (tools: Tools, site: string): Promise<boolean> =>
  read(tools, { site }, "/api/v1/health").then(
    () => true,
    () => false,
  );

/** Waits for a new address. @throws when it still doesn't answer after some minutes */
export async function appear(tools: Tools, site: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let round = 0; !(await isThere()); round += 1) {
    if (round === APPEARS_ROUNDS)
      throw new StepFailed(`Waiting for ${site}`, "It doesn't answer yet, as a new domain may. Run this again in a few minutes.");
    if (round === 0) tools.say(`  Waiting for ${site} …`);
    await tools.wait(APPEARS_MS);
  }
}

/** Faults that a release brought: what was so before it, it needn't answer for. A site that is new has run no job yet. */
export const broughtBy = (after: readonly Fault[], before: readonly Fault[] | null): Fault[] =>
  after.filter(({ key }) => (before === null ? !key.startsWith("machinery") : !before.some((each) => each.key === key)));

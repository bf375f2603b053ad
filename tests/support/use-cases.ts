/** Every use case that there is, by what the policies say of it, and what happens when somebody runs it. */
import { collections } from "../../app/collections";
import type { Collection } from "../../app/engines/posts/collection";
import type { UseCases, Who } from "../../app/platform/access/use-cases";
import type { Context } from "../../app/platform/context";
import { isDomainError } from "../../app/platform/errors/define";
import { env, type Person, signUp, testContext } from "./site";

type Module = Record<string, unknown>;
type Modules = Record<string, Module>;
type Run = (ctx: Context, ...args: unknown[]) => unknown;

/** A use case that writes, with who may run it. */
export interface WritingCase {
  /** `community/setRole`, of posts with the collection: `posts/addPost dev-log`. */
  title: string;
  /** The same without the collection. */
  name: string;
  who: Who;
  run: Run;
  collection?: Collection;
}

const folderOf = (path: string) => path.split("/").at(-2) ?? "";

/** All functions of a folder's services, by name. */
function functionsOf(services: Modules, folder: string): [string, Run][] {
  const modules = Object.entries(services).filter(([path]) => folderOf(path) === folder);
  return modules.flatMap(([, module]) => Object.entries(module).filter((entry): entry is [string, Run] => typeof entry[1] === "function"));
}

/** Whether a use case is a feature's own, by its title; those of posts are their collections' too. */
export const isCaseOf = (title: string, feature: string): boolean => title.startsWith(`${feature}/`) || title.endsWith(` ${feature}`);

type Policy = UseCases | ((collection: Collection) => UseCases);

/** The policies of a folder; those that depend on a collection once for each thing that they say. */
function policiesOf(policies: Modules, folder: string): { own: UseCases; collection?: Collection }[] {
  const all = Object.entries(policies).filter(([path]) => folderOf(path) === folder);
  const named = all.flatMap(([, module]) => Object.entries(module).filter(([name]) => name.endsWith("UseCases")));
  return named.flatMap(([, policy]) => {
    const found = policy as Policy;
    if (typeof found !== "function") return [{ own: found }];
    const distinct = new Map(collections.map((collection) => [JSON.stringify(found(collection)), collection] as const).reverse());
    return [...distinct.values()].map((collection) => ({ own: found(collection), collection }));
  });
}

const namesIn = ({ writes = {}, inside = [], reads = [] }: UseCases) => [...Object.keys(writes), ...inside, ...reads];

/** What policies and services say of each other that isn't so; empty when all is well. */
export function disagreements(services: Modules, policies: Modules): string[] {
  const folders = new Set([...Object.keys(services), ...Object.keys(policies)].map(folderOf));
  return [...folders].flatMap((folder) => {
    const exported = functionsOf(services, folder).map(([name]) => name);
    const named = [...new Set(policiesOf(policies, folder).map(({ own }) => namesIn(own).join()))].flatMap((names) => names.split(","));
    const twice = named.filter((name, i) => named.indexOf(name) !== i);
    return [
      ...exported.filter((name) => !named.includes(name)).map((name) => `${folder}: no policy names ${name}`),
      ...named.filter((name) => name && !exported.includes(name)).map((name) => `${folder}: there is no ${name}`),
      ...twice.map((name) => `${folder}: ${name} is named twice`),
    ];
  });
}

/** Every use case that writes. */
export function writingCases(services: Modules, policies: Modules): WritingCase[] {
  const folders = [...new Set(Object.keys(policies).map(folderOf))];
  return folders.flatMap((folder) => {
    const runs = new Map(functionsOf(services, folder));
    return policiesOf(policies, folder).flatMap(({ own, collection }) =>
      Object.entries(own.writes ?? {}).flatMap(([name, who]) => {
        const run = runs.get(name);
        const title = `${folder}/${name}${collection ? ` ${collection.feature}` : ""}`;
        return run ? [{ title, name: `${folder}/${name}`, who, run, collection }] : [];
      }),
    );
  });
}

/** The names that policies list as one kind, with their folder. */
export const namesOf = (policies: Modules, kind: "inside" | "reads"): { folder: string; name: string }[] =>
  [...new Set(Object.keys(policies).map(folderOf))].flatMap((folder) => {
    const names = new Set(policiesOf(policies, folder).flatMap(({ own }) => own[kind] ?? []));
    return [...names].map((name) => ({ folder, name }));
  });

/** What a use case is called with, and the people who stand in a relation to it. */
export interface Scene {
  args: unknown[];
  people?: Record<string, Person>;
}

/** Sets up what a use case needs. @param actor who will run it, where that matters to what is there */
export type Sample = (actor: Person, collection: Collection) => Scene | Promise<Scene>;

const ROLES = ["user", "moderator", "admin"] as const;
type Role = (typeof ROLES)[number];

/** Whether a policy lets people with this role, and no relation to the thing, do it. */
function letsRole(who: Who, role: "guest" | Role): boolean {
  if (typeof who === "object") return who.or !== undefined && letsRole(who.or, role);
  if (who === "everyone") return true;
  if (who === "signedIn") return role !== "guest";
  return role === "admin" || (who === "staff" && role === "moderator");
}

/** Whether a table holds what somebody made; an attempt that is counted is nothing of the kind. */
export const isContent = (name: string) => !/^(_cf_|sqlite_|d1_)|_fts/.test(name) && name !== "limits";

/** From here on the database notes every change of a row. Indexes for search follow their tables; an attempt that is counted is no write. */
async function watchTables(): Promise<void> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter(isContent);
  const keys = await env.DB.batch<{ name: string; pk: number }>(tables.map((name) => env.DB.prepare(`PRAGMA table_info("${name}")`)));
  await env.DB.batch([
    env.DB.prepare("CREATE TABLE touched (name TEXT, act TEXT, row_key TEXT)"),
    env.DB.prepare("CREATE INDEX touched_rows ON touched (name, row_key)"),
    ...tables.flatMap((name, i) => {
      const key = keys[i]?.results.map((column) => (column.pk > 0 ? column.name : "")).filter(Boolean) ?? [];
      return ["INSERT", "UPDATE", "DELETE"].map((act) => {
        const row = act === "INSERT" ? "NEW" : "OLD";
        const of = key.length > 0 ? key.map((column) => `${row}."${column}"`) : [`${row}.rowid`];
        return env.DB.prepare(
          `CREATE TRIGGER "touched_${name}_${act}" AFTER ${act} ON "${name}" BEGIN
            INSERT INTO touched VALUES ('${name}', '${act}', json_array(${of})); END`,
        );
      });
    }),
  ]);
}

/** How many changes of rows the database has noted; it begins to. */
export async function notedChanges(): Promise<number> {
  const isWatched = await env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'touched'").first();
  if (!isWatched) await watchTables();
  return (await env.DB.prepare("SELECT max(rowid) AS last FROM touched").first<number>("last")) ?? 0;
}

/** The rows that were changed or deleted after some change, of those that were made between two others; by table, with how many. */
export async function changedOf(made: { after: number; until: number }, since: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT t.name || ' ' || t.act AS what, count(DISTINCT t.row_key) AS rows FROM touched AS t WHERE t.rowid > ?1 AND t.act <> 'INSERT'
      AND EXISTS (SELECT 1 FROM touched AS i WHERE i.name = t.name AND i.row_key = t.row_key AND i.act = 'INSERT' AND i.rowid > ?2 AND i.rowid <= ?3)
      GROUP BY 1 ORDER BY 1`,
  )
    .bind(since, made.after, made.until)
    .all<{ what: string; rows: number }>();
  return results.map(({ what, rows }) => `${what} ${rows}`);
}

/** How many changes there were, and which files there are. */
async function changes(): Promise<string> {
  const [count, files] = await Promise.all([notedChanges(), env.BUCKET.list()]);
  return JSON.stringify([count, files.objects.map(({ key, etag }) => [key, etag])]);
}

/** How a run ended: `done`, or the status and code of the refusal, or what broke. */
export interface Outcome {
  result: string;
  status: number;
  hasWritten: boolean;
  /** It wrote something, or gave something. */
  hasEffect: boolean;
}

const queue = { send: async () => undefined, sendBatch: async () => undefined };

/** Runs a use case as somebody (null: a guest), and waits for what it leaves for after the answer. */
export async function runAs(run: Run, person: Person | null, args: readonly unknown[]): Promise<Outcome> {
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const quiet = { ...env, JOBS: queue, IMAGES: queue } as unknown as Env;
  const ctx = testContext({ actor: person?.ctx.actor ?? null, env: quiet, waitUntil });
  const before = await changes();
  const { result, status, given } = await ended(() => run(ctx, ...args));
  await Promise.all(later);
  const hasWritten = before !== (await changes());
  return { result, status, hasWritten, hasEffect: hasWritten || given !== undefined };
}

async function ended(work: () => unknown): Promise<{ result: string; status: number; given?: unknown }> {
  try {
    return { result: "done", status: 200, given: await work() };
  } catch (thrown) {
    if (isDomainError(thrown)) return { result: thrown.code, status: thrown.status };
    return { result: `broke: ${thrown} ${(thrown as Error).cause ?? ""}`, status: 500 };
  }
}

/** As the house refuses: sign in first, not you, or there is no such thing. */
const isRefusal = ({ status }: Outcome, isRelated: boolean) => status === 401 || status === 403 || (isRelated && status === 404);

const told = (actor: string, { result, hasWritten }: Outcome) => `${actor}: ${result}${hasWritten ? ", and wrote" : ""}`;

/** Those of a scene and a role's strangers whom the policy refuses, and what they did that it doesn't allow. */
export async function wronglyLet(one: WritingCase, sample: Sample, strangers: Record<Role, Person>): Promise<string[]> {
  const { who, run, collection } = one;
  const relations = typeof who === "object" ? who.is : [];
  const { args, people = {} } = await sample(strangers.user, collection as Collection);
  const others = Object.entries(people).filter(([name]) => !relations.includes(name) && !letsRole(who, "user"));
  const refused: [string, Person | null][] = [
    ...(["guest", ...ROLES] as const)
      .filter((role) => !letsRole(who, role))
      .map((role): [string, Person | null] => [role, role === "guest" ? null : strangers[role]]),
    ...others,
  ];
  const wrong: string[] = [];
  for (const [name, person] of refused) {
    const outcome = await runAs(run, person, args);
    const isIgnored = typeof who === "object" && who.isQuiet && person !== null && outcome.result === "done";
    const isRight = person === null ? outcome.status === 401 : isRefusal(outcome, typeof who === "object") || isIgnored;
    if (!isRight || outcome.hasWritten) wrong.push(told(name, outcome));
  }
  return wrong;
}

/** Who may run a use case, with a scene of their own for it. */
export async function staged({ who, collection }: WritingCase, sample: Sample): Promise<{ person: Person; scene: Scene }> {
  const role = ROLES.find((each) => letsRole(who, each));
  const actor = await signUp(role && { userRole: role });
  const scene = await sample(actor, collection as Collection);
  const related = typeof who === "object" ? scene.people?.[who.is[0] ?? ""] : undefined;
  return { person: related ?? actor, scene };
}

/** Those whom the policy lets, and who were refused, ran into something else or brought nothing about. Each has a scene of their own. */
async function wronglyRefused({ who, run, collection }: WritingCase, sample: Sample): Promise<string[]> {
  const wrong: string[] = [];
  const look = async (name: string, person: Person | undefined, { args }: Scene) => {
    const outcome = person && (await runAs(run, person, args));
    if (!outcome) wrong.push(`the scene has no ${name}`);
    else if (outcome.result !== "done" || !outcome.hasEffect) wrong.push(told(name, outcome));
  };
  for (const role of ROLES.filter((each) => letsRole(who, each))) {
    const person = await signUp({ userRole: role });
    await look(role, person, await sample(person, collection as Collection));
  }
  for (const relation of typeof who === "object" ? who.is : []) {
    const scene = await sample(await signUp(), collection as Collection);
    await look(relation, scene.people?.[relation], scene);
  }
  return wrong;
}

/** What a use case does that its policy doesn't say; empty when all is well. */
export async function breaches(one: WritingCase, sample: Sample, strangers: Record<Role, Person>): Promise<string[]> {
  return [...(await wronglyLet(one, sample, strangers)), ...(await wronglyRefused(one, sample))];
}

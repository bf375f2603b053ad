/** What pages and endpoints show when things are in another state: whose answers differ, by address and reader. */
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { endpoints } from "../../app/endpoints";
import { siteMap } from "../../app/site-map";
import { addressOf, dataPath, see } from "./pages";
import { env, type Person } from "./site";
import { type Change, changesOf, lineOf, nearTurn, sqlOf } from "./states";
import { all, tableOf } from "./tables";
import { OTHER, type World } from "./world";

/** Robots' visits aren't counted. */
const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

const schemas = import.meta.glob<Record<string, unknown>>("../../drizzle/schema/*.ts", { eager: true });

/** The tables of a feature, and those of posts where its things are posts. */
export function tablesOfFeature(feature: string): string[] {
  const module = schemas[`../../drizzle/schema/${feature}.ts`] ?? {};
  return Object.values(module).flatMap((each) => (is(each, SQLiteTable) ? [getTableName(each)] : []));
}

interface Asked {
  name: string;
  address: string;
  as: Person | undefined;
}

/** What a feature shows, to a guest, whose it is, somebody else, and staff. */
export function answersOf(feature: string, { known, people, other }: World): Asked[] {
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => known.values[name === "post_id" ? "thread_id" : name] ?? known.ids[feature] ?? "nothing");
  const pages = siteMap.filter((row) => row.feature === feature).map((row) => [row.path, dataPath(addressOf(known, row))] as const);
  const calls = endpoints
    .filter((each) => each.method === "GET" && each.feature === feature)
    .map(({ path }) => [`/api/v1${path}`, `/api/v1${fill(path)}`] as const);
  const readers = Object.entries({ guest: undefined, user: people.user, other, admin: people.admin });
  return [...pages, ...calls].flatMap(([name, address]) => readers.map(([who, as]) => ({ name: `${name} ${who}`, address, as })));
}

/** What was asked, and what was answered as things stand. */
interface Known {
  asked: Asked[];
  answers: string[];
}

async function ask(asked: readonly Asked[]): Promise<string[]> {
  await env.DB.exec("DELETE FROM limits");
  const answers: string[] = [];
  for (const { address, as } of asked) {
    const { status, body } = await see(address, { as, headers: { ...ROBOT, accept: "*/*" } });
    answers.push(`${status} ${body}`);
  }
  return answers;
}

/** Those that answer the same when they are asked again. */
export async function steady(asked: readonly Asked[]): Promise<Known> {
  const [first, second] = [await ask(asked), await ask(asked)];
  const kept = asked.flatMap((each, i) => (first[i] === second[i] ? [{ each, answer: first[i] ?? "" }] : []));
  return { asked: kept.map(({ each }) => each), answers: kept.map(({ answer }) => answer) };
}

/** A pointer's value that is another thing of the same kind; people's things are somebody else's then. */
const ELSEWHERE = "elsewhere";

/** The pointers of a table that may point elsewhere, one by one. */
async function pointedElsewhere(table: string): Promise<Change[]> {
  const { parents, unique } = await tableOf(table);
  const isSingle = (column: string) => unique.some((set) => set.includes(column));
  return Object.keys(parents).flatMap((column) => (isSingle(column) ? [] : [{ table, column, value: ELSEWHERE }]));
}

/** A change as SQL can write it. */
async function written(change: Change): Promise<Change> {
  const { table, column = "", value } = change;
  const parent = value === ELSEWHERE ? (await tableOf(table)).parents[column] : undefined;
  if (!parent) return change;
  const free = `"${parent.column}" NOT IN (SELECT "${column}" FROM "${table}" WHERE "${column}" IS NOT NULL)`;
  const where = parent.table === "users" ? `name = '${OTHER}'` : free;
  return { table, column, value: `(SELECT "${parent.column}" FROM "${parent.table}" WHERE ${where} ORDER BY rowid LIMIT 1)` };
}

/** Runs something while all rows of a table are changed. @returns null where they may not be so */
async function whileSo<T>(changes: readonly Change[], now: number, run: () => Promise<T>): Promise<T | null> {
  const table = changes[0]?.table ?? "";
  await env.DB.exec("DROP TABLE IF EXISTS kept");
  const isKept = await tried(`CREATE TABLE kept AS SELECT rowid AS kept_row, * FROM "${table}"`);
  if (!isKept || !(await tried(`UPDATE "${table}" SET ${sqlOf(await Promise.all(changes.map(written)), now)}`))) return null;
  const found = await run();
  const set = changes.map(({ column }) => `"${column}" = (SELECT "${column}" FROM kept WHERE kept_row = "${table}".rowid)`);
  await env.DB.prepare(`UPDATE "${table}" SET ${set}`).run();
  return found;
}

const tried = (text: string): Promise<boolean> =>
  env.DB.prepare(text)
    .run()
    .then(
      () => true,
      () => false,
    );

const ID = /\b[a-z]+_[0-9A-Za-z]{16,}\b|\b[a-z]+-[0-9A-Za-z-]{20,}\b/g;
const idsIn = (answer: string) => new Set(answer.match(ID) ?? []);
const statusOf = (answer: string) => answer.slice(0, 3);

/** How an answer differs: by its status, by things that are gone (`-`) or come (`+`), or by what it says (`~`). */
function differenceOf(before: string, after: string): string {
  if (before === after) return "";
  if (statusOf(before) !== statusOf(after)) return statusOf(after);
  const [had, has] = [idsIn(before), idsIn(after)];
  const [isLess, isMore] = [[...had].some((id) => !has.has(id)), [...has].some((id) => !had.has(id))];
  return isLess || isMore ? `${isLess ? "-" : ""}${isMore ? "+" : ""}` : "~";
}

/** Whose answers differ while something is so, and how; null where nothing may be so. */
export function differing(group: readonly Change[], { asked, answers }: Known, now: number): Promise<string | null> {
  return whileSo(group, now, async () => {
    const found = await ask(asked);
    const told = asked.map(({ name }, i) => ({ name, how: differenceOf(answers[i] ?? "", found[i] ?? "") }));
    return told.flatMap(({ name, how }) => (how ? [`${name} ${how}`] : [])).join("; ");
  });
}

/** Every state of a feature's things that some answer depends on. */
export async function shownStatesOf(feature: string, world: World, now: number): Promise<string[]> {
  const lines: string[] = [];
  const known = await steady(answersOf(feature, world));
  for (const table of tablesOfFeature(feature)) {
    if ((await all(`SELECT 1 FROM "${table}" LIMIT 1`)).length === 0) continue;
    const look = async (part: readonly Change[]): Promise<void> => {
      const found = await differing(part, known, now);
      const [only] = part;
      if (found === "" || !only) return;
      if (part.length === 1) {
        if (found !== null) lines.push(lineOf(only, found));
        return;
      }
      const half = Math.ceil(part.length / 2);
      await look(part.slice(0, half));
      await look(part.slice(half));
    };
    for (const group of await changesOf(table)) await look(group);
    for (const change of await pointedElsewhere(table)) await look([change]);
    for (const near of await nearTurn(table)) {
      const found: (string | null)[] = [];
      for (const change of near) found.push(await differing([change], known, now));
      if (new Set(found).size > 1) lines.push(...near.map((change, i) => lineOf(change, String(found[i]))));
    }
  }
  return lines.length > 0 ? [`${feature} = ${tablesOfFeature(feature).join(" ")}`, ...new Set(lines)] : [];
}

/** How use cases end when the things that they meet are in another state: a column of theirs says something else, or they are gone. */
import { env } from "./site";
import { all, type Column } from "./tables";
import { isContent, notedChanges, runAs, type Sample, staged, type WritingCase } from "./use-cases";

/** Something that rows of a scene may be changed to: a column's value as SQL writes it, or `gone`. */
export interface Change {
  table: string;
  column?: string;
  value: string;
}

const YEARS = 10 * 365 * 86_400_000;
const MANY = 1_000_000;
const MOMENT = /_(at|until)$/;
const NUMBER = /^(version|capacity|quantity|taken|count|tries|year|limit|number|minute|per_person|room)$|_(count|limit|version)$/;
/** What says nothing of the thing itself: what was sent, who asked. */
const LEFT_OUT = /^(sessions|outbox|audit_entries|universities|consents)$/;
/** What is reckoned of others, or shared: whose first it is, is inserted. */
const RECKONED =
  /^(contributions|counters|images|labels|settings|consent_texts|error_groups|schedule_demand)$|_(totals|sums|counts|standings|quarters|releases)$/;
/** When somebody did something, of which nothing but an order comes. */
const KEPT = /^(created|updated|joined|last_seen)_at$/;
/** What can't be so. */
const BROKEN = "broke";
/** Nobody's answer differs. */
const NOBODY = "nobody's";
const USUAL = "as usual";

const choicesOf = (column: string, schema: string) => new RegExp(`\\b${column}"? IN \\(('[^)]*')\\)`).exec(schema)?.[1]?.split(/,\s*/);

/** The values that a column may have so that something depends on it; none for texts and pointers. */
function valuesOf({ name, type, pk }: Column, schema: string): string[] {
  if (pk > 0 || /(_id|_key|_hash)$/.test(name) || KEPT.test(name)) return [];
  const choices = choicesOf(name, schema);
  if (choices) return choices;
  if (type.toUpperCase() !== "INTEGER") return /_on$|^day$/.test(name) ? ["'2000-01-01'", "'2090-01-01'"] : [];
  if (MOMENT.test(name)) return [`now - ${YEARS}`, `now + ${YEARS}`];
  if (/^(is|has|may|can)_/.test(name)) return ["0", "1"];
  return NUMBER.test(name) ? ["0", String(MANY)] : [];
}

/** Everything that is tried with a table's rows, in groups that can be tried at once. */
export async function changesOf(table: string): Promise<Change[][]> {
  const schema = (await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = ?").bind(table).first<string>("sql")) ?? "";
  const columns = await all<Column & { notnull: number }>(`PRAGMA table_info("${table}")`);
  const tried = columns.map((column) => {
    const values = valuesOf(column, schema);
    const every = values.length > 0 && column.notnull === 0 ? ["NULL", ...values] : values;
    return every.map((value): Change => ({ table, column: column.name, value }));
  });
  const most = Math.max(0, ...tried.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => tried.flatMap((each) => each.slice(i, i + 1))).filter((group) => group.length > 0);
}

/** Every moment of a table's rows, as it is now, a moment before and after. */
export async function nearTurn(table: string): Promise<Change[][]> {
  const columns = await all<Column>(`PRAGMA table_info("${table}")`);
  const moments = columns.filter(
    ({ name, type, pk }) => pk === 0 && type.toUpperCase() === "INTEGER" && MOMENT.test(name) && !KEPT.test(name),
  );
  return moments.map(({ name }) => ["now - 1", "now + 0", "now + 1"].map((value) => ({ table, column: name, value })));
}

/** What rows are set to, as SQL. */
export const sqlOf = (changes: readonly Change[], now: number): string =>
  changes.map(({ column, value }) => `"${column}" = ${value.replace("now", String(now))}`).join();

/** Changes the rows of a table that a scene wrote. @returns whether they may be so */
async function change(table: string, changes: readonly Change[], now: number): Promise<boolean> {
  const keys = (await all<Column>(`PRAGMA table_info("${table}")`)).filter(({ pk }) => pk > 0).map(({ name }) => `"${name}"`);
  const where = `WHERE json_array(${keys.length > 0 ? keys : "rowid"}) IN (SELECT row_key FROM touched WHERE name = '${table}' AND act = 'INSERT')`;
  const text = changes.some(({ value }) => value === "gone")
    ? `DELETE FROM "${table}" ${where}`
    : `UPDATE "${table}" SET ${sqlOf(changes, now)} ${where}`;
  return Boolean(
    await env.DB.prepare(text)
      .run()
      .catch(() => null),
  );
}

/** How a use case ends, and which tables it writes into; null where the scene's rows may not be so. */
export async function endOf(one: WritingCase, sample: Sample, changes: readonly Change[], now: number): Promise<string | null> {
  await notedChanges();
  await env.DB.exec("DELETE FROM touched");
  const { person, scene } = await staged(one, sample);
  await env.DB.exec("DELETE FROM limits");
  if (changes.length > 0 && !(await change(changes[0]?.table ?? "", changes, now))) return null;
  await env.DB.exec("DELETE FROM touched");
  const { result } = await runAs(one.run, person, scene.args);
  const written = await all<{ name: string; act: string }>("SELECT DISTINCT name, act FROM touched ORDER BY 1, 2");
  const own = written.filter(({ name }) => !RECKONED.test(name)).map(({ name, act }) => `${name} ${act}`);
  return result.startsWith("broke") ? BROKEN : [result, ...own].join(", ");
}

/** The tables that a scene writes into. */
async function tablesOf(one: WritingCase, sample: Sample): Promise<string[]> {
  await notedChanges();
  await env.DB.exec("DELETE FROM touched");
  await staged(one, sample);
  const rows = await all<{ name: string }>("SELECT DISTINCT name FROM touched WHERE act = 'INSERT' ORDER BY 1");
  return rows.map(({ name }) => name).filter((name) => isContent(name) && !LEFT_OUT.test(name) && !RECKONED.test(name));
}

export const lineOf = ({ table, column, value }: Change, end: string): string =>
  `  ${table}${column ? `.${column}` : ""} ${value} => ${end || NOBODY}`;

/** A line as it was written. */
export function changeOf(line: string): { change: Change; end: string } {
  const [what = "", end = ""] = line.trim().split(" => ");
  const [name = "", ...value] = what.split(" ");
  const [table = "", column] = name.split(".");
  return { change: { table, column, value: value.join(" ") }, end };
}

/** The changes of a group that matter, each with how the use case ends then. */
async function mattering(group: readonly Change[], end: (changes: readonly Change[]) => Promise<string | null>, usual: string) {
  const found: { change: Change; end: string }[] = [];
  const look = async (part: readonly Change[]): Promise<void> => {
    const ended = await end(part);
    const [only] = part;
    if (ended === usual || !only) return;
    if (part.length === 1) {
      if (ended !== null && ended !== BROKEN) found.push({ change: only, end: ended });
      return;
    }
    const half = Math.ceil(part.length / 2);
    await look(part.slice(0, half));
    await look(part.slice(half));
  };
  await look(group);
  return found;
}

/** Between which neighbouring numbers the end turns. */
async function turnOf(at: (value: number) => Promise<string | null>, before: string | null, [from, to]: readonly [number, number]) {
  let [low, high] = [from, to];
  for (const near of [-1, 0, 1]) {
    if (near <= low || near >= high) continue;
    if ((await at(near)) === before) low = near;
    else {
      high = near;
      break;
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await at(middle)) === before) low = middle;
    else high = middle;
  }
  return [low, high] as const;
}

/** What a use case does as its scene stands, and every state of its things in which it ends otherwise. */
export async function statesOf(one: WritingCase, sample: Sample, now: number): Promise<string[]> {
  const ask = (changes: readonly Change[]) => endOf(one, sample, changes, now);
  const usual = (await ask([])) ?? "";
  const told = (end: string | null) => (end === usual ? USUAL : String(end));
  const lines: string[] = [];
  for (const table of await tablesOf(one, sample)) {
    const all = [[{ table, value: "gone" }], ...(await changesOf(table))];
    const found = [];
    for (const group of all) found.push(...(await mattering(group, ask, usual)));
    lines.push(...found.map(({ change, end }) => lineOf(change, told(end))));
    for (const column of new Set(found.map(({ change }) => change.column))) {
      const isMoment = MOMENT.test(column ?? "");
      if (!column || !(isMoment || NUMBER.test(column))) continue;
      const valueAt = (value: number) => (isMoment ? `now ${value < 0 ? "-" : "+"} ${Math.abs(value)}` : String(value));
      const at = (value: number) => ask([{ table, column, value: valueAt(value) }]);
      const range = isMoment ? ([-YEARS, YEARS] as const) : ([0, MANY] as const);
      const [low, high] = [await at(range[0]), await at(range[1])];
      if (low === high || low === null || high === null) continue;
      const turn = await turnOf(at, low, range);
      for (const value of turn) lines.push(lineOf({ table, column, value: valueAt(value) }, told(await at(value))));
    }
  }
  return [`${one.title} = ${usual}`, ...new Set(lines)];
}

/** What of these lines isn't so; empty when all is well. */
export async function otherwise(
  [first = "", ...lines]: readonly string[],
  one: WritingCase,
  sample: Sample,
  now: number,
): Promise<string[]> {
  const usual = first.slice(first.indexOf(" = ") + 3);
  const wrong: string[] = [];
  const look = async (line: string, changes: readonly Change[], end: string) => {
    const ended = await endOf(one, sample, changes, now);
    if (ended !== end) wrong.push(`${line}, and it is: ${ended}`);
  };
  await look(first, [], usual);
  for (const line of lines) {
    const { change, end } = changeOf(line);
    await look(line, [change], end === USUAL ? usual : end);
  }
  return wrong;
}

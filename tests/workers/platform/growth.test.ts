/** No page grows with a table: what is read for one is in proportion to what it shows, however much there is of everything. */
import { beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { siteMap } from "../../../app/site-map";
import { stillGrowing } from "../../support/expected-growth";
import { writeFirstRows } from "../../support/first-rows";
import { type Grown, growAll } from "../../support/grow";
import { type ActorName, actors, addressOf, type Known, oneOfEach, see, writeKnown } from "../../support/pages";
import { env, type Person } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

/** Robots' visits aren't counted, so that a page's cost is its own. */
const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

/** So many rows each table has more, first and in the end; `npm run grow` says others. */
const [FEW = 300, MANY = 3000] = ((env as unknown as { GROW?: string }).GROW ?? "300,3000").split(",").map(Number);

/** Rows that may be read for each thing that a page shows, and for the page itself. */
const ROWS_OF_ONE = 3;
const ROWS_OF_PAGE = 200;

const firstOf = async (query: string, ...values: string[]) =>
  (await env.DB.prepare(query)
    .bind(...values)
    .first<string>("id")) ?? "";

let people: Record<ActorName, Person | undefined>;
let known: Known;

beforeAll(async () => {
  people = await oneOfEach();
  const owner = people.user?.userId ?? "";
  known = await writeKnown({}, people.user);
  const { values, ids } = known;
  values.event_id = await firstOf("SELECT event_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.orderId = await firstOf("SELECT order_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.communityId = await firstOf("SELECT community_id AS id FROM communities WHERE slug = ?", ids.community ?? "");
  await env.DB.batch([
    env.DB.prepare("UPDATE ticket_categories SET quantity = NULL"),
    env.DB.prepare("UPDATE events SET capacity = NULL, created_by = ?").bind(owner),
  ]);
  expect(await writeFirstRows(known, owner)).toEqual({});
});

interface Asked {
  name: string;
  address: string;
  actor: ActorName;
}

/** Every page and every endpoint that is read, by everybody. */
function allAsked(): Asked[] {
  const pages = siteMap.map((row) => ({ name: row.path, address: addressOf(known, row) }));
  const read = endpoints
    .filter(({ method }) => method === "GET")
    .map(({ path }) => ({
      name: `/api/v1${path}`,
      address: `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => known.values[name === "post_id" ? "thread_id" : name] ?? "nothing-here")}`,
    }));
  return [...pages, ...read].flatMap((each) => actors.map((actor) => ({ ...each, actor })));
}

/** How many answers a run looks at beside those that are known to grow, and what a member reads. */
const OTHER_ANSWERS = 250;

/** What this run asks: whatever a member reads, what is known to grow, and some of what others read. */
function asked(): Asked[] {
  const all = allAsked();
  const isAlways = ({ name, actor }: Asked) => actor === "user" || stillGrowing.includes(name);
  const rest = all.filter((each) => !isAlways(each));
  return swept(sweepSettings, { what: "Answers of a large site", always: all.filter(isAlways), rest, count: OTHER_ANSWERS });
}

/** How many things an answer shows: list items, lines of a table or a file, things of a JSON answer. */
const shownIn = (body: string) => (body.match(/<(?:li|tr|article|option|dt)\b|"\w+_id":|\n/g) ?? []).length;

interface Cost {
  rows: number;
  shown: number;
}

async function costsOf(answers: readonly Asked[]): Promise<(Cost | null)[]> {
  const costs: (Cost | null)[] = [];
  for (const { address, actor } of answers) {
    const { headers, status, body } = await see(address, { as: people[actor], headers: ROBOT });
    const rows = Number(/rows read (\d+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? "0");
    costs.push(status === 200 ? { rows, shown: shownIn(body) } : null);
  }
  return costs;
}

const growsFrom = (few: Cost, many: Cost) => many.rows > 1.2 * few.rows + 50;
const isTooMuch = ({ rows, shown }: Cost) => rows > ROWS_OF_ONE * shown + ROWS_OF_PAGE;

/** What is made by the seed or by triggers, and what nothing here writes a first row of, isn't copied; everything else is. */
const isEmptyOnly = ({ failed }: Grown) => Object.entries(failed).filter(([, reason]) => reason !== "empty");

test("every page and every endpoint reads rows for what it shows, and as many of a large site as of a small one", async () => {
  const answers = asked();
  const owners = [people.user?.userId ?? ""];
  const first = await growAll(owners, [0, FEW]);
  expect(isEmptyOnly(first)).toEqual([]);
  expect(Object.keys(first.grown).length).toBeGreaterThan(50);
  const few = await costsOf(answers);
  expect(isEmptyOnly(await growAll(owners, [FEW, MANY]))).toEqual([]);
  const many = await costsOf(answers);
  const over = answers.flatMap(({ name, actor }, at) => {
    const [before, after] = [few[at], many[at]];
    if (!before || !after || !(growsFrom(before, after) || isTooMuch(after))) return [];
    return [{ name, actor, few: before.rows, many: after.rows, shown: after.shown }];
  });
  const worst = [...over].sort((a, b) => b.many - a.many);
  if ((env as unknown as { GROW?: string }).GROW) for (const each of worst) console.log(JSON.stringify(each));
  const names = new Set(over.map(({ name }) => name));
  expect(worst.filter(({ name }) => !stillGrowing.includes(name))).toEqual([]);
  expect(stillGrowing.filter((name) => !names.has(name))).toEqual([]);
  expect(few.filter(Boolean).length).toBeGreaterThan(siteMap.length);
});

test("a page that reads a whole table would be found: the control of the test above", () => {
  expect(growsFrom({ rows: 300, shown: 20 }, { rows: 3000, shown: 20 })).toBe(true);
  expect(growsFrom({ rows: 300, shown: 20 }, { rows: 310, shown: 20 })).toBe(false);
  expect([isTooMuch({ rows: 3000, shown: 20 }), isTooMuch({ rows: 250, shown: 20 })]).toEqual([true, false]);
});

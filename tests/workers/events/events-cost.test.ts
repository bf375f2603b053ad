/** Lists of events cost the same at twenty thousand as at twenty, the drawer's too. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { localTime } from "../../../app/platform/time";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";

const MANY = 20_000;
const CHUNK = 5_000;
const SIZE = 20;
const DAY = 86_400_000;

let student: Person;
let moderator: Person;

/** Events over two years around now, most of them in Ankara; every other holds the same word. */
async function addCrowd() {
  const { db } = testContext();
  const start = Date.now() - 365 * DAY;
  const step = Math.floor((730 * DAY) / MANY);
  for (let from = 0; from < MANY; from += CHUNK) {
    const numbers = sql.raw(`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${from + CHUNK})`);
    const at = sql.raw(`(${start} + i * ${step})`);
    const type = sql.raw("CASE WHEN i % 2 = 0 THEN 'academic' WHEN i % 10 = 1 THEN 'other' ELSE 'social' END");
    const campus = sql.raw("CASE WHEN i % 10 = 3 THEN 'Cyprus' WHEN i % 10 = 4 THEN 'Erdemli' ELSE 'Ankara' END");
    const day = sql.raw(`strftime('%Y%m%d', ${start} / 1000 + i * ${step} / 1000, 'unixepoch', '+3 hours')`);
    const state = sql.raw("CASE WHEN i % 1000 = 7 THEN 'deleted' WHEN i % 100 = 5 THEN 'waiting' ELSE 'active' END");
    await db.run(sql`INSERT INTO events (event_id, name, description, location, city, country, university, campus, type, show_status, is_awaiting_review,
      deleted_at, first_at, last_at, search_days, search_text, created_at, updated_at) ${numbers} SELECT 'event-crowd' || i, 'Konser ' || i, '', 'Devrim', 'Ankara', 'TR', 'METU',
      ${campus}, ${type}, iif(${state} = 'waiting', 'inactive', 'active'), ${state} = 'waiting', iif(${state} = 'deleted', 1, NULL), ${at}, ${at},
      ${day} || ' ' || substr(${day}, 1, 6), 'konser ' || iif(i % 2 = 0, 'cagri ', '') || i, 1, 1 FROM n`);
    await db.run(
      sql`INSERT INTO event_dates (event_id, starts_at, is_shown, type, campus) ${numbers} SELECT 'event-crowd' || i, ${at}, 0, '', '' FROM n`,
    );
  }
}

beforeAll(async () => {
  [student, moderator] = await Promise.all([signUp(), signUp({ userRole: "moderator" })]);
  await addCrowd();
});

async function costOf(path: string, as: Person) {
  await see(path, { as });
  const { status, headers, body } = await see(path, { as });
  const [, trips = "999", rows = "999999"] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  return { status, trips: Number(trips), rows: Number(rows), shown: new Set(body.match(/href="\/event\/event-crowd\d+"/g)).size };
}

const inLast = Date.now() - 100 * DAY;

test.each([
  "",
  "?when=month",
  "?when=upcoming",
  "?when=past",
  `?when=past&cursor=${inLast}.5000`,
  "?type=academic",
  "?type=other&when=upcoming",
  "?campus=Cyprus&when=upcoming",
  "?campus=Cyprus&type=social&when=upcoming",
  "?campus=Ankara&type=academic&when=upcoming",
  "?q=konser",
  "?q=%C3%87A%C4%9ERI&when=upcoming",
  "?q=konser&type=social&campus=Ankara&when=month",
  "?q=konser&when=past",
  "?q=konser&when=upcoming&cursor=0.15000",
])("a page of the agenda at %j reads ten rows for each that it shows at most", async (query) => {
  const { status, trips, rows, shown } = await costOf(`/event/all${query}`, student);
  expect([query, status, trips <= 2, rows <= 10 * SIZE, shown > 10, rows, shown]).toEqual([query, 200, true, true, true, rows, shown]);
});

test.each(["", "?state=waiting", "?state=active", "?state=deleted", "?state=inactive", "?q=konser", "?q=cagri+777", "?before=9000"])(
  "a page of the board at %j reads ten rows for each that it shows at most",
  async (query) => {
    const { status, trips, rows } = await costOf(`/event/edit/panel${query}`, moderator);
    expect([query, status, trips <= 2, rows <= 10 * SIZE, rows]).toEqual([query, 200, true, true, rows]);
  },
);

test("page after page of the agenda holds every event of the month once", async () => {
  const seen: string[] = [];
  let query: string | null = "?when=week&size=50";
  while (query) {
    const { body } = await see(`/api/v1/event/all${query}`, { as: student });
    const answer = JSON.parse(body) as { events: { event_id: string }[]; next_cursor: string | null };
    seen.push(...answer.events.map(({ event_id }) => event_id));
    query = answer.next_cursor && `?when=week&size=50&cursor=${answer.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(150);
});

test("the drawer's three cost a handful of rows", async () => {
  await see("/api/v1/event/sidebar/active?limit=3&latest=true");
  const { headers, body } = await see("/api/v1/event/sidebar/active?limit=3&latest=true");
  expect(JSON.parse(body).events).toHaveLength(3);
  expect(Number(/rows read (\d+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? 999)).toBeLessThanOrEqual(30);
});

test("what staff put first stands first in the drawer, in their order, then what was added last; it costs no more", async () => {
  const { date: event_date } = localTime(Date.now() + DAY);
  const at = { event_date, event_time: "10:00" };
  const put = async (name: string, own: object) => {
    const json = { event_name: name, event_location: "Devrim", event_date_times: [at], ...own };
    return (await call<{ data: { event_id: string } }>("/event/manage", { as: moderator, json })).body.data.event_id;
  };
  const shown = async () => {
    const { headers, body } = await see("/api/v1/event/sidebar/active?limit=4&latest=true");
    const rows = Number(/rows read (\d+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? 999);
    return { rows, names: (JSON.parse(body).events as { event_name: string }[]).map(({ event_name }) => event_name) };
  };
  const second = await put("Second", { show_order: 2 });
  await put("First", { show_order: 1 });
  await put("Hidden", { show_order: 0, show_status: "inactive" });
  await put("Newer", {});
  await put("Newest", {});
  const { rows, names } = await shown();
  expect(names).toEqual(["First", "Second", "Newest", "Newer"]);
  expect(rows).toBeLessThanOrEqual(40);
  const json = { event_name: "Second", event_location: "Devrim", event_date_times: [at], show_order: 999_999 };
  expect((await call(`/event/manage/${second}`, { as: moderator, method: "PUT", json })).status).toBe(200);
  expect((await shown()).names).toEqual(["First", "Newest", "Newer", "Second"]);
});

import { posts } from "@schema/posts";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { postFilters } from "../../../app/engines/posts/filters";
import { readList } from "../../../app/engines/posts/posts.service.server";
import { allContributed, contributedStatements } from "../../../drizzle/contributed";
import { fullTextStatements, fullTexts } from "../../../drizzle/full-text";
import { allTotals, totalStatements } from "../../../drizzle/totals";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

const threads = collections.find(({ feature }) => feature === "thread")!;

let student: Person;

beforeAll(async () => {
  student = await signUp();
});

const onOneLine = (statements: Record<string, string>) =>
  Object.fromEntries(Object.entries(statements).map(([name, statement]) => [name, statement.replace(/\s+/g, " ")]));

/** Statements of the schema as the database holds them, by name. */
async function storedStatements(which: SQL): Promise<Record<string, string>> {
  const rows = await testContext().db.all<{ name: string; sql: string }>(sql`SELECT name, sql FROM sqlite_master WHERE ${which}`);
  return onOneLine(Object.fromEntries(rows.map((row) => [row.name, row.sql])));
}

const namesOf = async (query: string) =>
  (await call<{ events: { event_name: string }[] }>(`/event/all?${query}`, { as: student })).body.events.map(
    ({ event_name }) => event_name,
  );

test("words that look like a state don't show an event that waits", async () => {
  const marks = "xstateactive search_state active xtypesocial";
  await addEvent({ name: "Zurna night", description: marks, showStatus: "inactive", isAwaitingReview: true });
  for (const query of ["zurna", "zurna xstateactive", "zurna active", 'zurna search_state : "active"'])
    expect(await namesOf(new URLSearchParams({ q: query }).toString())).toEqual([]);
  expect((await see("/search?q=zurna", { as: student })).body).not.toContain("Zurna night");
});

test("words that look like a pin don't put a thread on top, and taking a pin off leaves the words alone", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const text = "A text that says xpinnedthread and pinned and is_pinned quite often.";
  const postId = await addPost(student, threads, { title: "Zqpin looks pinned", text });
  await addPost(student, threads, { title: "Written later" });
  const page = async () => (await see("/thread/all", { as: student })).body;
  expect((await page()).indexOf("Written later")).toBeLessThan((await page()).indexOf("Zqpin"));
  const { db } = testContext();
  const before = await db.select({ text: posts.searchText }).from(posts).where(eq(posts.postId, postId));
  for (const act of ["pin", "unpin"]) {
    const { status } = await see(`/thread/one/${postId}`, { as: moderator, form: { act } });
    expect(status).toBeLessThan(400);
    if (act === "pin") expect((await page()).indexOf("Zqpin")).toBeLessThan((await page()).indexOf("Written later"));
  }
  expect(await db.select({ text: posts.searchText }).from(posts).where(eq(posts.postId, postId))).toEqual(before);
});

test("words that look like a collection or a state find nothing that doesn't hold them", async () => {
  await addPost(student, threads, { title: "Zqkind of a hidden talk", status: "rejected" });
  for (const q of ["zqkind", "zqkind approved", "zqkind xkindthread"])
    expect((await call<{ posts: unknown[] }>(`/thread?${new URLSearchParams({ q })}`, { as: student })).body.posts).toEqual([]);
  await addPost(student, threads, { title: "An ordinary zqplain talk" });
  expect((await call<{ posts: unknown[] }>("/thread?q=zqplain+approved", { as: student })).body.posts).toEqual([]);
});

test("pins are found without reading other threads: a thousand more cost the list nothing", async () => {
  const rowsRead = async () => {
    const ctx = { ...student.ctx, ...testContext(), actor: student.ctx.actor };
    await readList(ctx, threads, postFilters.parse({}));
    return ctx.meter.rowsRead;
  };
  const write = (from: number, to: number) =>
    testContext().db.run(sql`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
      INSERT INTO posts (post_id, kind, author_id, title, text, details, search_text, status, created_at, updated_at)
      SELECT 'post-many' || i, 'thread', ${student.userId}, 'Title', 'Text', '{}', 'title', 'approved', i, i FROM n`);
  await write(1, 30);
  const few = await rowsRead();
  await write(31, 1030);
  expect(await rowsRead()).toBe(few);
});

test("the database's full-text tables and triggers are those that the list writes", async () => {
  const found = await storedStatements(sql`sql LIKE 'CREATE VIRTUAL TABLE%' OR (type = 'trigger' AND name LIKE '%\\_fts\\_%' ESCAPE '\\')`);
  expect(found).toEqual(onOneLine(Object.assign({}, ...fullTexts.map(fullTextStatements))));
});

test("the database's triggers of totals are those that the list writes", async () => {
  // Two more count courses that have something; they say which in their own words.
  const {
    courses_experienced: experienced,
    courses_in_databank: inDatabank,
    ...found
  } = await storedStatements(sql`type = 'trigger' AND sql LIKE '%counters%'`);
  expect([experienced, inDatabank]).toEqual([expect.any(String), expect.any(String)]);
  expect(found).toEqual(onOneLine(Object.assign({}, ...allTotals.map(totalStatements))));
});

test("the database's triggers of what people contributed are those that the list writes", async () => {
  const which = sql`type = 'trigger' AND (sql LIKE '%INSERT INTO contributions %' OR sql LIKE '%''contributions'', new.created_at%')`;
  expect(await storedStatements(which)).toEqual(onOneLine(Object.assign({}, ...allContributed.map(contributedStatements))));
});

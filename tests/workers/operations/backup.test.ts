/** What is kept of a site fills an empty one: every table and object as it was, numbers go on, and words are found. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { findSimilar } from "../../../app/features/thread/thread.service.server";
import { linesOf, restoreTables, sequencesOf, summing, type TableSum, tablesOf } from "../../../scripts/backup/database";
import { type ObjectSum, objectsOf, restoreObject } from "../../../scripts/backup/objects";
import { addPost } from "../../support/posts";
import { signUp, testContext } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const { DB, BUCKET } = env;
const SOUGHT = "Kürşat'ın çığlığı";

async function keep() {
  const lines = new Map<string, string[][]>();
  const sums: TableSum[] = [];
  for (const table of await tablesOf(DB)) {
    const { add, sum } = summing();
    const kept: string[][] = [];
    for await (const some of linesOf(DB, table)) {
      add(some);
      kept.push(some);
    }
    lines.set(table.name, kept);
    sums.push(sum(table.name));
  }
  return { lines, sums, objects: await readObjects(), sequences: await sequencesOf(DB) };
}

async function readObjects() {
  const all: { sum: ObjectSum; bytes: Uint8Array }[] = [];
  for await (const object of objectsOf(BUCKET)) all.push(object);
  return all;
}

const triggers = async () => (await DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name").all()).results;

async function* readAgain(parts: readonly string[][] = []) {
  yield* parts;
}

test("an empty site is filled with what was kept of another, and goes on from there", async () => {
  const person = await signUp();
  const postId = await addPost(person, threads, { title: SOUGHT });
  const { eventId, categoryId } = await addTicketedEvent();
  await order(person, eventId, categoryId, 1);
  const meta = { httpMetadata: { contentType: "image/webp" }, customMetadata: { of: "a test" } };
  await BUCKET.put("pictures/one", new Uint8Array([0, 1, 254, 255]), meta);
  const before = await keep();
  const rules = await triggers();
  expect(rules.length).toBeGreaterThan(50);

  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);
  expect((await readObjects()).length).toBe(0);
  const read = (table: string) => readAgain(before.lines.get(table));
  await restoreTables({ db: DB, tables: await tablesOf(DB), read, sequences: before.sequences });
  for (const { sum, bytes } of before.objects) await restoreObject(BUCKET, sum, bytes);

  const after = await keep();
  expect(after.sums).toEqual(before.sums);
  expect(after.objects).toEqual(before.objects);
  expect(after.sequences).toEqual(before.sequences);
  expect(await triggers()).toEqual(rules);
  expect((await findSimilar(testContext(), SOUGHT)).map((each) => each.postId)).toEqual([postId]);
  // Totals go on by their triggers.
  await addPost(person, threads, { title: "Later" });
  expect((await keep()).sums).not.toEqual(before.sums);
});

test("a site with accounts isn't overwritten, and bytes that were changed aren't put back", async () => {
  await signUp();
  const [tables, count] = [await tablesOf(DB), await triggers()];
  await expect(restoreTables({ db: DB, tables, read: () => readAgain(), sequences: [] })).rejects.toThrow("has accounts");
  expect(await triggers()).toEqual(count);
  await BUCKET.put("pictures/two", "as it was");
  const [kept] = (await readObjects()).filter(({ sum }) => sum.key === "pictures/two");
  if (!kept) throw new Error("Nothing was kept");
  await expect(restoreObject(BUCKET, kept.sum, new TextEncoder().encode("other"))).rejects.toThrow("aren't those");
});

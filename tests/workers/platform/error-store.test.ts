/** What is kept of a failure: enough to find it, and nothing that anybody wrote. */
import { cronRuns, errorEvents, errorGroups } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { DAY } from "../../../app/platform/clock";
import { recordError } from "../../../app/platform/errors/record.server";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { runJob } from "../../../app/platform/jobs.server";
import { findInDatabase } from "../../support/everywhere";
import { deliver, messageRow, post, writeMail } from "../../support/messages";
import { signUp, testContext } from "../../support/site";

const SECRET = "What I really think of this course, without my name";

/** A query that fails with a text among its parameters, as Drizzle reports it. */
const failingQuery = (db = testContext().db) => db.run(sql`INSERT INTO nowhere (text) VALUES (${SECRET})`);
const thrownBy = (work: () => Promise<unknown>) =>
  work().then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  );

test("the control: a failed query's own message holds its parameters", async () => {
  expect(String(await thrownBy(failingQuery))).toContain(SECRET);
});

test("a query that fails leaves no parameter in the database: error store, cron notes, messages", async () => {
  const person = await signUp();
  const thrown = await thrownBy(failingQuery);
  const errorId = await recordError(person.ctx, thrown, "server", "/courses/add");
  await recordError(person.ctx, new Error("Wrapped", { cause: thrown }), "server", "/courses/add");
  await runJob(testContext(), "failing", async () => String(await failingQuery()));
  const at = post(() => failingQuery());
  const id = await writeMail(at);
  await deliver(at, id).catch(() => undefined);
  expect((await messageRow(at, id)).lastError).toContain("no such table: nowhere");
  const [run] = await testContext().db.select().from(cronRuns).where(eq(cronRuns.job, "failing"));
  expect([run?.isOk, run?.note]).toEqual([false, expect.stringContaining("no such table: nowhere")]);
  const [event] = await testContext().db.select().from(errorEvents).where(eq(errorEvents.errorId, errorId));
  const [group] = await testContext()
    .db.select()
    .from(errorGroups)
    .where(eq(errorGroups.fingerprint, event?.fingerprint ?? ""));
  expect(group?.message).toContain("no such table: nowhere");
  expect(group?.stack).toContain(" at ");
  expect(await findInDatabase(SECRET)).toEqual([]);
});

test("Sentry is told the same and no more", async () => {
  const sent: string[] = [];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push(new TextDecoder().decode(await new Response(init?.body).arrayBuffer()));
    return new Response("{}");
  });
  const waiting: Promise<unknown>[] = [];
  const person = await signUp();
  const SENTRY_DSN = "https://public@sentry.invalid/1";
  const VERSION = { id: "version-of-the-failure", tag: "", timestamp: "" };
  const ctx = {
    ...person.ctx,
    env: { ...person.ctx.env, SENTRY_DSN, VERSION },
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
  await recordError(ctx, new Error("Wrapped", { cause: await thrownBy(failingQuery) }), "server", "/courses/add");
  await Promise.all(waiting);
  fetched.mockRestore();
  expect(sent.join("\n")).toContain("no such table: nowhere");
  expect(sent.join("\n")).not.toContain(SECRET);
  expect(sent.join("\n")).toContain('"release":"version-of-the-failure"');
});

test("kinds of errors end: the resolved after a month, those that nobody sees any more after three", async () => {
  const { db } = testContext();
  await db.delete(errorGroups);
  const now = Date.now();
  const group = (fingerprint: string, lastSeenAt: number, resolvedAt: number | null) => ({
    fingerprint,
    lastSeenAt,
    resolvedAt,
    source: "server" as const,
    message: fingerprint,
    route: "/",
    count: 1,
    firstSeenAt: 0,
  });
  await db
    .insert(errorGroups)
    .values([
      group("resolved long ago", now - 40 * DAY, now - 31 * DAY),
      group("resolved lately", now - 40 * DAY, now - 29 * DAY),
      group("open and old", now - 91 * DAY, null),
      group("open", now - 89 * DAY, null),
    ]);
  await forgetOldTraces(testContext());
  const left = await db.select({ fingerprint: errorGroups.fingerprint }).from(errorGroups);
  expect(left.map(({ fingerprint }) => fingerprint).sort()).toEqual(["open", "resolved lately"]);
});

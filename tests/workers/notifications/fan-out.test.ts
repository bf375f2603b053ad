/**
 * Announcements to 100,000 people: what they cost, that everybody is shown exactly one, and that of those who chose email each
 * gets one, whatever dies, runs twice or comes out of order in between.
 */
import { outbox } from "@schema/platform";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { notifyFrom } from "../../../app/engines/notices/notify.server";
import { listForReader, loadSent } from "../../../app/features/notifications/announcements.repository.server";
import { beginDue } from "../../../app/features/notifications/fan-out.repository.server";
import { siteAnnouncement } from "../../../app/features/notifications/notices.repository.server";
import { unreadAnnouncements } from "../../../app/features/notifications/notifications.rules";
import { MINUTE } from "../../../app/platform/clock";
import { LEASE } from "../../../app/platform/messages/message";
import { createRandom } from "../../../drizzle/seed/random";
import { dying } from "../../support/dying";
import { deliver, type Post, post } from "../../support/messages";
import { addAnnouncementRow } from "../../support/notification-samples";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { env, signUp, testContext } from "../../support/site";

const PEOPLE = 100_000;
/** Every so many-th person chose email, is of the department. */
const MAILED = 20;
const OF_DEPARTMENT = 3;
const KILLS = 50;

const { db } = testContext();
const numbers = (from: number, until: number) =>
  sql`WITH RECURSIVE each(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM each WHERE i < ${until - 1})`;

/** Copies of one person. */
async function people(count: number, at: number): Promise<void> {
  await addUniversity();
  const { userId } = await signUp({ createdAt: 1, emailVerifiedAt: 1, departmentId: null, entranceYear: null });
  const STEP = 20_000;
  for (let from = 0; from < count - 1; from += STEP) {
    await db.run(sql`${numbers(from, Math.min(from + STEP, count - 1))}
      INSERT INTO users (user_id, user_email, user_name, user_name_key, name, search_text, password_hash, user_role, department_id, locale, email_verified_at, created_at, updated_at)
      SELECT 'user-' || i, i || '@many.example', 'many' || i, 'many' || i, 'Many', '', '', 'user',
        iif(i % ${OF_DEPARTMENT} = 0, ${DEPARTMENT.departmentId}, NULL), 'en', 1, ${at}, ${at} FROM each CROSS JOIN users AS u WHERE u.user_id = ${userId}`);
  }
  await db.run(sql`INSERT INTO notice_choices (user_id, kind, channel)
    SELECT user_id, ${siteAnnouncement.name}, 'mail' FROM users WHERE user_email LIKE '%@many.example' AND CAST(substr(user_id, 6) AS INTEGER) % ${MAILED} = 0`);
}

interface Sent {
  everyone: string;
  department: string;
}

let sent: Sent;

beforeAll(async () => {
  await people(PEOPLE, 1);
  sent = { everyone: await addAnnouncementRow(), department: await addAnnouncementRow({ departmentId: DEPARTMENT.departmentId }) };
});

test("everybody is shown an announcement to everyone once, and those of a department that of theirs, without a row for any of them", async () => {
  const all = await loadSent(testContext());
  const rows = await db.all<{ departmentId: string | null; entranceYear: number | null; createdAt: number }>(
    sql`SELECT department_id AS departmentId, entrance_year AS entranceYear, created_at AS createdAt FROM users`,
  );
  const shown = rows.map((row) => ({ row, count: unreadAnnouncements(all, { ...row, readUntil: 0, readIds: [] }, Date.now()) }));
  expect(shown).toHaveLength(PEOPLE);
  expect(shown.filter(({ row, count }) => count !== (row.departmentId === null ? 1 : 2))).toEqual([]);
  const random = createRandom(9);
  for (let i = 0; i < 50; i++) {
    const number = Math.floor(random.next() * (PEOPLE - 1));
    const ctx = { ...testContext(), actor: { userId: `user-${number}` } } as Parameters<typeof listForReader>[0];
    const [list]: [{ announcementId: string }[]] = await ctx.db.batch([listForReader(ctx, { since: 0, limit: 10 })]);
    const expected = number % OF_DEPARTMENT === 0 ? [sent.everyone, sent.department] : [sent.everyone];
    expect(list.map(({ announcementId }) => announcementId).sort()).toEqual(expected.sort());
  }
});

/** What a statement costs, without Drizzle around it. */
async function costOf(statement: { _prepare(): { getQuery(): { sql: string; params: unknown[] } } }) {
  const query = statement._prepare().getQuery();
  const began = performance.now();
  const { meta } = await env.DB.prepare(query.sql)
    .bind(...query.params)
    .run();
  return { written: meta.rows_written, read: meta.rows_read, ms: Math.round(performance.now() - began) };
}

test("an announcement to everyone writes a handful of rows; a row for each person would write hundreds of thousands", async () => {
  const ctx = testContext();
  const row = await env.DB.prepare(
    "INSERT INTO announcements (announcement_id, type, title_en, title_tr, text_en, text_tr, send_at, created_at, updated_at) VALUES ('a-cost', 'alert', 'A', 'A', '', '', 9e15, 1, 1)",
  ).run();
  const told = { kind: siteAnnouncement, userId: sql`p.user_id`, subjectId: sql`'a-cost'`, path: sql`'/'`, key: sql`'a-cost'` };
  const each = await costOf(notifyFrom(ctx, told, sql`FROM users AS p`) as never);
  console.log(
    `${PEOPLE} people: one row for all writes ${row.meta.rows_written}; a row for each writes ${each.written}, reads ${each.read}, takes ${each.ms} ms`,
  );
  expect(row.meta.rows_written).toBeLessThan(10);
  expect(each.written).toBeGreaterThan(PEOPLE * 4);
  await db.run(sql`DELETE FROM notices`);
  await db.run(sql`DELETE FROM announcements WHERE announcement_id = 'a-cost'`);
});

const openPages = ({ ctx }: Post) =>
  ctx.db
    .select({ outboxId: outbox.outboxId })
    .from(outbox)
    .where(and(eq(outbox.kind, "announcement"), eq(outbox.status, "pending")));

/** Delivers the pages in any order, each twice at once, until none is left; the first kills happen at random points. @returns how many died */
async function fanOut(at: Post, kills: number): Promise<number> {
  const { next } = createRandom(21);
  let left = kills;
  for (let open = await openPages(at); open.length > 0; open = await openPages(at)) {
    for (const { outboxId } of open.sort(() => next() - 0.5)) {
      const mortal = () => (left > 0 ? { ctx: dying(at.ctx, next, () => left--) } : at);
      await Promise.allSettled([deliver(mortal(), outboxId), deliver(mortal(), outboxId)]);
    }
    at.wait(LEASE + MINUTE);
  }
  return kills - left;
}

const mailsOf = async (announcementId: string) => {
  const [row] = await db.all<{
    mails: number;
    people: number;
  }>(sql`SELECT count(*) AS mails, count(DISTINCT payload ->> 'to') AS people FROM outbox
    WHERE kind = 'mail' AND instr(dedupe_key, ${`announcement-mail:${announcementId}:`}) = 1`);
  return row;
};

/** What the queue holds is taken, so that nothing is delivered but what the test delivers. */
const quietPost = () => post(undefined, { JOBS: { sendBatch: async () => undefined } as unknown as Queue<QueueMessage> });

test("each of those who chose email gets one, with cron run twice at once, messages delivered twice and out of order, and 50 killed Workers", async () => {
  const at = quietPost();
  await Promise.all([beginDue(at.ctx), beginDue(at.ctx)]);
  const before = at.ctx.meter.rowsRead;
  const began = performance.now();
  expect(await fanOut(at, KILLS)).toBeGreaterThanOrEqual(KILLS);
  const mailed = (PEOPLE - 2) / MAILED;
  const all = Math.floor(mailed) + 1;
  const ofDepartment = Math.floor((PEOPLE - 2) / (MAILED * OF_DEPARTMENT)) + 1;
  console.log(
    `${all + ofDepartment} emails in pages: ${at.ctx.meter.rowsRead - before} rows read, ${Math.round(performance.now() - began)} ms, ${KILLS} kills`,
  );
  expect(await mailsOf(sent.everyone)).toEqual({ mails: all, people: all });
  expect(await mailsOf(sent.department)).toEqual({ mails: ofDepartment, people: ofDepartment });
  await beginDue(at.ctx);
  await fanOut(at, 0);
  expect(await mailsOf(sent.everyone)).toEqual({ mails: all, people: all });
});

test("the control: without the uniqueness of messages people get several", async () => {
  await db.run(sql`DELETE FROM outbox`);
  await db.run(sql`UPDATE announcements SET fanned_out_at = NULL`);
  await db.run(sql`DELETE FROM notice_choices WHERE rowid NOT IN (SELECT rowid FROM notice_choices LIMIT 500)`);
  await db.run(sql`DROP INDEX outbox_dedupe_key_unique`);
  const at = quietPost();
  await Promise.all([beginDue(at.ctx), beginDue(at.ctx)]);
  await fanOut(at, 10);
  const found = await mailsOf(sent.everyone);
  expect(found?.mails).toBeGreaterThan(found?.people ?? 0);
});

test("an announcement that was withdrawn meanwhile is mailed to nobody else", async () => {
  await db.run(sql`DELETE FROM outbox`);
  const at = quietPost();
  const id = await addAnnouncementRow();
  await beginDue(at.ctx);
  await db.run(sql`UPDATE announcements SET withdrawn_at = 1 WHERE announcement_id = ${id}`);
  await fanOut(at, 0);
  expect(await mailsOf(id)).toEqual({ mails: 0, people: 0 });
});

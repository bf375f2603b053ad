/** Notices to those affected: whom each is for, page by page into the queue of mails, and how each mail ended. */
import { breaches, breachNotices, breachRecipients } from "@schema/breaches";
import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { eachOf, rawStatement, returning } from "~/platform/db.server";
import { outgoingMailFrom } from "~/platform/mail/outgoing-if.server";
import { outgoingFrom } from "~/platform/messages/outgoing-from.server";
import { onlyOnce } from "~/platform/once.server";
import type { BreachNoticeInput } from "./breaches.schemas";

/** One page; with the message for the next one it is what the queue is handed at a time. */
const MAILED_AT_ONCE = 99;
/** One run looks at so many mails; the next goes on. */
const SETTLED_A_RUN = 2000;
const MOST_NOTICES = 50;

/** Which of some addresses no account has. */
export async function addressesWithoutAccount({ db }: Pick<Context, "db">, addresses: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ address: string }>(
    sql`SELECT value AS address FROM ${eachOf(addresses)} WHERE NOT EXISTS (SELECT 1 FROM users AS u WHERE u.user_email = value)`,
  );
  return rows.map(({ address }) => address);
}

/** The message that mails a page of a notice; its key is the page's, so that it is written once. */
const nextPage = (ctx: Pick<Context, "db" | "clock">, noticeId: string, after: number, condition: SQL) =>
  outgoingFrom(
    ctx,
    "breach-notice",
    {
      dedupeKey: sql`${`breach-notice:${noticeId}:page:${after}`}`,
      payload: sql`${JSON.stringify({ notice_id: noticeId, after })}`,
    },
    sql`WHERE ${condition}`,
  );

/**
 * Writes a notice with everybody it is for, the message that begins to mail it, and that they are told, in one transaction; once for
 * its id. Whoever had the same text before doesn't get it again. Nothing is written for an entry that is closed.
 * @returns whether there is such a notice
 */
export async function insertNotice(
  ctx: AdminContext,
  { breachId, noticeId, addresses }: { breachId: string; noticeId: string; addresses: readonly string[] },
  input: Omit<BreachNoticeInput, "addresses">,
): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const isOpen = sql`EXISTS (SELECT 1 FROM breaches WHERE breach_id = ${breachId} AND closed_at IS NULL)`;
  const isWritten = sql`EXISTS (SELECT 1 FROM breach_notices WHERE notice_id = ${noticeId})`;
  const source = input.audience === "all" ? sql`FROM users AS u` : sql`FROM ${eachOf(addresses)} JOIN users AS u ON u.user_email = value`;
  const hadIt = sql`EXISTS (SELECT 1 FROM breach_recipients AS r JOIN breach_notices AS n ON n.notice_id = r.notice_id WHERE r.user_id = u.user_id
    AND n.breach_id = ${breachId} AND n.text_en = ${input.text_en} AND n.text_tr = ${input.text_tr})`;
  const written = await onlyOnce(ctx, breachNotices.noticeId, noticeId, [
    returning(
      db,
      sql`INSERT INTO breach_notices (notice_id, breach_id, audience, subject_en, text_en, subject_tr, text_tr, sent_by, created_at)
        SELECT ${noticeId}, ${breachId}, ${input.audience}, ${input.subject_en}, ${input.text_en}, ${input.subject_tr}, ${input.text_tr},
          ${actor.userId}, ${now} WHERE ${isOpen}`,
      { noticeId: breachNotices.noticeId },
    ),
    rawStatement(
      db,
      sql`INSERT INTO breach_recipients (notice_id, user_id, updated_at) SELECT ${noticeId}, u.user_id, ${now} ${source}
        WHERE ${isWritten} AND NOT ${hadIt} ORDER BY u.key`,
    ),
    nextPage(ctx, noticeId, 0, isWritten),
    auditFrom(
      ctx,
      {
        act: "breach.notice",
        subjectType: "breach",
        subjectId: breachId,
        after: sql`json_object('notice_id', ${noticeId}, 'audience', ${input.audience},
          'count', (SELECT count(*) FROM breach_recipients WHERE notice_id = ${noticeId}))`,
      },
      sql`WHERE ${isWritten}`,
    ),
    db
      .update(breaches)
      .set({
        people: "tell",
        peopleToldAt: sql`coalesce(${breaches.peopleToldAt}, ${now})`,
        version: sql`${breaches.version} + 1`,
        updatedAt: now,
      })
      .where(sql`${breaches.breachId} = ${breachId} AND ${isWritten}`),
  ]);
  return written === null || written[0].length > 0;
}

/**
 * Writes the mails of a page of those a notice is for, each in their language, and the message for the next page, in one transaction.
 * Each is told by a key of notice and person.
 * @param after the last one of the page before
 * @returns how many the page has
 */
export async function mailPage(ctx: Context, noticeId: string, after: number): Promise<number> {
  const page = sql`SELECT key, user_id FROM breach_recipients WHERE notice_id = ${noticeId} AND key > ${after} ORDER BY key LIMIT ${MAILED_AT_ONCE}`;
  const rows = await ctx.db.all<{ key: number }>(page);
  const last = rows.at(-1)?.key;
  if (last === undefined) return 0;
  const payload = sql`json_object('to', u.user_email, 'locale', u.locale, 'messageClass', 'transactional', 'template', 'breaches:mail.notice', 'values', json_object(
    'subject', iif(u.locale = 'tr', n.subject_tr, n.subject_en), 'text', iif(u.locale = 'tr', n.text_tr, n.text_en)))`;
  const affected = sql`FROM (${page}) AS r JOIN breach_notices AS n ON n.notice_id = ${noticeId} JOIN users AS u ON u.user_id = r.user_id WHERE 1`;
  const mails = outgoingMailFrom(ctx, { dedupeKey: sql`'breach-mail:' || n.notice_id || ':' || r.key`, payload }, affected);
  const isMore = sql`EXISTS (SELECT 1 FROM breach_recipients WHERE notice_id = ${noticeId} AND key > ${last})`;
  await ctx.db.batch([nextPage(ctx, noticeId, last, isMore), mails]);
  return rows.length;
}

/** Writes down how mails ended before they are forgotten; one that failed may still be sent by hand. @returns how many */
export async function settleDeliveries({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  const settled = await db
    .update(breachRecipients)
    .set({ state: sql`(SELECT o.status FROM outbox AS o WHERE o.dedupe_key = ${mailKey})`, updatedAt: clock.now() })
    .where(
      inArray(
        breachRecipients.key,
        sql`(SELECT r.key FROM breach_recipients AS r JOIN outbox AS o ON o.dedupe_key = 'breach-mail:' || r.notice_id || ':' || r.key
          WHERE r.state IN ('waiting', 'failed') AND o.status <> 'pending' AND o.status <> r.state LIMIT ${SETTLED_A_RUN})`,
      ),
    )
    .returning({ key: breachRecipients.key });
  return settled.length;
}

const mailKey = sql`'breach-mail:' || ${breachRecipients.noticeId} || ':' || ${breachRecipients.key}`;

export interface NoticeProof {
  noticeId: string;
  audience: "all" | "list";
  subjectEn: string;
  subjectTr: string;
  createdAt: number;
  queued: number;
  sent: number;
  failed: number;
  waiting: number;
  gone: number;
}

const counted = (states: string) =>
  sql`(SELECT count(*) FROM breach_recipients AS r WHERE r.notice_id = ${breachNotices.noticeId} AND r.state IN (${sql.raw(states)}))`;

/** The statement for the notices of an entry, the latest first, with how many mails each has and how they ended. */
export const noticesOf = ({ db }: Pick<Context, "db">, breachId: string) =>
  db
    .select({
      noticeId: breachNotices.noticeId,
      audience: breachNotices.audience,
      subjectEn: breachNotices.subjectEn,
      subjectTr: breachNotices.subjectTr,
      createdAt: breachNotices.createdAt,
      queued: sql<number>`${counted("'waiting', 'sent', 'failed', 'dropped', 'gone'")}`.as("queued"),
      sent: sql<number>`${counted("'sent'")}`.as("sent"),
      failed: sql<number>`${counted("'failed', 'dropped'")}`.as("failed"),
      waiting: sql<number>`${counted("'waiting'")}`.as("waiting"),
      gone: sql<number>`${counted("'gone'")}`.as("gone"),
    })
    .from(breachNotices)
    .where(eq(breachNotices.breachId, breachId))
    .orderBy(desc(breachNotices.key))
    .limit(MOST_NOTICES);

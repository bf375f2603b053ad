/** Emails of notifications: at once for kinds that people chose so, and once a day for the others. Each goes once, however often the jobs run. */
import { sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import { mayAdvertise, wantsCommercial } from "../../platform/commercial/commercial.server";
import type { Context } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import type { Locale } from "../../platform/i18n/config";
import { outgoingMailFrom } from "../../platform/mail/outgoing-if.server";
import type { MessageClass } from "../../platform/messages/message-class";
import { readOperator } from "../../platform/operator.server";
import { localDay, momentOf } from "../../platform/time";
import { choicesOf } from "./kinds";
import { type NoticeRow, noticeColumns } from "./notices.repository.server";
import { waitsForQuietHours } from "./quiet.server";
import { noticeText } from "./text.server";
import { unsubscribeLink } from "./unsubscribe.server";

type Job = Pick<Context, "db" | "clock" | "env" | "origin" | "product">;

/** So many are taken at a time, and so often in one run; the next run goes on. */
const AT_ONCE = 100;
const ROUNDS = 10;
/** The digest goes at this hour of the university's time. */
const DIGEST_HOUR = "08:00";
/** So many lines of it are written out. */
const LINES = 20;

interface Waiting extends NoticeRow {
  key: number;
  userId: string;
  email: string;
  locale: Locale;
}

const waitingColumns = (job: Job) => sql`n.key, n.user_id AS userId, u.user_email AS email, u.locale, ${noticeColumns(job)}`;

interface Mail {
  key: string;
  to: string;
  locale: Locale;
  messageClass: MessageClass;
  /** Of one that is commercial. */
  userId?: string;
  template: string;
  values: Record<string, string>;
}

/** Writes mails and takes their notifications off what waits, in one transaction; what is commercial only to whoever agrees to that in this moment. */
async function send({ db, clock, env }: Job, mails: readonly Mail[], keys: readonly number[]): Promise<void> {
  const list = mails.map(({ key, ...payload }) => ({ key, payload }));
  await db.batch([
    outgoingMailFrom(
      { db, clock },
      { dedupeKey: sql`m.value ->> 'key'`, payload: sql`m.value -> 'payload'` },
      sql`FROM ${eachOf(list)} AS m WHERE m.value ->> '$.payload.messageClass' <> 'commercial'
        OR (${mayAdvertise(env)} AND ${wantsCommercial(sql`m.value ->> '$.payload.userId'`)})`,
    ),
    rawStatement(db, sql`UPDATE notices SET mail = NULL WHERE key IN (SELECT value FROM ${eachOf(keys)})`),
  ]);
}

/** Who sends what is commercial, as the law wants it named: for whom, by which operator, under which number; how to reach them stands below every mail. */
async function senderOf(job: Job, from: string, locale: Locale): Promise<string> {
  const t = job.product.translators[locale].t as unknown as (key: string, values: Record<string, string>) => string;
  const { name, mersis, tax } = await readOperator(job);
  const number = mersis ? t("notices:mail.mersis", { number: mersis }) : t("notices:mail.tax", { number: tax });
  return t(from ? "notices:mail.sentFor" : "notices:mail.sentBy", { from, name, number });
}

/** The mail of a notification that is still to be seen and unread; else null. */
async function mailOf(job: Job, row: Waiting): Promise<Mail | null> {
  const { title, text, path, from } = noticeText(job, row, row.locale);
  if (path === null || row.readAt !== null) return null;
  const unsubscribe = await unsubscribeLink(job, { userId: row.userId, kind: row.kind });
  const values = { title, text, url: job.origin + path, unsubscribe };
  const mail = { key: `notice:${row.noticeId}:${row.userId}`, to: row.email, locale: row.locale };
  const kind = job.product.notices.find(({ name }) => name === row.kind);
  const messageClass = kind?.messageClass ?? "informational";
  // What nobody can switch off has no link that would.
  if (messageClass === "transactional" && kind && choicesOf(kind).length === 0)
    return { ...mail, messageClass, template: "notices:mail.always", values: { title, text, url: values.url } };
  if (messageClass !== "commercial") return { ...mail, messageClass, template: "notices:mail.one", values };
  const sender = await senderOf(job, from, row.locale);
  return { ...mail, messageClass, userId: row.userId, template: "notices:mail.commercial", values: { ...values, sender } };
}

async function mailSome(job: Job): Promise<number> {
  const rows = await job.db.all<Waiting>(
    sql`SELECT ${waitingColumns(job)} FROM notices AS n JOIN users AS u ON u.user_id = n.user_id 
      WHERE n.mail = 'now' AND NOT (${waitsForQuietHours(job)}) ORDER BY n.key LIMIT ${AT_ONCE}`,
  );
  const mails = (await Promise.all(rows.map((row) => mailOf(job, row)))).filter((mail) => mail !== null);
  if (rows.length > 0)
    await send(
      job,
      mails,
      rows.map(({ key }) => key),
    );
  return rows.length;
}

/** Runs work until it finds less than it takes at once, or often enough for one run. @returns how much it found */
export async function inRounds(work: () => Promise<number>, atOnce: number, left = ROUNDS): Promise<number> {
  const done = await work();
  return done < atOnce || left <= 1 ? done : done + (await inRounds(work, atOnce, left - 1));
}

/** Mails the notifications that wait for an email of their own; in quiet hours they go on waiting. @returns how many were done with */
export const mailNotices = (job: Job): Promise<number> => inRounds(() => mailSome(job), AT_ONCE);

/** The latest moment at which digests were due. */
function lastDigest(now: number): number {
  const today = momentOf(localDay(now), DIGEST_HOUR);
  return today <= now ? today : momentOf(localDay(now - DAY), DIGEST_HOUR);
}

/** A person's digest; null when nothing of it is to be seen and unread. */
async function digestOf(job: Job, rows: readonly Waiting[], due: number): Promise<Mail | null> {
  const [first] = rows;
  const texts = rows
    .filter(({ readAt }) => readAt === null)
    .map((row) => noticeText(job, row, row.locale))
    .filter(({ path }) => path !== null);
  if (!first || texts.length === 0) return null;
  const lines = texts.slice(0, LINES).map(({ title, path }) => `• ${title}\n  ${job.origin}${path}`);
  const values = {
    count: String(texts.length),
    list: lines.join("\n"),
    url: `${job.origin}/notifications/personal`,
    unsubscribe: await unsubscribeLink(job, { userId: first.userId, kind: "digest" }),
  };
  return {
    key: `digest:${first.userId}:${due}`,
    to: first.email,
    locale: first.locale,
    messageClass: "informational",
    template: "notices:mail.digest",
    values,
  };
}

async function digestSome(job: Job): Promise<number> {
  const due = lastDigest(job.clock.now());
  const rows = await job.db.all<Waiting>(
    sql`SELECT ${waitingColumns(job)} FROM (SELECT DISTINCT d.user_id FROM notices AS d WHERE d.mail = 'daily' AND d.created_at < ${due} LIMIT ${AT_ONCE}) AS p
      JOIN users AS u ON u.user_id = p.user_id JOIN notices AS n ON n.user_id = p.user_id
      WHERE +n.mail = 'daily' AND n.created_at < ${due} ORDER BY n.user_id, n.created_at DESC`,
  );
  const people = [...new Set(rows.map(({ userId }) => userId))];
  const ofOne = (userId: string) => rows.filter((row) => row.userId === userId);
  const mails = (await Promise.all(people.map((userId) => digestOf(job, ofOne(userId), due)))).filter((mail) => mail !== null);
  if (rows.length > 0)
    await send(
      job,
      mails,
      rows.map(({ key }) => key),
    );
  return people.length;
}

/** Mails what people want to hear once a day, from eight in the morning on. @returns how many people were done with */
export const mailDigests = (job: Job): Promise<number> => inRounds(() => digestSome(job), AT_ONCE);

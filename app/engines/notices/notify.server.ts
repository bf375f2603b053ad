/** Notifies people of what happened, in the batch of its cause: where the cause isn't written, nobody is notified. */
import { notices } from "@schema/notices";
import { type SQL, sql } from "drizzle-orm";
import { mayAdvertise, wantsCommercial } from "../../platform/commercial/commercial.server";
import type { Context } from "../../platform/context";
import { returning } from "../../platform/db.server";
import { choicesOf, type NoticeKind } from "./kinds";

/** Without the environment nothing commercial is told of. */
type Base = Pick<Context, "db" | "clock"> & Partial<Pick<Context, "env">>;

/** What is told of one cause. */
interface Told<Text> {
  kind: NoticeKind;
  /** Whom it is for. Nobody is notified of what they did themselves: whoever calls sees to it. */
  userId: Text;
  /** What it is about; of the kind's first subject, unless `subjectType` says another of its subjects. */
  subjectId: Text;
  subjectType?: string;
  /** The address that shows it, from the slash on. */
  path: Text;
  /** Names the cause, such as `reply:<its id>`. The same person is told of the same cause once. */
  key: Text;
}

export interface NoticeInput extends Told<string> {
  /** Small values for its words: numbers, days. Never a name, never what somebody wrote: those are looked up by the subject. */
  details?: Record<string, string | number>;
}

/** The same as SQL about a source. */
export interface NoticesFrom extends Told<SQL> {
  /** A JSON object. */
  details?: SQL;
  /** So many people hear of one subject by this kind, all times together; its kind needs an index as `notices_mentions` is. */
  most?: { count: number; of: string };
}

/** The email that a notification waits for, by what its reader chose. */
function mailOf(kind: NoticeKind): SQL {
  if (kind.mailsItself) return sql`NULL`;
  const channel = choicesOf(kind).length > 0 ? sql`coalesce(c.channel, ${kind.channel})` : sql`${kind.channel}`;
  return sql`CASE ${channel} WHEN 'mail' THEN 'now' WHEN 'digest' THEN 'daily' END`;
}

/** Those who heard of the cause before take no place among the ones who still may. */
const isNews = sql`NOT EXISTS (SELECT 1 FROM notices AS heard WHERE heard.user_id = u.user_id AND heard.dedupe_key = s.dedupe_key)`;

/** The kind stands in the statement itself, as in the index. */
const limitTo = ({ name }: NoticeKind, { count, of }: NonNullable<NoticesFrom["most"]>): SQL =>
  sql`AND ${isNews} LIMIT max(0, ${count} - (SELECT count(*) FROM notices AS told WHERE told.kind = ${sql.raw(`'${name}'`)} AND told.subject_id = ${of}))`;

/** The choice that counts for a kind, `c`, of `u`: as `chosenFor` says. */
function isChoiceFor({ name, like }: NoticeKind): SQL {
  if (!like) return sql`c.kind = ${name}`;
  const hasOwn = sql`EXISTS (SELECT 1 FROM notice_choices AS own WHERE own.user_id = u.user_id AND own.kind = ${name})`;
  return sql`(c.kind = ${name} OR (c.kind = ${like.name} AND c.channel <> 'off' AND NOT ${hasOwn}))`;
}

/** Whether it is pushed: to those who have a device for that and didn't take this kind out. */
function pushOf(kind: NoticeKind): SQL {
  if (kind.messageClass === "commercial") return sql`NULL`;
  const isChosen = choicesOf(kind).length > 0 ? sql`coalesce(c.pushes, 1) = 1` : sql`1`;
  return sql`CASE WHEN ${isChosen} AND EXISTS (SELECT 1 FROM push_subscriptions AS d WHERE d.user_id = u.user_id) THEN 1 END`;
}

/** Who may be told: of what is commercial those alone who agreed to it, and nobody while the site lacks what it needs for that. */
const mayBeTold = ({ messageClass }: NoticeKind, env: Base["env"]): SQL =>
  messageClass === "commercial" ? sql`AND ${mayAdvertise(env)} AND ${wantsCommercial(sql`u.user_id`)}` : sql``;

/**
 * The statement that notifies everybody whom a source names, one row each; put it in the batch of its cause. The source is
 * read when the statement runs. People who switched the kind off are left out, and whoever has been told of the same cause.
 * @param source `FROM … WHERE …`, or a condition alone: `WHERE …`
 */
export function notifyFrom({ db, clock, env }: Base, told: NoticesFrom, source: SQL) {
  const { kind, userId, subjectId, path, key, most, details = sql`'{}'`, subjectType = kind.subjects[0].type } = told;
  return returning(
    db,
    sql`INSERT INTO notices (notice_id, user_id, kind, type, subject_type, subject_id, path, dedupe_key, details, mail, push, created_at)
      SELECT 'notice-' || lower(hex(randomblob(10))), u.user_id, ${kind.name}, ${kind.type}, ${subjectType}, s.subject_id, s.path, s.dedupe_key,
        s.details, ${mailOf(kind)}, ${pushOf(kind)}, ${clock.now()}
      FROM (SELECT ${userId} AS user_id, ${subjectId} AS subject_id, ${path} AS path, ${key} AS dedupe_key, ${details} AS details ${source}) AS s
        CROSS JOIN users AS u ON u.user_id = s.user_id
        LEFT JOIN notice_choices AS c ON c.user_id = u.user_id AND ${isChoiceFor(kind)}
      WHERE ${choicesOf(kind).includes("off") ? sql`coalesce(c.channel, '') <> 'off'` : sql`1`} ${mayBeTold(kind, env)} ${most ? limitTo(kind, most) : sql``}
      ON CONFLICT DO NOTHING`,
    { userId: notices.userId },
  );
}

/** The statement that notifies one person where a condition holds at that moment: after the write that it follows it sees what that left. */
export const notifyIf = (ctx: Base, { details, ...told }: NoticeInput, condition: SQL) =>
  notifyFrom(
    ctx,
    {
      ...told,
      userId: sql`${told.userId}`,
      subjectId: sql`${told.subjectId}`,
      path: sql`${told.path}`,
      key: sql`${told.key}`,
      details: sql`${JSON.stringify(details ?? {})}`,
    },
    sql`WHERE ${condition}`,
  );

/** The statement that notifies one person; put it in the batch of its cause, where that can't fail to happen. */
export const notify = (ctx: Base, notice: NoticeInput) => notifyIf(ctx, notice, sql`1`);

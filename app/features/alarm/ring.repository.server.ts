/**
 * Ringing: the alarm goes on to its next time in the same batch that notifies its owner, and both only while it is still due
 * for the moment that was read. Whoever comes second, or again after a crash, finds it gone on.
 */

import { users } from "@schema/accounts";
import { alarms } from "@schema/alarm";
import { and, asc, eq, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";
import { eachOf, returning } from "~/platform/db.server";
import { isTriable } from "~/platform/jobs.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailFrom } from "~/platform/mail/outgoing-if.server";
import { clockTime } from "~/platform/time";
import { isDue } from "./alarm.repository.server";
import { isLate, nextRing } from "./alarm.rules";

export const JOB = "alarms";

type Base = Pick<Context, "db" | "clock" | "origin">;

const alarm: NoticeSubject = {
  type: "alarm",
  shown: sql`SELECT json_object('title', a.title, 'text', a.note) FROM alarms AS a WHERE a.alarm_id = n.subject_id AND a.user_id = n.user_id`,
};

/** The alarm says itself whether it is mailed too. */
export const alarmDue = defineNotice({
  name: "alarm.due",
  messageClass: "transactional",
  group: "reminders",
  words: "alarm:notices.due",
  label: "alarm:notices.dueChoice",
  type: "reminder",
  subjects: [alarm],
  channel: "app",
  choices: ["off", "app"],
  mailsItself: true,
  comesAtOnce: true,
  isPushedInWords: true,
});

/** Alarms that are due, the longest first, without those that couldn't ring a while ago. */
export const findDue = (ctx: Base, limit: number) =>
  ctx.db
    .select({
      alarmId: alarms.alarmId,
      title: alarms.title,
      note: alarms.note,
      day: alarms.day,
      minute: alarms.minute,
      repeat: alarms.repeat,
      repeatDay: alarms.repeatDay,
      sendsMail: alarms.sendsMail,
      ringsAt: alarms.ringsAt,
      dueAt: sql<number>`${alarms.nextAt}`,
      userEmail: users.userEmail,
      locale: users.locale,
      isBlocked: sql<number>`${users.blockedAt} IS NOT NULL`,
    })
    .from(alarms)
    .innerJoin(users, eq(users.userId, alarms.userId))
    .where(and(isDue(ctx.clock.now()), isTriable(ctx, JOB, alarms.alarmId)))
    .orderBy(asc(alarms.nextAt))
    .limit(limit);

export type DueAlarm = Awaited<ReturnType<typeof findDue>>[number];

/** What happens to one that is due. */
interface Ring {
  id: string;
  dueAt: number;
  /** Its next own time. */
  ringsAt: number | null;
  details: Record<string, string | number>;
  mail: MailPayload | null;
}

/** It says the time that it was set for, also when it was put off; where it is late, by the words `alarm:notices.due_late`. */
function ringOf({ clock: time, origin }: Base, due: DueAlarm): Ring {
  const now = time.now();
  const { alarmId: id, dueAt, ringsAt, title, note, sendsMail, isBlocked } = due;
  const isLateNow = isLate(dueAt, now);
  const at = clockTime(due.minute);
  const values = { title, note, time: at, url: `${origin}/alarm/one/${id}` };
  const template = isLateNow ? "alarm:mail.late" : "alarm:mail.due";
  return {
    id,
    dueAt,
    ringsAt: ringsAt !== null && ringsAt <= now ? nextRing(due, now) : ringsAt,
    details: { time: at, ...(isLateNow ? { context: "late" } : {}) },
    mail: sendsMail && !isBlocked ? { to: due.userEmail, locale: due.locale, messageClass: "transactional", template, values } : null,
  };
}

const field = (name: string) => sql.raw(`json_extract(r.value, '$.${name}')`);

/** Rings alarms that were found due; those that rang meanwhile are left alone. @returns how many rang */
export async function ring(ctx: Base, due: readonly DueAlarm[]): Promise<number> {
  const now = ctx.clock.now();
  const rings = eachOf(due.map((each) => ringOf(ctx, each)));
  const stillDue = sql`FROM ${rings} AS r JOIN alarms AS a ON a.alarm_id = ${field("id")} AND a.next_at = ${field("dueAt")}`;
  const key = sql`'alarm:' || a.alarm_id || ':' || ${field("dueAt")}`;
  const notice = {
    kind: alarmDue,
    userId: sql`a.user_id`,
    subjectId: sql`a.alarm_id`,
    path: sql`'/alarm/one/' || a.alarm_id`,
    key,
    details: field("details"),
  };
  const [, , rung] = await ctx.db.batch([
    notifyFrom(ctx, notice, stillDue),
    outgoingMailFrom(ctx, { dedupeKey: key, payload: field("mail") }, sql`${stillDue} WHERE ${field("mail")} IS NOT NULL`),
    returning(
      ctx.db,
      sql`UPDATE alarms SET rings_at = ${field("ringsAt")}, last_due_at = ${field("dueAt")}, last_rung_at = ${now},
        snoozed_until = CASE WHEN snoozed_until > ${now} THEN snoozed_until END
        FROM ${rings} AS r WHERE alarms.alarm_id = ${field("id")} AND alarms.next_at = ${field("dueAt")}`,
      { id: alarms.alarmId },
    ),
  ]);
  return rung.length;
}

/** Whoever has a course in their week is reminded of its exam on the day before, once it is settled. */
import { sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { dayAhead, localDay, momentOf } from "~/platform/time";
import { inWeek, settledOf } from "./exams.repository.server";

type Base = Pick<Context, "db" | "clock">;

export const examTomorrow = defineNotice({
  name: "exams.tomorrow",
  messageClass: "informational",
  group: "reminders",
  words: "exams:notices.tomorrow",
  label: "exams:notices.tomorrowChoice",
  type: "reminder",
  subjects: [
    {
      type: "exam",
      shown: sql`SELECT json_object('title', k.course_code, 'whatKey', 'exams:kinds.' || x.kind) FROM exams AS x
        CROSS JOIN courses AS k ON k.course_id = x.course_id WHERE x.exam_id = n.subject_id`,
    },
  ],
  channel: "app",
  isPushedInWords: true,
});

/** From this hour on, by the university's clock: nobody is woken. */
const FROM = "10:00";
/** So many exams are done in one run; the next goes on. */
const A_RUN = 50;

/** Reminds of what is settled for tomorrow: of each day once, however often it runs. @returns how many exams were done */
export async function remindOfTomorrow({ db, clock }: Base): Promise<number> {
  const now = clock.now();
  if (now < momentOf(localDay(now), FROM)) return 0;
  const tomorrow = dayAhead(now, 1);
  const waiting = sql`c.date = ${tomorrow} AND c.reminded_at IS NULL AND c.claim_id = ${settledOf(sql`c.exam_id`, now)}`;
  const claims = await db.all<{ key: number }>(sql`SELECT c.key FROM exam_claims AS c WHERE ${waiting} ORDER BY c.key LIMIT ${A_RUN}`);
  if (claims.length === 0) return 0;
  const due = sql`c.key IN (SELECT value FROM ${eachOf(claims.map(({ key }) => key))}) AND ${waiting}`;
  await db.batch([
    notifyFrom(
      { db, clock },
      {
        kind: examTomorrow,
        userId: sql`s.user_id`,
        subjectId: sql`c.exam_id`,
        path: sql`'/courses/one/' || x.course_id || '/exams'`,
        key: sql`'exam-tomorrow:' || c.exam_id || ':' || c.date`,
      },
      sql`FROM exam_claims AS c CROSS JOIN exams AS x ON x.exam_id = c.exam_id CROSS JOIN schedule_sections AS e ON e.course_id = x.course_id
        CROSS JOIN schedules AS s ON s.schedule_id = e.schedule_id AND s.term = x.term
        WHERE ${due} AND s.schedule_id = ${inWeek(sql`s.user_id`, sql`x.term`)}`,
    ),
    rawStatement(db, sql`UPDATE exam_claims AS c SET reminded_at = ${now} WHERE ${due}`),
  ]);
  return claims.length;
}

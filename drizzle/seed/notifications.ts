/** Seeds announcements and what the demo student is notified of: replies in discussions they follow, a decision, an event. */
import { type SQL, sql } from "drizzle-orm";
import { DAY, HOUR } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { announcements } from "../schema/notifications";
import { insertMany } from "./insert-many";

const STUDENT = "user-demo-student";
const MOST_REPLIES = 4;

const written = [
  {
    type: "reminder" as const,
    titleEn: "Add–drop ends on Friday",
    titleTr: "Ekle-bırak cuma günü bitiyor",
    textEn: "Changes to your courses are possible until Friday, 17:00. Check your schedule for clashes before then.",
    textTr: "Derslerini cuma 17.00'ye kadar değiştirebilirsin. Öncesinde programındaki çakışmalara bak.",
    link: "/schedule/all",
    ahead: 0,
  },
  {
    type: "announcement" as const,
    titleEn: "Notes can now be searched by course",
    titleTr: "Ders notları artık derse göre aranıyor",
    textEn: "Open a course and choose Notes to see everything that was shared for it.",
    textTr: "Bir dersi açıp Notlar'ı seç: o ders için paylaşılan her şeyi görürsün.",
    link: "/notes/all",
    ahead: -9 * DAY,
  },
  {
    type: "alert" as const,
    titleEn: "The site closes for an hour on Sunday",
    titleTr: "Site pazar günü bir saat kapalı",
    textEn: "We are moving to a new server between 03:00 and 04:00.",
    textTr: "03.00 ile 04.00 arasında yeni bir sunucuya taşınıyoruz.",
    link: null,
    ahead: 5 * DAY,
  },
];

interface Told {
  kind: string;
  type: string;
  subjectType: string;
  subject: SQL;
  path: SQL;
  at: SQL;
}

/** Notifies the demo student of each row of a source; the same again changes nothing. */
const told = ({ kind, type, subjectType, subject, path, at }: Told, source: SQL) =>
  sql`INSERT INTO notices (notice_id, user_id, kind, type, subject_type, subject_id, path, dedupe_key, details, created_at)
    SELECT 'notice-demo-' || ${subject}, ${STUDENT}, ${kind}, ${type}, ${subjectType}, ${subject}, ${path}, 'demo:' || ${subject}, '{}', ${at} ${source} ON CONFLICT DO NOTHING`;

/** Writes them; running it again changes nothing. */
export async function seedNotifications(db: Db, now: number): Promise<void> {
  const rows = written.map(({ ahead, ...row }, index) => {
    const at = { sendAt: now + ahead, createdAt: now - 10 * DAY, updatedAt: now - 10 * DAY, fannedOutAt: ahead <= 0 ? now + ahead : null };
    return { announcementId: `announcement-demo-${index + 1}`, ...row, ...at, version: 1, createdBy: "user-demo-moderator" };
  });
  await insertMany(db, announcements, rows);
  await db.run(
    told(
      {
        kind: "thread.reply",
        type: "update",
        subjectType: "reply",
        subject: sql`r.reply_id`,
        path: sql`'/thread/one/' || r.post_id || '#' || r.reply_id`,
        at: sql`r.created_at`,
      },
      sql`FROM post_follows AS f JOIN replies AS r ON r.post_id = f.post_id WHERE f.user_id = ${STUDENT} AND r.status = 'approved'
        AND r.author_id IS NOT ${STUDENT} ORDER BY r.created_at DESC LIMIT ${MOST_REPLIES}`,
    ),
  );
  await db.run(
    told(
      {
        kind: "review.approved",
        type: "update",
        subjectType: "approved:experience",
        subject: sql`e.experience_id`,
        path: sql`'/courses/personal'`,
        at: sql`${now - 3 * DAY}`,
      },
      sql`FROM experiences AS e WHERE e.author_id = ${STUDENT} AND e.status = 'approved' ORDER BY e.key LIMIT 1`,
    ),
  );
  await db.run(
    told(
      {
        kind: "events.changed",
        type: "alert",
        subjectType: "event",
        subject: sql`v.event_id`,
        path: sql`'/event/' || v.event_id`,
        at: sql`${now - 5 * HOUR}`,
      },
      sql`FROM events AS v WHERE v.event_id = 'event-1'`,
    ),
  );
  await db.run(sql`UPDATE notices SET read_at = ${now} WHERE user_id = ${STUDENT} AND kind = 'review.approved' AND read_at IS NULL`);
}

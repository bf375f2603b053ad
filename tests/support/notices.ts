/** What people are notified of, as tests look at it. */
import { sql } from "drizzle-orm";
import { listNotices, type NoticeRow } from "../../app/engines/notices/notices.repository.server";
import { noticeText } from "../../app/engines/notices/text.server";
import { readNews } from "../../app/features/notifications/news.service.server";
import type { Locale } from "../../app/platform/i18n/config";
import { type Person, testContext } from "./site";

/** The context of a person with a database session of its own, so that it sees what others have written meanwhile. */
export const asNow = ({ ctx }: Person) => ({ ...ctx, ...testContext({ clock: ctx.clock }), actor: ctx.actor });

/** What somebody's notifications say, the latest first. */
export async function noticesOf(person: Person, locale: Locale = "en") {
  const ctx = asNow(person);
  const [rows]: [NoticeRow[]] = await ctx.db.batch([listNotices(ctx, { limit: 100 })]);
  return rows.map((row) => ({ ...noticeText(ctx, row, locale), kind: row.kind, isRead: row.readAt !== null, noticeId: row.noticeId }));
}

/** What the bell's number says, and how many unread notifications there are in truth. */
export async function unreadOf({ userId }: Person): Promise<[kept: number, counted: number]> {
  const [row] = await testContext().db.all<{ kept: number; counted: number }>(
    sql`SELECT coalesce((SELECT unread FROM notice_counts WHERE user_id = ${userId}), 0) AS kept,
      (SELECT count(*) FROM notices WHERE user_id = ${userId} AND read_at IS NULL) AS counted`,
  );
  return [row?.kept ?? -1, row?.counted ?? -1];
}

/** The hash of what somebody is shown before they agree to messages that advertise. */
export const newsShownTo = async (person: Person): Promise<string> => (await readNews(asNow(person))()).shown;

/** One's own notifications as the page shows them: grouped by thing, the latest first, and what was marked as read can be taken back. */

import * as grouped from "~/engines/notices/grouped.repository.server";
import type { NoticeGroup } from "~/engines/notices/kinds";
import { markNoticesRead } from "~/engines/notices/notices.repository.server";
import { noticeText } from "~/engines/notices/text.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { localDay, startOfDay } from "~/platform/time";
import * as announcements from "./announcements.repository.server";
import { type DateRange, type NotificationType, SHOWN_FOR, startOf } from "./notifications.rules";
import type { Entry } from "./notifications.service.server";
import { sentAnnouncements, unreadFrom, unreadStatements } from "./unread.server";

/** One row of the page: an entry, by the id of its latest notification. */
export interface InboxRow extends Omit<Entry, "type"> {
  about: NoticeGroup;
  isToday: boolean;
  /** How many notifications it stands for. */
  count: number;
  /** Where its reader appeals against a removal. */
  appeal: string | null;
}

export interface InboxFilter {
  type?: NotificationType;
  about?: NoticeGroup;
  isUnread: boolean;
  dateRange: DateRange;
  semester?: number;
  skip: number;
  limit: number;
}

type Row = Omit<InboxRow, "isToday">;

function rowOf(ctx: SignedInContext, row: grouped.ThingRow): Row {
  const { title, text, path, appeal } = noticeText(ctx, row, ctx.locale, row.count);
  const about = ctx.product.notices.find(({ name }) => name === row.kind)?.group ?? "site";
  const { noticeId: id, createdAt: at, count } = row;
  return { id, about, isAnnouncement: false, title, text, link: path, at, isRead: row.readAt !== null, count, appeal };
}

const announced = ({ locale }: SignedInContext, row: announcements.AnnouncementRow): Row => ({
  id: row.announcementId,
  about: "site",
  isAnnouncement: true,
  title: locale === "tr" ? row.titleTr : row.titleEn,
  text: locale === "tr" ? row.textTr : row.textEn,
  link: row.link,
  at: row.sendAt,
  isRead: Boolean(row.isRead),
  count: 1,
  appeal: null,
});

/** A page of one's own notifications, whether there are more, and how many are unread in all, as the bell says. */
export async function readInbox(ctx: SignedInContext, { skip, limit, semester, about, dateRange, ...filter }: InboxFilter) {
  const { db, clock, actor } = requireSignedIn(ctx);
  const now = clock.now();
  const most = skip + limit + 1;
  const since = Math.max(startOf(dateRange, now), now - SHOWN_FOR);
  const hasAnnouncements = about === undefined || about === "site";
  const [all, [own, sent, count, reader]] = await Promise.all([
    sentAnnouncements.read(ctx),
    db.batch([
      grouped.listThings(ctx, { ...filter, group: about, since, limit: semester ? 0 : most }),
      announcements.listForReader(ctx, { ...filter, since, semester, limit: hasAnnouncements ? most : 0 }),
      ...unreadStatements(ctx, actor.userId),
    ]),
  ]);
  const rows = [
    ...(own as grouped.ThingRow[]).map((row) => rowOf(ctx, row)),
    ...(sent as announcements.AnnouncementRow[]).map((row) => announced(ctx, row)),
  ].sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));
  const today = startOfDay(localDay(now));
  const shown = rows.slice(skip, skip + limit).map((row): InboxRow => ({ ...row, isToday: row.at >= today }));
  return { rows: shown, hasMore: rows.length > skip + limit, unread: unreadFrom(all, count, reader, now) };
}

/** By what marking as read is taken back: its moment, and until when announcements were read before. */
export interface Marked {
  at: number;
  until: number;
}

/** Marks a notification as read with all of the same thing, or an announcement. Twice changes nothing, nor does somebody else's. */
export async function markOpened(ctx: SignedInContext, id: string): Promise<Marked> {
  const { db, clock } = requireSignedIn(ctx);
  const at = clock.now();
  await db.batch([grouped.markThingRead(ctx, id, at), announcements.markAnnouncementRead(ctx, id)]);
  return { at, until: at };
}

/** Marks all as read. @returns by what it can be taken back */
export async function markInboxRead(ctx: SignedInContext): Promise<Marked> {
  const { db, clock } = requireSignedIn(ctx);
  const at = clock.now();
  const [[marks]] = await db.batch([
    announcements.readUntilOf(ctx),
    markNoticesRead(ctx, undefined, at),
    announcements.markAnnouncementsRead(ctx, at),
  ]);
  return { at, until: marks?.readUntil ?? 0 };
}

/** Takes back what was marked as read at a moment; what was read since stays read. */
export async function takeBackMarked(ctx: SignedInContext, { at, until }: Marked): Promise<void> {
  const { db } = requireSignedIn(ctx);
  await db.batch([grouped.takeBackRead(ctx, at), announcements.takeBackReadUntil(ctx, at, until)]);
}

/** One's own notifications: what happened to oneself, and what staff announced, as one list. */
import * as notices from "~/engines/notices/notices.repository.server";
import { noticeText } from "~/engines/notices/text.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import {
  type AnnouncementRow,
  departmentCodeOf,
  findForReader,
  listForReader,
  markAnnouncementRead,
  markAnnouncementsRead,
} from "./announcements.repository.server";
import { notificationErrors } from "./notifications.errors";
import { type DateRange, type NotificationType, SHOWN_FOR, startOf } from "./notifications.rules";
import { sentAnnouncements, unreadFrom, unreadStatements } from "./unread.server";

/** One entry of the list, whichever it is. */
export interface Entry {
  id: string;
  type: NotificationType;
  isAnnouncement: boolean;
  title: string;
  text: string;
  /** Where it leads; null when there is nothing to open. */
  link: string | null;
  at: number;
  isRead: boolean;
}

const announced = (row: AnnouncementRow, locale: Locale): Entry => ({
  id: row.announcementId,
  type: row.type,
  isAnnouncement: true,
  title: locale === "tr" ? row.titleTr : row.titleEn,
  text: locale === "tr" ? row.textTr : row.textEn,
  link: row.link,
  at: row.sendAt,
  isRead: Boolean(row.isRead),
});

function told(ctx: Context, row: notices.NoticeRow): Entry {
  const { title, text, path } = noticeText(ctx, row, ctx.locale);
  return {
    id: row.noticeId,
    type: row.type,
    isAnnouncement: false,
    title,
    text,
    link: path,
    at: row.createdAt,
    isRead: row.readAt !== null,
  };
}

export interface PersonalFilter {
  type?: NotificationType;
  dateRange: DateRange;
  /** Announcements for this department alone, by its id or code. */
  department?: string;
  /** Announcements for this semester alone. */
  semester?: number;
  skip: number;
  limit: number;
}

/** Unread entries first, the latest first. */
const inOrder = (a: Entry, b: Entry) => Number(a.isRead) - Number(b.isRead) || b.at - a.at || b.id.localeCompare(a.id);

/** Refreshes the copy of what was announced after an announcement was written, changed or withdrawn. */
export const forgetAnnouncements = (ctx: Pick<Context, "db" | "env" | "clock">) => sentAnnouncements.refresh(ctx);

type Counted = Pick<Context, "db" | "env" | "clock">;

/**
 * How many notifications somebody hasn't read: one round trip and at most three rows. Announcements are counted from a copy,
 * so that one which was withdrawn just now may be counted for two minutes; the list itself never shows it.
 */
export async function countUnread(ctx: Counted, userId: string): Promise<number> {
  const [all, [count, reader]] = await Promise.all([sentAnnouncements.read(ctx), ctx.db.batch([...unreadStatements(ctx, userId)])]);
  return unreadFrom(all, count, reader, ctx.clock.now());
}

/** A page of one's own notifications, and whether there are more. */
export async function readPersonal(ctx: SignedInContext, { type, dateRange, department, semester, skip, limit }: PersonalFilter) {
  const { db, clock, actor, locale } = requireSignedIn(ctx);
  const most = skip + limit + 1;
  const since = Math.max(startOf(dateRange, clock.now()), clock.now() - SHOWN_FOR);
  const [all, [own, announcements, count, reader]] = await Promise.all([
    sentAnnouncements.read(ctx),
    db.batch([
      notices.listNotices(ctx, { type, since, limit: department || semester ? 0 : most }),
      listForReader(ctx, { type, since, department, semester, limit: most }),
      ...unreadStatements(ctx, actor.userId),
    ]),
  ]);
  const rows = [
    ...(own as notices.NoticeRow[]).map((row) => told(ctx, row)),
    ...(announcements as AnnouncementRow[]).map((row) => announced(row, locale)),
  ].sort(inOrder);
  return {
    entries: rows.slice(skip, skip + limit),
    hasMore: rows.length > skip + limit,
    unread: unreadFrom(all, count, reader, clock.now()),
  };
}

/** One of one's own notifications, or an announcement that one is shown; null when there is none. */
async function find(ctx: SignedInContext, id: string): Promise<Entry | null> {
  const [[notice], [announcement]] = (await ctx.db.batch([notices.findNotice(ctx, id), findForReader(ctx, id)])) as [
    notices.NoticeRow[],
    AnnouncementRow[],
  ];
  if (notice) return told(ctx, notice);
  return announcement ? announced(announcement, ctx.locale) : null;
}

/** One notification, without marking it. @throws notFound */
export async function readOne(ctx: SignedInContext, id: string): Promise<Entry> {
  requireSignedIn(ctx);
  const found = await find(ctx, id);
  if (!found) throw notificationErrors.notFound();
  return found;
}

/** Marks one notification as read; doing it twice changes nothing, nor does somebody else's. */
export async function markRead(ctx: SignedInContext, id: string): Promise<void> {
  requireSignedIn(ctx);
  await ctx.db.batch([notices.markNoticesRead(ctx, id), markAnnouncementRead(ctx, id)]);
}

/** Marks all of one's notifications as read. */
export async function markAllRead(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  await ctx.db.batch([notices.markNoticesRead(ctx), markAnnouncementsRead(ctx)]);
}

/** Deletes one of one's own notifications; announcements are the staff's. @throws notFound */
export async function deleteOwn(ctx: SignedInContext, id: string): Promise<void> {
  requireSignedIn(ctx);
  if ((await notices.deleteNotice(ctx, id)).length === 0) throw notificationErrors.notFound();
}

/** The code of one's department; null without one. */
export const readOwnDepartment = (ctx: SignedInContext): Promise<string | null> => departmentCodeOf(ctx, ctx.actor.userId);

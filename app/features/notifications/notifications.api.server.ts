/** The endpoints of notifications: one's own, the bell's number, and what staff announce. */

import { z } from "zod";
import type { Context, SignedInContext } from "~/platform/context";
import { recordError } from "~/platform/errors/record.server";
import { idField, storableText } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import * as announcements from "./announcements.service.server";
import * as choices from "./choices.service.server";
import { notificationTypes } from "./notifications.rules";
import * as schemas from "./notifications.schemas";
import * as service from "./notifications.service.server";
import { preferenceEndpoints } from "./preferences.api.server";

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const ofOne = z.object({ id: idField() });

const entry = z.object({
  notification_id: z.string(),
  type: z.enum(notificationTypes),
  is_announcement: z.boolean(),
  title: z.string().describe("In the caller's language"),
  text: z.string(),
  link: z.string().nullable(),
  created_at: z.number(),
  is_read: z.boolean(),
});

const entryOf = ({ id, isAnnouncement, at, isRead, ...rest }: service.Entry) => ({
  notification_id: id,
  is_announcement: isAnnouncement,
  created_at: at,
  is_read: isRead,
  ...rest,
});

const announcement = z.object({
  notification_id: z.string(),
  type: z.enum(notificationTypes),
  title_en: z.string(),
  title_tr: z.string(),
  text_en: z.string(),
  text_tr: z.string(),
  link: z.string().nullable(),
  department: z.string().nullable(),
  entrance_year: z.number().nullable(),
  semester: z.number().nullable(),
  send_at: z.number(),
  state: z.enum(["scheduled", "sent", "withdrawn"]),
  version: z.number(),
});

const announcementOf = (row: announcements.StaffAnnouncement) => ({
  notification_id: row.announcementId,
  type: row.type,
  link: row.link,
  state: row.state,
  version: row.version,
  title_en: row.titleEn,
  title_tr: row.titleTr,
  text_en: row.textEn,
  text_tr: row.textTr,
  department: row.departmentId,
  entrance_year: row.entranceYear,
  semester: row.semester,
  send_at: row.sendAt,
});

const typeOf = (type: schemas.ListQuery["type"]) => (type === "all" ? undefined : type);

async function listOwn(ctx: SignedInContext, { type, date_range, department, semester, skip, limit }: schemas.ListQuery) {
  const { entries, hasMore, unread } = await service.readPersonal(ctx, {
    type: typeOf(type),
    dateRange: date_range,
    department,
    semester,
    skip,
    limit,
  });
  return { data: entries.map(entryOf), has_more: hasMore, unread_count: unread };
}

const list = { has_more: z.boolean(), unread_count: z.number() };

const personal = endpoint({
  method: "GET",
  path: "/notifications/personal",
  access: "user",
  summary: "One's own notifications and the announcements for one, unread ones first",
  query: schemas.listQuery,
  response: z.object({ data: z.array(entry), ...list }),
  failure: "notifications.personalFailed",
  handler: ({ query }, ctx) => listOwn(ctx, query),
});

const all = endpoint({
  method: "GET",
  path: "/admin/notifications/all",
  access: "moderator",
  summary: "All announcements, whatever their state, those sent last first",
  query: schemas.listQuery,
  response: z.object({ data: z.array(announcement), ...list }),
  failure: "notifications.listFailed",
  async handler({ query }, ctx) {
    const { type, date_range: dateRange, entrance_year: entranceYear, ...rest } = query;
    const found = await announcements.listAnnouncements(ctx, { ...rest, type: typeOf(type), dateRange, entranceYear });
    const unread_count = await service.countUnread(ctx, ctx.actor.userId);
    return { data: found.announcements.map(announcementOf), has_more: found.hasMore, unread_count };
  },
});

/** What the bell and the forms do without when it can't be read (the user's specification, section 7); the failure is kept for admins. */
const orElse = async <Value>(ctx: Context, path: string, read: Promise<Value>, otherwise: Value): Promise<Value> =>
  read.catch(async (failed) => {
    await recordError(ctx, failed, "server", path);
    return otherwise;
  });

const unreadCount = endpoint({
  method: "GET",
  path: "/notifications/unread-count",
  access: "public",
  summary: "How many notifications the caller hasn't read; 0 for guests. Cheap: the bell asks every 30 seconds",
  isTokenEnough: true,
  response: z.object({ unread_count: z.number() }),
  async handler({ holder }, ctx) {
    const count = async () => {
      const unread = holder === null ? 0 : await service.countUnread(ctx, holder.userId);
      return (await holder?.isStill()) ? unread : 0;
    };
    return { unread_count: await orElse(ctx, "/api/v1/notifications/unread-count", count(), 0) };
  },
});

const department = endpoint({
  method: "GET",
  path: "/notifications/user-department",
  access: "user",
  summary: "The code of the caller's department; null without one",
  response: z.object({ department: z.string().nullable() }),
  handler: async (_, ctx) => ({
    department: await orElse(ctx, "/api/v1/notifications/user-department", service.readOwnDepartment(ctx), null),
  }),
});

const types = endpoint({
  method: "GET",
  path: "/admin/notifications/types",
  access: "moderator",
  summary: "The types of notifications",
  response: z.object({ types: z.array(z.enum(notificationTypes)) }),
  handler: async () => ({ types: [...notificationTypes] }),
});

const unsubscribe = endpoint({
  method: "POST",
  path: "/notifications/unsubscribe",
  access: "public",
  summary: "Ends emails of one kind, by the link in such an email (RFC 8058)",
  query: z.object({ token: storableText(400) }),
  response: done,
  async handler({ query }, ctx) {
    await choices.unsubscribe(ctx, query.token);
    return ok;
  },
});

const readAll = endpoint({
  method: "POST",
  path: "/notifications/read-all",
  access: "user",
  summary: "Marks all of one's notifications as read",
  response: done,
  async handler(_, ctx) {
    await service.markAllRead(ctx);
    return ok;
  },
});

const one = endpoint({
  method: "GET",
  path: "/notifications/:id",
  access: "user",
  summary: "One of one's own notifications, or an announcement for one",
  params: ofOne,
  response: entry,
  failure: "notifications.oneFailed",
  handler: async ({ params }, ctx) => entryOf(await service.readOne(ctx, params.id)),
});

const read = endpoint({
  method: "POST",
  path: "/notifications/:id/read",
  access: "user",
  summary: "Marks a notification as read",
  params: ofOne,
  response: done,
  async handler({ params }, ctx) {
    await service.markRead(ctx, params.id);
    return ok;
  },
});

const deleteOne = endpoint({
  method: "DELETE",
  path: "/notifications/:id",
  access: "user",
  summary: "Deletes one of one's own notifications",
  params: ofOne,
  response: done,
  failure: "notifications.deleteFailed",
  async handler({ params }, ctx) {
    await service.deleteOwn(ctx, params.id);
    return ok;
  },
});

const create = endpoint({
  method: "POST",
  path: "/admin/notifications/create",
  access: "moderator",
  summary: "Announces something to everyone, a department, an entrance year, or a year of a department",
  body: schemas.announcementBody,
  response: z.object({ notification_id: z.string() }),
  status: 201,
  failure: "notifications.createFailed",
  handler: async ({ body }, ctx) => ({ notification_id: await announcements.addAnnouncement(ctx, body) }),
});

const change = endpoint({
  method: "PUT",
  path: "/admin/notifications/:id",
  access: "moderator",
  summary: "Changes an announcement; people see the change at once",
  params: ofOne,
  body: schemas.announcementChange,
  response: done,
  failure: "notifications.updateFailed",
  async handler({ params, body }, ctx) {
    await announcements.editAnnouncement(ctx, params.id, body);
    return ok;
  },
});

const withdraw = endpoint({
  method: "DELETE",
  path: "/admin/notifications/:id",
  access: "moderator",
  summary: "Withdraws an announcement: nobody is shown it any more",
  params: ofOne,
  response: done,
  failure: "notifications.deleteFailed",
  async handler({ params }, ctx) {
    await announcements.withdrawAnnouncement(ctx, params.id);
    return ok;
  },
});

/** Those with fixed names come before the one that takes an id. */
export const notificationEndpoints = [
  ...preferenceEndpoints,
  ...[personal, unreadCount, department],
  ...endpointsFor("mail programs, which end what somebody no longer wants", [unsubscribe]),
  ...endpointsFor("apps that show notifications", [readAll]),
  one,
  ...endpointsFor("apps that show notifications", [read, deleteOne]),
  ...[all, types, create, change, withdraw],
];

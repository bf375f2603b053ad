/** Members are told when their group has an hour, another one, or none any more, and when a study room is opened for it. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";

const group: NoticeSubject = {
  type: "group-hour",
  shown: sql`SELECT json_object('title', g.title) FROM hour_groups AS g JOIN hour_members AS m ON m.group_id = g.group_id AND m.user_id = n.user_id
    WHERE g.group_id = n.subject_id`,
};

const shared = { group: "together", type: "alert", subjects: [group], channel: "mail" } as const;

export const meetingSet = defineNotice({
  name: "group-hour.set",
  messageClass: "informational",
  words: "group-hour:notices.set",
  label: "group-hour:notices.setChoice",
  ...shared,
});

export const meetingMoved = defineNotice({
  name: "group-hour.moved",
  messageClass: "informational",
  words: "group-hour:notices.moved",
  label: "group-hour:notices.movedChoice",
  ...shared,
});

export const meetingCancelled = defineNotice({
  name: "group-hour.cancelled",
  messageClass: "informational",
  words: "group-hour:notices.cancelled",
  label: "group-hour:notices.cancelledChoice",
  ...shared,
});

export const roomOpened = defineNotice({
  name: "group-hour.room",
  messageClass: "informational",
  words: "group-hour:notices.room",
  label: "group-hour:notices.roomChoice",
  ...shared,
});

/**
 * The statement that tells the members of a group; put it before the change. The actor knows already.
 * @param where the change's own condition, about `g`
 */
export const tellMembers = (
  ctx: Pick<SignedInContext, "db" | "clock" | "actor">,
  kind: typeof meetingSet,
  where: SQL,
  { path = sql`'/group-hour/' || g.group_id`, cause = sql`g.group_id || ':' || g.revision` }: { path?: SQL; cause?: SQL } = {},
) =>
  notifyFrom(
    ctx,
    { kind, userId: sql`told.user_id`, subjectId: sql`g.group_id`, path, key: sql`${`${kind.name}:`} || ${cause}` },
    sql`FROM hour_groups AS g CROSS JOIN hour_members AS told ON told.group_id = g.group_id WHERE ${where} AND told.user_id <> ${ctx.actor.userId}`,
  );

/** Who was invited hears of it by mail and by a notification; the invitation ends, so it can't be switched off. */
import { sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { AdminContext } from "~/platform/context";

export const waitlistInvited = defineNotice({
  name: "waitlist.invited",
  messageClass: "transactional",
  group: "site",
  words: "waitlist:notices.invited",
  label: "waitlist:notices.invitedChoice",
  type: "alert",
  subjects: [
    {
      type: "waitlist-entry",
      shown: sql`SELECT json_object('title', iif(u.locale = 'tr', l.name_tr, l.name_en)) FROM waitlist_entries AS e
        JOIN waitlists AS l ON l.list_key = e.list_key JOIN users AS u ON u.user_id = e.user_id
        WHERE e.entry_id = n.subject_id AND e.user_id = n.user_id AND e.status = 'invited'`,
    },
  ],
  channel: "mail",
  choices: [],
});

/** The statement that tells those who were invited to a list until a moment. */
export const tellInvited = (ctx: AdminContext, listKey: string, endsAt: number) =>
  notifyFrom(
    ctx,
    {
      kind: waitlistInvited,
      userId: sql`e.user_id`,
      subjectId: sql`e.entry_id`,
      path: sql`'/waitlist/add'`,
      key: sql`'waitlist:' || e.entry_id || ':' || e.ends_at`,
    },
    sql`FROM waitlist_entries AS e WHERE e.list_key = ${listKey} AND e.status = 'invited' AND e.ends_at = ${endsAt}`,
  );

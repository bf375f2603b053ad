/** What people are notified of, and how they want to hear of it. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey } from "./columns";

export const noticeTypes = ["announcement", "alert", "update", "reminder"] as const;
export const noticeChannels = ["off", "app", "mail", "digest"] as const;
export const noticeMails = ["now", "daily"] as const;

/** One notification of one person. It holds nothing of what it is about: that is looked up when it is read. */
export const notices = sqliteTable(
  "notices",
  {
    key: rowKey(),
    noticeId: text("notice_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** `thread.reply`; the feature that causes it declares it. */
    kind: text("kind").notNull(),
    type: text("type", { enum: noticeTypes }).notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The address that shows the subject, from the slash on. */
    path: text("path").notNull(),
    /** Same cause, same key: a person is notified once however often the cause is told. */
    dedupeKey: text("dedupe_key").notNull(),
    /** Small values for its words: numbers, days; never a name, never text that somebody wrote. */
    details: json<Record<string, string | number>>("details").notNull(),
    /** The email it waits for; null when there is none, or none any more. */
    mail: text("mail", { enum: noticeMails }),
    /** True while it waits to be pushed; null when it isn't, or isn't any more. */
    push: flag("push"),
    createdAt: createdAt(),
    readAt: instant("read_at"),
  },
  (t) => [
    uniqueIndex("notices_once").on(t.userId, t.dedupeKey),
    index("notices_list").on(t.userId, sql`(read_at IS NOT NULL)`, t.createdAt),
    index("notices_mail").on(t.mail, t.key).where(sql`mail IS NOT NULL`),
    index("notices_push").on(t.key).where(sql`push IS NOT NULL`),
    index("notices_age").on(t.createdAt),
    // How many a text has told already that it mentions them.
    index("notices_mentions").on(t.subjectId).where(sql`kind = 'thread.mention'`),
  ],
);

/** How many notifications a person hasn't read; kept true by triggers. */
export const noticeCounts = sqliteTable("notice_counts", {
  userId: text("user_id").primaryKey(),
  unread: integer("unread").notNull(),
});

/** How somebody wants to hear of a kind of thing, where it isn't as the kind has it. */
export const noticeChoices = sqliteTable(
  "notice_choices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind").notNull(),
    channel: text("channel", { enum: noticeChannels }).notNull(),
    /** Also to one's devices, as far as they take pushes. */
    pushes: flag("pushes").notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), index("notice_choices_kind").on(t.kind, t.channel, t.userId)],
);

/** Devices that take pushes. One goes with the session in which it was added (triggers). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    subscriptionId: text("subscription_id").primaryKey(),
    /** The address at the browser's push service; whoever has it may send to the device. */
    endpoint: text("endpoint").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    sessionId: text("session_id").notNull(),
    /** The device's public key and its secret, in base64url; what is pushed is encrypted for them. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
  },
  (t) => [index("push_subscriptions_user").on(t.userId, t.createdAt), index("push_subscriptions_session").on(t.sessionId)],
);

/** When somebody wants no email and no push, in minutes after midnight of the university's time; it may pass midnight. */
export const quietHours = sqliteTable(
  "quiet_hours",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.userId),
    fromMinute: integer("from_minute").notNull(),
    untilMinute: integer("until_minute").notNull(),
  },
  () => [
    check("quiet_hours_times", sql`from_minute BETWEEN 0 AND 1439 AND until_minute BETWEEN 0 AND 1439 AND from_minute <> until_minute`),
  ],
);

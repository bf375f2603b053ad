/** What admins read of an alert: its kind, and which or how many. Nothing in it was written by anybody. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { titleKey } from "./deadlines.repository.server";

const isForAdmins: SQL = sql`EXISTS (SELECT 1 FROM users AS u WHERE u.user_id = n.user_id AND u.user_role = 'admin')`;

const shown: SQL = sql`SELECT json_object('whatKey', 'alerts:kinds.' || a.kind, 'title', coalesce(nullif(a.subject, ''), a.number),
  'titleKey', ${titleKey})
  FROM alerts AS a WHERE a.alert_id = n.subject_id AND ${isForAdmins}`;

const alert: NoticeSubject = { type: "alert", shown };

export const alertRaised = defineNotice({
  name: "alerts.raised",
  messageClass: "informational",
  group: "reminders",
  words: "alerts:notices.raised",
  label: "alerts:notices.raisedChoice",
  type: "reminder",
  subjects: [alert],
  channel: "mail",
  choices: ["app", "mail"],
  isFor: "admins",
  comesAtOnce: true,
  isPushedInWords: true,
});

export const alertOver = defineNotice({
  name: "alerts.over",
  messageClass: "informational",
  group: "reminders",
  words: "alerts:notices.over",
  label: "alerts:notices.overChoice",
  type: "update",
  subjects: [alert],
  channel: "mail",
  choices: ["off", "app", "mail"],
  isFor: "admins",
  isPushedInWords: true,
});

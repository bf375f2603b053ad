/** What people write to the team, and what they were answered. */
import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, rowKey, updatedAt } from "./columns";

/** `closed` needs no answer. */
export const contactStatuses = ["open", "answered", "closed"] as const;
export const contactPlatforms = ["web", "mobile", "both", "other"] as const;

export const contacts = sqliteTable(
  "contacts",
  {
    key: rowKey(),
    contactId: text("contact_id").notNull().unique(),
    /** Who wrote it, when they were signed in. */
    userId: text("user_id").references(() => users.userId),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    subject: text("subject").notNull(),
    platform: text("platform", { enum: contactPlatforms }).notNull(),
    details: text("details").notNull(),
    /** The language of the page that it was written on; the answer's mail is in it. */
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    status: text("status", { enum: contactStatuses }).notNull().default("open"),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    answeredBy: text("answered_by").references(() => users.userId),
    /** Who on the staff takes care of it, and since when. */
    takenBy: text("taken_by").references(() => users.userId),
    takenAt: instant("taken_at"),
    /** For the staff alone. */
    staffNote: text("staff_note"),
    searchText: text("search_text").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("contacts_status", sql`status IN ('open', 'answered', 'closed') AND (status = 'answered') = (answer IS NOT NULL)`),
    check("contacts_platform", sql`platform IN ('web', 'mobile', 'both', 'other')`),
    index("contacts_listed").on(t.status, t.key),
    index("contacts_email").on(t.email),
    index("contacts_user").on(t.userId).where(sql`user_id IS NOT NULL`),
    index("contacts_answered_by").on(t.answeredBy).where(sql`answered_by IS NOT NULL`),
    index("contacts_taken").on(t.takenBy, t.status, t.key).where(sql`taken_by IS NOT NULL`),
    index("contacts_old").on(t.updatedAt).where(sql`status <> 'open'`),
  ],
);

/** Graduates who ask to be let in. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export const applicationStatuses = ["waiting", "approved", "rejected"] as const;

export const graduateApplications = sqliteTable(
  "graduate_applications",
  {
    key: rowKey(),
    applicationId: text("application_id").notNull().unique(),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    /** The mailbox of that address (`mailboxOf`). Null for one of several old applications that share theirs. */
    mailbox: text("mailbox"),
    phone: text("phone").notNull(),
    departmentId: text("department_id")
      .notNull()
      .references(() => departments.departmentId),
    graduationYear: integer("graduation_year").notNull(),
    /** One of these two proves it. */
    diplomaNumber: text("diploma_number"),
    alumniLink: text("alumni_link"),
    note: text("note").notNull().default(""),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    searchText: text("search_text").notNull(),
    status: text("status", { enum: applicationStatuses }).notNull().default("waiting"),
    /** Why it was rejected; the applicant reads it. */
    reason: text("reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    /** The account that an approval made or found. */
    userId: text("user_id").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("graduate_applications_open").on(t.email).where(sql`status <> 'rejected'`),
    uniqueIndex("graduate_applications_mailbox").on(t.mailbox).where(sql`status <> 'rejected'`),
    index("graduate_applications_status").on(t.status, t.key),
    index("graduate_applications_user").on(t.userId),
  ],
);

/** What people and authorities ask the operator by right, until when it has to be answered, and what the answer was. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, rowKey, updatedAt } from "./columns";

/** The first six are about one's data, the others about what stands on a page. */
export const requestKinds = [
  ...["access", "copy", "correction", "erasure", "objection", "computed"],
  ...["aboutMe", "concerned", "copyright", "court", "authority"],
] as const satisfies readonly string[];
/** `unconfirmed` waits for the code that was mailed to the asker. */
export const requestStatuses = ["unconfirmed", "open", "granted", "refused"] as const;

export const legalRequests = sqliteTable(
  "legal_requests",
  {
    key: rowKey(),
    requestId: text("request_id").notNull().unique(),
    kind: text("kind", { enum: requestKinds }).notNull(),
    name: text("name").notNull(),
    /** Null once the asker's account is gone. */
    email: text("email"),
    /** The address of the page that it is about. */
    page: text("page"),
    /** The number under which a court, an authority or the asker keeps it. */
    fileNumber: text("file_number"),
    details: text("details").notNull(),
    /** The language of the page that it was written on; its mails are in it. */
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    status: text("status", { enum: requestStatuses }).notNull().default("unconfirmed"),
    codeHash: text("code_hash").notNull(),
    codeSentAt: instant("code_sent_at").notNull(),
    tries: integer("tries").notNull().default(0),
    /** From when on admins are warned, and until when it has to be answered. */
    warnAt: instant("warn_at"),
    dueAt: instant("due_at"),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    answeredBy: text("answered_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      "legal_requests_kind",
      sql`kind IN ('access', 'copy', 'correction', 'erasure', 'objection', 'computed', 'aboutMe', 'concerned', 'copyright', 'court', 'authority')`,
    ),
    check("legal_requests_status", sql`status IN ('unconfirmed', 'open', 'granted', 'refused')`),
    check(
      "legal_requests_answered",
      sql`(status IN ('granted', 'refused')) = (answer IS NOT NULL) AND (answer IS NULL) = (answered_at IS NULL)`,
    ),
    check(
      "legal_requests_due",
      sql`(status = 'unconfirmed') = (due_at IS NULL) AND (due_at IS NULL) = (warn_at IS NULL) AND coalesce(warn_at <= due_at, 1)`,
    ),
    index("legal_requests_due_first").on(t.status, t.dueAt, t.key),
    index("legal_requests_created").on(t.createdAt),
    index("legal_requests_email").on(t.email),
    index("legal_requests_answered_by").on(t.answeredBy).where(sql`answered_by IS NOT NULL`),
    index("legal_requests_answered_at").on(t.answeredAt).where(sql`answered_at IS NOT NULL`),
  ],
);

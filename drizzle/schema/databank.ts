/** The VIP databank: how a course is graded and what came up, from those who took it. */
import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, instant, json, reviewStatuses, rowKey, updatedAt } from "./columns";

/** One part of the grade; the weights of an entry sum to 100. */
export interface GradePart {
  name: string;
  weight: number;
}

export const databankEntries = sqliteTable(
  "databank_entries",
  {
    key: rowKey(),
    entryId: text("entry_id").notNull().unique(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.courseId),
    authorId: text("author_id").references(() => users.userId),
    /** An instructor's id, or "not-listed". */
    instructorId: text("instructor_id").notNull(),
    term: text("term").notNull(),
    gradeParts: json<GradePart[]>("grade_parts").notNull(),
    examKinds: text("exam_kinds").notNull(),
    topics: text("topics").notNull(),
    boundaries: text("boundaries"),
    resources: text("resources"),
    advice: text("advice"),
    searchText: text("search_text").notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("databank_once").on(t.authorId, t.courseId, t.instructorId, t.term).where(sql`status <> 'deleted'`),
    index("databank_course").on(t.courseId, t.status, t.key),
    index("databank_author").on(t.authorId, t.status, t.key),
    index("databank_status").on(t.status, t.key),
  ],
);

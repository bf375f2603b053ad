/** Exams of a course in a term, as students say when and where they are: what differs stands side by side until enough agree. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, flag, instant, rowKey } from "./columns";

export const examKinds = ["midterm", "quiz", "final", "make_up"] as const;

/** An exam whatever is said of it; calendars know it by its id, so that one which moves is still the same. */
export const exams = sqliteTable(
  "exams",
  {
    key: rowKey(),
    examId: text("exam_id").notNull().unique(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.courseId),
    term: text("term").notNull(),
    kind: text("kind", { enum: examKinds }).notNull(),
    /** The first midterm, the second; 1 where there is one alone. */
    number: integer("number").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("exams_slot").on(t.courseId, t.term, t.kind, t.number),
    check("exams_number", sql`number BETWEEN 1 AND 15 AND (kind <> 'final' OR number = 1)`),
  ],
);

/** What somebody said of an exam. Minutes after midnight, half-open. */
export const examClaims = sqliteTable(
  "exam_claims",
  {
    key: rowKey(),
    claimId: text("claim_id").notNull().unique(),
    examId: text("exam_id")
      .notNull()
      .references(() => exams.examId, { onDelete: "cascade" }),
    /** `2026-11-21` */
    date: text("date").notNull(),
    startMinute: integer("start_minute").notNull(),
    endMinute: integer("end_minute").notNull(),
    /** A line for each room, `A-K: BMB-1` where surnames decide; empty while nobody knows. */
    rooms: text("rooms").notNull(),
    /** When staff confirmed it; then nothing else counts. */
    confirmedAt: instant("confirmed_at"),
    /** When people were reminded of it. */
    remindedAt: instant("reminded_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("exam_claims_said").on(t.examId, t.date, t.startMinute, t.endMinute, t.rooms),
    uniqueIndex("exam_claims_confirmed").on(t.examId).where(sql`confirmed_at IS NOT NULL`),
    index("exam_claims_date").on(t.date),
    check("exam_claims_times", sql`0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440`),
  ],
);

/** Who says so: of one exam each person says one thing. */
export const examVotes = sqliteTable(
  "exam_votes",
  {
    key: rowKey(),
    examId: text("exam_id")
      .notNull()
      .references(() => exams.examId, { onDelete: "cascade" }),
    claimId: text("claim_id")
      .notNull()
      .references(() => examClaims.claimId, { onDelete: "cascade" }),
    /** Null once the account is gone. */
    userId: text("user_id").references(() => users.userId),
    /** Whether it goes on counting without its person. */
    counts: flag("counts").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("exam_votes_once").on(t.examId, t.userId),
    index("exam_votes_claim").on(t.claimId),
    index("exam_votes_user").on(t.userId),
  ],
);

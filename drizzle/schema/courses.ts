/** Experiences with a course, and the totals that pages show of them. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { grading } from "../../app/university/grading";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, instant, json, reviewStatuses, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export const attendanceKinds = ["none", "partial", "required"] as const;
export const assessmentKinds = ["midterm", "final", "quiz", "homework", "project", "lab", "presentation", "participation"] as const;

const { coefficients, outside, exempt, pending } = grading;
/** Grades that a course ends with, the best first. */
export const letterGrades = [...Object.keys(coefficients), ...outside.filter((grade) => grade !== exempt && grade !== pending)] as [
  string,
  ...string[],
];

/** Stands for "my instructor is not listed", because NULL would defeat the unique constraint. */
export const NOT_LISTED = "not-listed";

export const experiences = sqliteTable(
  "experiences",
  {
    key: rowKey(),
    experienceId: text("experience_id").notNull().unique(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.courseId),
    /** Null once the account is gone; never leaves the server. */
    authorId: text("author_id").references(() => users.userId),
    /** An instructor's id, or NOT_LISTED. */
    instructorId: text("instructor_id").notNull(),
    term: text("term").notNull(),
    overall: integer("overall").notNull(),
    difficulty: integer("difficulty").notNull(),
    usefulness: integer("usefulness").notNull(),
    weeklyHours: integer("weekly_hours").notNull(),
    attendance: text("attendance", { enum: attendanceKinds }).notNull(),
    assessments: json<(typeof assessmentKinds)[number][]>("assessments").notNull(),
    letterGrade: text("letter_grade", { enum: letterGrades }),
    text: text("text").notNull(),
    tips: text("tips"),
    searchText: text("search_text").notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    helpfulCount: integer("helpful_count").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("experiences_once").on(t.authorId, t.courseId, t.instructorId, t.term).where(sql`status <> 'deleted'`),
    index("experiences_course_new").on(t.courseId, t.status, t.key),
    index("experiences_course_helpful").on(t.courseId, t.status, t.helpfulCount, t.key),
    index("experiences_author").on(t.authorId, t.status, t.key),
    index("experiences_status").on(t.status, t.key),
    check("experiences_overall", sql`overall BETWEEN 1 AND 5`),
    check("experiences_difficulty", sql`difficulty BETWEEN 1 AND 5`),
    check("experiences_usefulness", sql`usefulness BETWEEN 1 AND 5`),
    check("experiences_hours", sql`weekly_hours BETWEEN 0 AND 60`),
  ],
);

export const experienceVotes = sqliteTable(
  "experience_votes",
  {
    experienceId: text("experience_id")
      .notNull()
      .references(() => experiences.experienceId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.experienceId, t.userId] }), index("experience_votes_user").on(t.userId)],
);

/**
 * Sums over approved experiences, kept by triggers: the whole course (instructor_id and term empty),
 * each instructor, each term. Means, spread and floors are computed from them.
 */
export const experienceSums = sqliteTable(
  "experience_sums",
  {
    courseId: text("course_id").notNull(),
    instructorId: text("instructor_id").notNull().default(""),
    term: text("term").notNull().default(""),
    n: integer("n").notNull().default(0),
    overallSum: integer("overall_sum").notNull().default(0),
    overallSquares: integer("overall_squares").notNull().default(0),
    difficultySum: integer("difficulty_sum").notNull().default(0),
    difficultySquares: integer("difficulty_squares").notNull().default(0),
    usefulnessSum: integer("usefulness_sum").notNull().default(0),
    usefulnessSquares: integer("usefulness_squares").notNull().default(0),
    hoursSum: integer("hours_sum").notNull().default(0),
    hoursSquares: integer("hours_squares").notNull().default(0),
    overall1: integer("overall_1").notNull().default(0),
    overall2: integer("overall_2").notNull().default(0),
    overall3: integer("overall_3").notNull().default(0),
    overall4: integer("overall_4").notNull().default(0),
    overall5: integer("overall_5").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.instructorId, t.term] })],
);

/**
 * What of a course's letter grades is shown, as `platform/small-groups` says: it moves in steps, so that nobody's grade can be read off
 * when their experience is approved.
 */
export const gradeReleases = sqliteTable("grade_releases", {
  courseId: text("course_id").primaryKey(),
  /** Groups of letters and how many reported them, the largest first. */
  groups: json<{ keys: string[]; count: number }[]>("groups").notNull(),
  /** How many grades there were when they were last looked at. */
  counted: integer("counted").notNull(),
});

/** Letter grades of approved experiences per course; never shown themselves. */
export const gradeCounts = sqliteTable(
  "grade_counts",
  {
    courseId: text("course_id").notNull(),
    letterGrade: text("letter_grade", { enum: letterGrades }).notNull(),
    n: integer("n").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.letterGrade] })],
);

export const courseSubmissions = sqliteTable(
  "course_submissions",
  {
    key: rowKey(),
    submissionId: text("submission_id").notNull().unique(),
    authorId: text("author_id").references(() => users.userId),
    courseCode: text("course_code").notNull(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr"),
    departmentId: text("department_id").references(() => departments.departmentId),
    note: text("note"),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    courseId: text("course_id").references(() => courses.courseId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("course_submissions_open").on(t.courseCode).where(sql`status = 'waiting'`),
    index("course_submissions_status").on(t.status, t.key),
    index("course_submissions_author").on(t.authorId, t.key),
  ],
);

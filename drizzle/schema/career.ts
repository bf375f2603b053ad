/** Openings in the team, and who applied. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export const careerStatuses = ["waiting", "invited", "declined"] as const;

/** How far an applicant is. */
export const studyYears = ["prep", "1", "2", "3", "4", "master", "phd", "graduate"] as const;

export const careerOpenings = sqliteTable(
  "career_openings",
  {
    key: rowKey(),
    openingId: text("opening_id").notNull().unique(),
    titleEn: text("title_en").notNull(),
    titleTr: text("title_tr").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionTr: text("description_tr").notNull(),
    isOpen: flag("is_open").notNull().default(true),
    position: integer("position").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("career_openings_position", sql`position BETWEEN 1 AND 999`),
    index("career_openings_shown").on(t.isOpen, t.position, t.key),
  ],
);

export const careerApplications = sqliteTable(
  "career_applications",
  {
    key: rowKey(),
    applicationId: text("application_id").notNull().unique(),
    /** Null for an application without an opening. */
    openingId: text("opening_id").references(() => careerOpenings.openingId),
    /** Who applied, when they were signed in. */
    userId: text("user_id").references(() => users.userId),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** Null for another university's or none. */
    departmentId: text("department_id").references(() => departments.departmentId),
    year: text("year", { enum: studyYears }).notNull(),
    motivation: text("motivation").notNull(),
    link: text("link"),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    status: text("status", { enum: careerStatuses }).notNull().default("waiting"),
    /** What the applicant was told. */
    answer: text("answer"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.userId),
    /** Who on the staff takes care of it, and since when. */
    takenBy: text("taken_by").references(() => users.userId),
    takenAt: instant("taken_at"),
    /** For the staff alone. */
    staffNote: text("staff_note"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("career_applications_status", sql`status IN ('waiting', 'invited', 'declined') AND (status = 'waiting') = (answer IS NULL)`),
    check("career_applications_year", sql`year IN ('prep', '1', '2', '3', '4', 'master', 'phd', 'graduate')`),
    index("career_applications_listed").on(t.status, t.key),
    index("career_applications_opening").on(t.openingId),
    index("career_applications_email").on(t.email),
    index("career_applications_user").on(t.userId).where(sql`user_id IS NOT NULL`),
    index("career_applications_decided_by").on(t.decidedBy).where(sql`decided_by IS NOT NULL`),
    index("career_applications_taken").on(t.takenBy, t.status, t.key).where(sql`taken_by IS NOT NULL`),
    index("career_applications_old").on(t.updatedAt).where(sql`status <> 'waiting'`),
  ],
);

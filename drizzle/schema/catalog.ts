/** Courses and what a term offers of them. */

import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export * from "./catalog.imports";

export const courseTypes = ["mandatory", "elective", "technical_elective"] as const;
export const courseLevels = ["undergraduate", "graduate", "phd"] as const;
/** Languages of teaching, ISO 639-1. */
export const courseLanguages = ["en", "tr", "de", "fr"] as const;
/** The bit of each semester in `offeredSemesters`. */
export const semesterBits = { fall: 1, spring: 2, summer: 4 } as const;
export const courseStatuses = ["active", "draft", "archived"] as const;

export const courses = sqliteTable(
  "courses",
  {
    key: rowKey(),
    courseId: text("course_id").notNull().unique(),
    /** Letters and number: `CENG140`. Unique, upper case, no space. */
    courseCode: text("course_code").notNull().unique(),
    /** Seven digits: `5710140`. The university's own identity of a course. */
    numericCode: text("numeric_code").notNull().unique(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr").notNull(),
    /** Orders by the Turkish alphabet when compared byte by byte (see `turkishSortKey`). */
    sortKey: text("sort_key").notNull(),
    /** Folded codes and names for full-text search: `ceng140 ceng 140 5710140 / c programming / c programlama /` (see `searchTextOf`). */
    searchText: text("search_text").notNull(),
    /** Weekly hours; the METU credit is theory + practice / 2. Null while unknown. */
    theoryHours: integer("theory_hours"),
    practiceHours: integer("practice_hours"),
    /** METU credit in half units (3 credits = 6); rule 3 of the university pack. */
    creditHalves: integer("credit_halves"),
    /** ECTS in half units: 6.5 is written 13. */
    ectsHalves: integer("ects_halves"),
    courseType: text("course_type", { enum: courseTypes }).notNull().default("elective"),
    level: text("level", { enum: courseLevels }).notNull(),
    /** Null while unknown. */
    language: text("language", { enum: courseLanguages }),
    /** In which semesters the catalog says it is given: 1 fall + 2 spring + 4 summer; 0 "once in several years"; null while unknown. */
    offeredSemesters: integer("offered_semesters"),
    /** The latest term whose list of non-technical electives names it. */
    nonTechnicalTerm: text("non_technical_term"),
    status: text("status", { enum: courseStatuses }).notNull().default("active"),
    departmentId: text("department_id")
      .notNull()
      .references(() => departments.departmentId),
    descriptionEn: text("description_en"),
    descriptionTr: text("description_tr"),
    hasPrerequisites: flag("has_prerequisites").notNull().default(false),
    /** The latest term with sections, `2024-1` (1 fall, 2 spring, 3 summer). */
    lastTerm: text("last_term"),
    /** Not written any more: `course_claims` took its place. */
    importHash: text("import_hash"),
    /** Hash of what the course catalog's file says, so that importing it again writes nothing. */
    catalogHash: text("catalog_hash"),
    // Counters below are kept by triggers and by one-statement increments; full-text search doesn't see them.
    /** Approved experiences. */
    experienceCount: integer("experience_count").notNull().default(0),
    /** Mean overall rating × 100; null under the floor of three. */
    overallHundredths: integer("overall_hundredths"),
    difficultyHundredths: integer("difficulty_hundredths"),
    hoursHundredths: integer("hours_hundredths"),
    /** Approved databank entries. */
    databankCount: integer("databank_count").notNull().default(0),
    databankUpdatedAt: instant("databank_updated_at"),
    viewCount: integer("view_count").notNull().default(0),
    favoriteCount: integer("favorite_count").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("courses_sort").on(t.status, t.sortKey, t.key),
    index("courses_department").on(t.status, t.departmentId, t.sortKey, t.key),
    index("courses_level").on(t.status, t.level, t.sortKey, t.key),
    index("courses_experiences").on(t.status, t.experienceCount, t.key),
    index("courses_level_experiences").on(t.status, t.level, t.experienceCount, t.key),
    index("courses_rating").on(t.status, t.overallHundredths, t.key),
    index("courses_databank").on(t.status, t.databankCount, t.key),
    index("courses_views").on(t.status, t.viewCount, t.key),
    index("courses_easiest").on(t.status, t.difficultyHundredths, t.key),
    index("courses_hours").on(t.status, t.hoursHundredths, t.key),
    index("courses_type").on(t.status, t.courseType, t.sortKey, t.key),
    index("courses_type_experiences").on(t.status, t.courseType, t.experienceCount, t.key),
    index("courses_credits").on(t.status, t.creditHalves, t.sortKey, t.key),
    index("courses_prerequisites").on(t.status, t.hasPrerequisites, t.sortKey, t.key),
    index("courses_term").on(t.status, t.lastTerm, t.sortKey, t.key),
    index("courses_favorites").on(t.favoriteCount),
    index("courses_ects").on(t.status, t.ectsHalves, t.sortKey, t.key),
    index("courses_fall").on(t.status, t.sortKey, t.key).where(sql`offered_semesters & 1`),
    index("courses_spring").on(t.status, t.sortKey, t.key).where(sql`offered_semesters & 2`),
    index("courses_summer").on(t.status, t.sortKey, t.key).where(sql`offered_semesters & 4`),
    index("courses_language").on(t.status, t.language, t.sortKey, t.key),
    index("courses_non_technical").on(t.status, t.nonTechnicalTerm, t.sortKey, t.key),
  ],
);

const ofCourse = () =>
  text("course_id")
    .notNull()
    .references(() => courses.courseId);

/** What files say that a course is called, and timetables of its credits; `courses` shows the best of it, whatever the order of imports (docs/decisions/026). */
export const courseClaims = sqliteTable(
  "course_claims",
  {
    courseId: ofCourse(),
    field: text("field", { enum: ["code", "nameEn", "nameTr", "credit"] }).notNull(),
    source: text("source", { enum: ["timetable", "catalog"] }).notNull(),
    /** Of the timetable; empty for the catalog. */
    term: text("term").notNull(),
    value: text("value").notNull(),
    /** Names folded for search; empty for codes. */
    folded: text("folded").notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.field, t.source] })],
);

/** Any one set satisfies; a set needs all of its courses. */
export const coursePrerequisites = sqliteTable(
  "course_prerequisites",
  {
    courseId: ofCourse(),
    setNumber: integer("set_number").notNull(),
    requiredCourseId: text("required_course_id")
      .notNull()
      .references(() => courses.courseId),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.setNumber, t.requiredCourseId] }), index("prerequisites_required").on(t.requiredCourseId)],
);

/** Prerequisites on courses that aren't here yet, by seven-digit code; linked as soon as the course comes. */
export const waitingPrerequisites = sqliteTable(
  "waiting_prerequisites",
  {
    courseId: ofCourse(),
    setNumber: integer("set_number").notNull(),
    requiredCode: text("required_code").notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.setNumber, t.requiredCode] }), index("waiting_prerequisites_code").on(t.requiredCode)],
);

/** Codes that lead to another course: what a renamed or merged course was called. */
export const courseAliases = sqliteTable(
  "course_aliases",
  {
    /** `CENG140` or `5710140`. */
    code: text("code").primaryKey(),
    courseId: ofCourse(),
    createdAt: createdAt(),
  },
  (t) => [index("course_aliases_course").on(t.courseId)],
);

/** A field of a course that staff set by hand. Imports leave it alone and write down what their file says instead. */
export const courseOverrides = sqliteTable(
  "course_overrides",
  {
    courseId: ofCourse(),
    /** The column's property name, such as `nameTr` or `creditHalves`; `prerequisites` for the sets. */
    field: text("field").notNull(),
    /** What the latest file says, where it differs; null while it doesn't. */
    fileValue: json<unknown>("file_value"),
    setBy: text("set_by"),
    setAt: instant("set_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.field] })],
);

/** An undergraduate curriculum, as the university publishes it. */
export const programs = sqliteTable(
  "programs",
  {
    /** `program-571`, or `musts-CENG` for one that only the list of must courses knows. */
    programId: text("program_id").primaryKey(),
    name: text("name").notNull(),
    /** `B.S.`; null where the source has none. */
    degree: text("degree"),
    /** The department whose number or letters it has; null while there is none. */
    departmentId: text("department_id").references(() => departments.departmentId),
    source: text("source", { enum: ["catalog", "musts"] }).notNull(),
    sourceUrl: text("source_url"),
    /** The day that the file's name tells, `2026-06-01`; null without one. */
    sourceDate: text("source_date"),
    importHash: text("import_hash").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("programs_department").on(t.departmentId)],
);

export const electiveKinds = ["departmental", "technical", "restricted", "non_technical", "non_departmental", "free", "other"] as const;

/** One line of a curriculum: a required course or a slot for an elective. */
export const programCourses = sqliteTable(
  "program_courses",
  {
    programId: text("program_id")
      .notNull()
      .references(() => programs.programId),
    /** 1 to 8 (some programs have ten). */
    semester: integer("semester").notNull(),
    position: integer("position").notNull(),
    /** As the source writes it, `MATH119` or `2360119`; null for an elective slot. */
    courseCode: text("course_code"),
    /** Linked as soon as the course is here. */
    courseId: text("course_id").references(() => courses.courseId),
    /** Null for a required course. */
    electiveKind: text("elective_kind", { enum: electiveKinds }),
    name: text("name").notNull(),
    creditHalves: integer("credit_halves"),
    theoryHours: integer("theory_hours"),
    practiceHours: integer("practice_hours"),
    ectsHalves: integer("ects_halves"),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.semester, t.position] }),
    index("program_courses_course").on(t.courseId, t.programId),
    index("program_courses_code").on(t.courseCode),
  ],
);

export const instructors = sqliteTable("instructors", {
  key: rowKey(),
  instructorId: text("instructor_id").notNull().unique(),
  /** As the timetable writes it. */
  name: text("name").notNull(),
  /** Folded name: the same person in two spellings is one. */
  nameKey: text("name_key").notNull().unique(),
  createdAt: createdAt(),
});

/** A course in a term. */
export const offerings = sqliteTable(
  "offerings",
  {
    offeringId: text("offering_id").primaryKey(),
    courseId: ofCourse(),
    term: text("term").notNull(),
    importHash: text("import_hash").notNull(),
    /** When a newer file of the term no longer had it. */
    withdrawnAt: instant("withdrawn_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("offerings_course_term").on(t.courseId, t.term), index("offerings_term").on(t.term, t.courseId)],
);

/** Which surnames of which departments a section takes. */
export interface SectionCriterion {
  department: string;
  surnameFrom: string;
  surnameTo: string;
}

/** Half-open [start, end) in minutes after midnight, day 0 = Monday. */
export interface SectionMeeting {
  day: number;
  startMinute: number;
  endMinute: number;
  place: string | null;
}

export const sections = sqliteTable(
  "sections",
  {
    sectionId: text("section_id").primaryKey(),
    offeringId: text("offering_id")
      .notNull()
      .references(() => offerings.offeringId),
    sectionNumber: integer("section_number").notNull(),
    /** Whom it takes; `null` where no file says so. */
    criteria: json<SectionCriterion[] | null>("criteria").notNull(),
    /** Notes that the timetable put in the place of an instructor. */
    note: text("note"),
    /** When a newer file of the term no longer had it. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [uniqueIndex("sections_offering_number").on(t.offeringId, t.sectionNumber)],
);

export const sectionInstructors = sqliteTable(
  "section_instructors",
  {
    sectionId: text("section_id")
      .notNull()
      .references(() => sections.sectionId),
    instructorId: text("instructor_id")
      .notNull()
      .references(() => instructors.instructorId),
    /** Denormalized, so that "who teaches this course" is one index range. */
    courseId: text("course_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sectionId, t.instructorId] }),
    index("section_instructors_course").on(t.courseId, t.instructorId),
    index("section_instructors_instructor").on(t.instructorId, t.courseId),
  ],
);

export const sectionMeetings = sqliteTable(
  "section_meetings",
  {
    sectionId: text("section_id")
      .notNull()
      .references(() => sections.sectionId),
    position: integer("position").notNull(),
    day: integer("day").notNull(),
    startMinute: integer("start_minute").notNull(),
    endMinute: integer("end_minute").notNull(),
    place: text("place"),
    courseId: text("course_id").notNull(),
    term: text("term").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sectionId, t.position] }),
    index("section_meetings_slot").on(t.term, t.day, t.startMinute, t.endMinute, t.courseId),
    index("section_meetings_course").on(t.courseId, t.term, t.day),
    index("section_meetings_section").on(t.sectionId, t.day, t.startMinute, t.endMinute),
    index("section_meetings_place").on(t.term, t.place),
  ],
);

export const courseFavorites = sqliteTable(
  "course_favorites",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    courseId: ofCourse(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index("course_favorites_course").on(t.courseId),
    index("course_favorites_user").on(t.userId, t.createdAt),
  ],
);

/** What students call courses, with what the catalog calls them; both folded. Staff keep the list. */
export const searchNicknames = sqliteTable("search_nicknames", {
  /** `lin alg` */
  nickname: text("nickname").primaryKey(),
  /** `linear algebra` */
  replacement: text("replacement").notNull(),
  createdAt: createdAt(),
});

/** Searches that found nothing: what the catalog lacks. */
export const searchMisses = sqliteTable(
  "search_misses",
  {
    query: text("query").primaryKey(),
    count: integer("count").notNull().default(1),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (t) => [index("search_misses_count").on(t.count)],
);

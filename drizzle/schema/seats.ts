/** Which sections have room in the weeks of registration, as students tell each other: what they say, when that was told on, and who waits for it. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, flag, rowKey } from "./columns";

/** A section is known by its number: one that the timetable drops and brings back is the same one. */
const ofSection = () => ({
  courseId: text("course_id")
    .notNull()
    .references(() => courses.courseId),
  term: text("term").notNull(),
  sectionNumber: integer("section_number").notNull(),
});

const ofPerson = () =>
  text("user_id")
    .notNull()
    .references(() => users.userId);

/** What somebody said last of a section. */
export const seatReports = sqliteTable(
  "seat_reports",
  { key: rowKey(), ...ofSection(), userId: ofPerson(), hasRoom: flag("has_room").notNull(), createdAt: createdAt() },
  (t) => [
    uniqueIndex("seat_reports_once").on(t.userId, t.courseId, t.term, t.sectionNumber),
    index("seat_reports_section").on(t.courseId, t.term, t.sectionNumber, t.createdAt),
    index("seat_reports_age").on(t.createdAt),
  ],
);

/** That enough people said at once that a section has room: those who wait for it were told. */
export const seatOpenings = sqliteTable(
  "seat_openings",
  { key: rowKey(), openingId: text("opening_id").notNull().unique(), ...ofSection(), createdAt: createdAt() },
  (t) => [index("seat_openings_section").on(t.courseId, t.term, t.sectionNumber, t.createdAt), index("seat_openings_age").on(t.createdAt)],
);

/** On whose word: nobody's counts for more than a few in an hour. */
export const seatVoices = sqliteTable(
  "seat_voices",
  {
    openingId: text("opening_id")
      .notNull()
      .references(() => seatOpenings.openingId, { onDelete: "cascade" }),
    userId: ofPerson(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.openingId, t.userId] }), index("seat_voices_person").on(t.userId, t.createdAt)],
);

/** Who is told when a section has room. */
export const seatWatches = sqliteTable("seat_watches", { ...ofSection(), userId: ofPerson(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.userId, t.courseId, t.term, t.sectionNumber] }),
  index("seat_watches_section").on(t.courseId, t.term, t.sectionNumber),
  index("seat_watches_age").on(t.createdAt),
]);

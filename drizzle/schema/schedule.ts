/** Plans of a term: sections of the catalog, items of one's own, and clashes that their owner allows. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, flag, rowKey, updatedAt } from "./columns";

export const schedules = sqliteTable(
  "schedules",
  {
    key: rowKey(),
    scheduleId: text("schedule_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** `2024-1`; it never changes, for the sections are of this term. */
    term: text("term").notNull(),
    name: text("name").notNull(),
    /** For the criteria of sections; null: the last word of the owner's name. */
    surname: text("surname"),
    /** Letters, as criteria write them; null: the owner's department. */
    departmentCode: text("department_code"),
    /** The bit of each weekday that the grid leaves out; 1 is Monday. */
    hiddenDays: integer("hidden_days").notNull().default(0),
    /** What calendars were told last, as a hash, and how often that has changed: the sequence of its events. */
    calendarHash: text("calendar_hash").notNull().default(""),
    calendarRevision: integer("calendar_revision").notNull().default(0),
    calendarChangedAt: integer("calendar_changed_at").notNull().default(0),
    /** When its owner chose it for their week, where the one of a term that was chosen last is shown; null: never. */
    chosenAt: integer("chosen_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("schedules_user").on(t.userId, t.term, t.key),
    index("schedules_by_term").on(t.term, t.key),
    uniqueIndex("schedules_whose").on(t.scheduleId, t.userId, t.term),
    check("schedules_hidden", sql`hidden_days BETWEEN 0 AND 127`),
  ],
);

const ofSchedule = () =>
  text("schedule_id")
    .notNull()
    .references(() => schedules.scheduleId, { onDelete: "cascade" });

const color = () => integer("color").notNull();

/**
 * One section of each course. It is known by its number: a section that the timetable drops and brings back is the same one. 0 is none: the
 * course waits for the timetable.
 */
export const scheduleSections = sqliteTable(
  "schedule_sections",
  {
    scheduleId: ofSchedule(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.courseId),
    sectionNumber: integer("section_number").notNull(),
    color: color(),
    /** Its times as the owner knows them, `[[0,520,570]]` by day and time, or `gone`; null while nobody looked. */
    knownTimes: text("known_times"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scheduleId, t.courseId] }), index("schedule_sections_course").on(t.courseId, t.sectionNumber)],
);

/** Something of one's own: each week on a day, or once on a date. Times are minutes after midnight, half-open. */
export const scheduleItems = sqliteTable(
  "schedule_items",
  {
    itemId: text("item_id").primaryKey(),
    scheduleId: ofSchedule(),
    title: text("title").notNull(),
    place: text("place").notNull().default(""),
    /** 0 is Monday; null for an item that has a date. */
    day: integer("day"),
    /** `2026-11-21`; null for a weekly one. */
    date: text("date"),
    startMinute: integer("start_minute").notNull(),
    endMinute: integer("end_minute").notNull(),
    color: color(),
    createdAt: createdAt(),
  },
  (t) => [
    index("schedule_items_schedule").on(t.scheduleId),
    check("schedule_items_when", sql`(day IS NULL) <> (date IS NULL) AND coalesce(day, 0) BETWEEN 0 AND 6`),
    check("schedule_items_times", sql`0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440`),
  ],
);

/** Two entries, by course or item id in order, that may be at the same time. Changing or removing either forgets it. */
export const scheduleClashes = sqliteTable(
  "schedule_clashes",
  {
    scheduleId: ofSchedule(),
    firstEntry: text("first_entry").notNull(),
    secondEntry: text("second_entry").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.firstEntry, t.secondEntry] }),
    check("schedule_clashes_order", sql`first_entry < second_entry`),
  ],
);

export const linkKinds = ["feed", "share"] as const;

/** Secret addresses of a schedule: one that calendars read, one that shows it to whoever has it. One of each at most. */
export const scheduleLinks = sqliteTable(
  "schedule_links",
  {
    scheduleId: ofSchedule(),
    kind: text("kind", { enum: linkKinds }).notNull(),
    /** SHA-256 of the secret, which is kept nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    /** What a shared schedule shows beside its courses. */
    showsName: flag("shows_name").notNull().default(false),
    showsItems: flag("shows_items").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scheduleId, t.kind] })],
);

/** How many people plan a section; kept by triggers. Somebody with several schedules of the term counts once. */
export const scheduleDemand = sqliteTable(
  "schedule_demand",
  {
    courseId: text("course_id").notNull(),
    term: text("term").notNull(),
    sectionNumber: integer("section_number").notNull(),
    planners: integer("planners").notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.term, t.sectionNumber] }), check("schedule_demand_some", sql`planners > 0`)],
);

/** How many plan a section as it is shown: it moves in steps, as `platform/small-groups` says. */
export const demandReleases = sqliteTable(
  "demand_releases",
  {
    courseId: text("course_id").notNull(),
    term: text("term").notNull(),
    sectionNumber: integer("section_number").notNull(),
    planners: integer("planners").notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.term, t.sectionNumber] })],
);

export const demandSumKinds = ["course", "department", "hour"] as const;

/** What of a term is shown together of what sections are planned, as the job of the night adds it up. */
export const demandSums = sqliteTable(
  "demand_sums",
  {
    term: text("term").notNull(),
    kind: text("kind", { enum: demandSumKinds }).notNull(),
    /** The id of a course or department; weekday and first minute of an hour, `0 520`. */
    name: text("name").notNull(),
    people: integer("people").notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.kind, t.name] }), index("demand_sums_most").on(t.term, t.kind, t.people)],
);

export const pairStates = ["invited", "accepted", "declined"] as const;

/** Two people who agreed to see when both are free in a term, or one who asked for that. Whoever ends it deletes the row (decision 037). */
export const schedulePairs = sqliteTable(
  "schedule_pairs",
  {
    pairId: text("pair_id").primaryKey(),
    term: text("term").notNull(),
    status: text("status", { enum: pairStates }).notNull(),
    inviterId: text("inviter_id")
      .notNull()
      .references(() => users.userId),
    /** Null while a link invites. */
    inviteeId: text("invitee_id").references(() => users.userId),
    /** The plans that count: of the person beside them, in this term. Of what was declined none is kept. */
    inviterSchedule: text("inviter_schedule"),
    inviteeSchedule: text("invitee_schedule"),
    /** SHA-256 of a link's secret, which is kept nowhere. */
    tokenHash: text("token_hash").unique(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("schedule_pairs_once")
      .on(t.term, sql`min(inviter_id, invitee_id)`, sql`max(inviter_id, invitee_id)`)
      .where(sql`invitee_id IS NOT NULL`),
    index("schedule_pairs_inviter").on(t.inviterId, t.status),
    index("schedule_pairs_invitee").on(t.inviteeId, t.status),
    index("schedule_pairs_inviter_schedule").on(t.inviterSchedule),
    index("schedule_pairs_invitee_schedule").on(t.inviteeSchedule),
    index("schedule_pairs_age").on(t.status, t.createdAt),
    foreignKey({
      columns: [t.inviterSchedule, t.inviterId, t.term],
      foreignColumns: [schedules.scheduleId, schedules.userId, schedules.term],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.inviteeSchedule, t.inviteeId, t.term],
      foreignColumns: [schedules.scheduleId, schedules.userId, schedules.term],
    }).onDelete("cascade"),
    check("schedule_pairs_two", sql`invitee_id IS NULL OR invitee_id <> inviter_id`),
    check(
      "schedule_pairs_state",
      sql`CASE status
        WHEN 'invited' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NULL AND (invitee_id IS NULL) = (token_hash IS NOT NULL)
        WHEN 'accepted' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NOT NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        WHEN 'declined' THEN inviter_schedule IS NULL AND invitee_schedule IS NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        ELSE 0 END`,
    ),
  ],
);

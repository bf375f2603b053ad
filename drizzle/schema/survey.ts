/** Surveys: what they ask, who took part, and what was answered; the last two share no key, no time and no order. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, json } from "./columns";
import { posts } from "./posts";

export const surveyModes = ["anonymous", "named"] as const;
export const surveyReaders = ["author", "participants"] as const;

/** One for each post of the collection, which holds title, text and the day on which it closes. */
export const surveys = sqliteTable(
  "surveys",
  {
    surveyId: text("survey_id")
      .primaryKey()
      .references(() => posts.postId),
    /** What is asked, in order; `survey.questions.ts` says how. Fixed by the first answer, as are mode, readers and moments. */
    questions: json<unknown[]>("questions").notNull(),
    mode: text("mode", { enum: surveyModes }).notNull(),
    /** Who sees the results beside staff. */
    readers: text("readers", { enum: surveyReaders }).notNull(),
    /** Whether there are results before it closes. */
    isLive: flag("is_live").notNull().default(false),
    /** The number of the question by which the others are told apart; null for none. */
    splitBy: integer("split_by"),
    /** Null: of every department. */
    departmentId: text("department_id"),
    /** Null: of every year. */
    entranceYear: integer("entrance_year"),
    answerCount: integer("answer_count").notNull().default(0),
    /** How many of the answers were there when results were last worked out. */
    releasedCount: integer("released_count").notNull().default(0),
    /** What may be shown, as `platform/small-groups` says, by what is released together. */
    releases: json<Record<string, unknown>>("releases").notNull().default({}),
    /** Worked out after it closed: nothing changes any more. */
    isFinal: flag("is_final").notNull().default(false),
  },
  (t) => [
    check("surveys_mode", sql`mode IN ('anonymous', 'named')`),
    check("surveys_readers", sql`readers IN ('author', 'participants')`),
    index("surveys_due").on(t.surveyId).where(sql`is_final = 0`),
  ],
);

/** Who took part, on which day; stored without row numbers. */
export const surveyParticipants = sqliteTable(
  "survey_participants",
  {
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.surveyId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    answeredOn: text("answered_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.surveyId, t.userId] }),
    index("survey_participants_user").on(t.userId),
    check("survey_participants_day", sql`length(answered_on) = 10`),
  ],
);

/** How many gave each answer, by their answer to the question that tells others apart: nothing else is kept of choices. */
export const surveyCounts = sqliteTable(
  "survey_counts",
  {
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.surveyId),
    /** A question, one of its boxes or one of its rows: `q3`, `q3.2`. */
    item: text("item").notNull(),
    value: text("value").notNull(),
    split: text("split").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.surveyId, t.item, t.value, t.split] })],
);

/** What was written, each text by itself under a random id; stored without row numbers, in the order of these ids. */
export const surveyTexts = sqliteTable(
  "survey_texts",
  {
    textId: text("text_id").primaryKey(),
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.surveyId),
    item: text("item").notNull(),
    text: text("text").notNull(),
    /** Readers of the results are shown it. */
    isReleased: flag("is_released").notNull().default(false),
  },
  (t) => [index("survey_texts_item").on(t.surveyId, t.item, t.isReleased, t.textId)],
);

/** Whole answers, of named surveys alone. */
export const surveyResponses = sqliteTable(
  "survey_responses",
  {
    responseId: text("response_id").primaryKey(),
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.surveyId),
    userId: text("user_id").references(() => users.userId),
    answers: json<Record<string, string | string[]>>("answers").notNull(),
  },
  (t) => [uniqueIndex("survey_responses_person").on(t.surveyId, t.userId), index("survey_responses_user").on(t.userId)],
);

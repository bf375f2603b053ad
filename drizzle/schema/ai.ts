/** What people asked the assistant: their questions, not what they were answered. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";

/** `extract`: quotes; `model`: written by a model; `fallback`: quotes, because the model gave nothing that could be kept. */
export const answerOutcomes = ["extract", "model", "fallback"] as const;
export const answerRatings = ["up", "down"] as const;

/** A sentence that a model wrote, with the passages that it stands on: shown while they still say what they said. */
export interface StoredSentence {
  text: string;
  passages: { to: string; digest: string }[];
}

export const aiChats = sqliteTable(
  "ai_chats",
  {
    key: rowKey(),
    chatId: text("chat_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    title: text("title").notNull(),
    searchText: text("search_text").notNull(),
    createdAt: createdAt(),
    /** When something was asked in it last. */
    updatedAt: updatedAt(),
  },
  (t) => [index("ai_chats_listed").on(t.userId, t.updatedAt), index("ai_chats_old").on(t.updatedAt)],
);

export const aiAnswers = sqliteTable(
  "ai_answers",
  {
    key: rowKey(),
    answerId: text("answer_id").notNull().unique(),
    chatId: text("chat_id")
      .notNull()
      .references(() => aiChats.chatId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    question: text("question").notNull(),
    searchText: text("search_text").notNull(),
    outcome: text("outcome", { enum: answerOutcomes }).notNull().default("extract"),
    /** What a model wrote; null where the answer is quotes, which are looked up anew. */
    said: json<StoredSentence[]>("said"),
    rating: text("rating", { enum: answerRatings }),
    ratingNote: text("rating_note"),
    createdAt: createdAt(),
  },
  (t) => [
    check("ai_answers_outcome", sql`outcome IN ('extract', 'model', 'fallback') AND (outcome = 'model') = (said IS NOT NULL)`),
    check("ai_answers_rating", sql`rating IN ('up', 'down') AND (rating_note IS NULL OR rating IS NOT NULL)`),
    index("ai_answers_chat").on(t.chatId, t.key),
    index("ai_answers_user").on(t.userId),
    index("ai_answers_rated").on(t.rating, t.key).where(sql`rating IS NOT NULL`),
  ],
);

/** How many questions somebody asked since their count began. */
export const aiUsage = sqliteTable(
  "ai_usage",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.userId),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [index("ai_usage_old").on(t.endsAt)],
);

/** The words of questions that the assistant found nothing for, once for all who asked them, and without who did (decision 082). */
export const aiUnanswered = sqliteTable(
  "ai_unanswered",
  {
    key: rowKey(),
    groupId: text("group_id").notNull().unique(),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    /** Folded stems in the order of the alphabet, with spaces between. */
    words: text("words").notNull(),
    /** The Monday of the week in which it was asked last. */
    lastWeek: text("last_week").notNull(),
    /** How many marks it has; triggers count. */
    people: integer("people").notNull().default(0),
    /** How many of these there were when staff were done with it; 0 where they aren't. */
    donePeople: integer("done_people").notNull().default(0),
  },
  (t) => [
    unique("ai_unanswered_words").on(t.locale, t.words),
    check("ai_unanswered_shape", sql`locale IN ('en', 'tr') AND words <> '' AND people >= 0 AND done_people BETWEEN 0 AND people`),
    index("ai_unanswered_open").on(sql`people / 5 DESC`, sql`last_week DESC`, t.key).where(sql`people - done_people >= 5`),
    index("ai_unanswered_done").on(sql`people / 5 DESC`, sql`last_week DESC`, t.key).where(sql`people >= 5 AND people - done_people < 5`),
    index("ai_unanswered_old").on(t.lastWeek),
  ],
);

/** That somebody asked it, which only the site's secret could tell of whom. */
export const aiUnansweredMarks = sqliteTable(
  "ai_unanswered_marks",
  {
    mark: text("mark").primaryKey(),
    groupKey: integer("group_key")
      .notNull()
      .references(() => aiUnanswered.key),
    /** The Monday of the week in which they asked first. */
    week: text("week").notNull(),
  },
  (t) => [index("ai_unanswered_marks_group").on(t.groupKey), index("ai_unanswered_marks_old").on(t.week)],
);

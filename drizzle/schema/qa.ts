/** The Q&A bank: questions that staff answer once for everybody, in both languages, in groups. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, rowKey, updatedAt } from "./columns";
import { posts } from "./posts";

export const qaStatuses = ["answered", "pending", "inReview"] as const;

export const qaGroups = sqliteTable(
  "qa_groups",
  {
    /** Four digits, chosen by staff. */
    groupId: text("group_id").primaryKey(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr").notNull(),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check("qa_groups_id", sql`group_id GLOB '[0-9][0-9][0-9][0-9]'`),
    check("qa_groups_names", sql`length(name_en) <= 30 AND length(name_tr) <= 30`),
    check("qa_groups_position", sql`position >= 1`),
  ],
);

export const qaQuestions = sqliteTable(
  "qa_questions",
  {
    key: rowKey(),
    qaId: text("qa_id").notNull().unique(),
    groupId: text("group_id")
      .notNull()
      .references(() => qaGroups.groupId),
    questionEn: text("question_en").notNull(),
    questionTr: text("question_tr").notNull(),
    answerEn: text("answer_en"),
    answerTr: text("answer_tr"),
    status: text("status", { enum: qaStatuses }).notNull(),
    position: integer("position").notNull(),
    /** Who answers, as readers are told: an office, a team, a club. */
    author: text("author").notNull(),
    searchText: text("search_text").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("qa_questions_status", sql`status IN ('answered', 'pending', 'inReview')`),
    check("qa_questions_answered", sql`status <> 'answered' OR (answer_en IS NOT NULL AND answer_tr IS NOT NULL)`),
    check("qa_questions_position", sql`position >= 1`),
    index("qa_questions_group").on(t.groupId, t.position, t.key),
    index("qa_questions_status").on(t.status, t.groupId, t.position, t.key),
  ],
);

/** Discussions that stand in the question pool, each in a group of the bank; whether one is answered or closed is said by the discussion. */
export const qaPool = sqliteTable(
  "qa_pool",
  {
    key: rowKey(),
    postId: text("post_id")
      .notNull()
      .unique()
      .references(() => posts.postId),
    groupId: text("group_id")
      .notNull()
      .references(() => qaGroups.groupId),
    createdAt: createdAt(),
  },
  (t) => [index("qa_pool_group").on(t.groupId, t.key)],
);

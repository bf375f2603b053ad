/** Conversations with the assistant in D1, each its owner's alone. */
import { aiAnswers, aiChats, aiUsage, type StoredSentence } from "@schema/ai";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { insertIf, rawStatement, returning } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { columnHoldsWords } from "~/platform/held-words.server";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import { idFor } from "~/platform/once.server";
import type { OldTraces } from "~/platform/product";
import { MAX_TITLE } from "./ai.limits";
import { settings } from "./settings";

export type StoredAnswer = typeof aiAnswers.$inferSelect;
export type Chat = Pick<typeof aiChats.$inferSelect, "chatId" | "title" | "updatedAt">;

/** A question that was taken, on its way to its answer. */
export interface Taken {
  chatId: string;
  answerId: string;
  question: string;
  /** What was asked before in the same conversation; empty for nothing. */
  previous: string;
  /** It was taken before, with the same key. */
  isAgain?: boolean;
}

/** Why a question wasn't taken: it is one too many until then, or there is no such thing of theirs. */
export type NotTaken = { opensAt: number } | null;

/** So many questions of a conversation are shown at once. */
const SHOWN_ANSWERS = 10;

const titleOf = (question: string) => (question.length <= MAX_TITLE ? question : `${question.slice(0, MAX_TITLE - 1).trimEnd()}…`);

/** Counts a question of somebody where a condition holds; past the most it stays one above. */
const counted = ({ db, clock, actor }: SignedInContext, most: number, condition: SQL) => {
  const now = clock.now();
  return returning(
    db,
    sql`INSERT INTO ai_usage (user_id, count, ends_at) SELECT ${actor.userId}, 1, ${now + DAY} WHERE ${condition}
      ON CONFLICT (user_id) DO UPDATE SET count = iif(ends_at <= ${now}, 1, min(count + 1, ${most + 1})),
        ends_at = iif(ends_at <= ${now}, excluded.ends_at, ends_at)`,
    { count: aiUsage.count, endsAt: aiUsage.endsAt },
  );
};

const mayAsk = (userId: string, most: number) => sql`(SELECT count FROM ai_usage WHERE user_id = ${userId}) <= ${most}`;

/** What stands in a conversation before an answer, or last. */
const questionBefore = (userId: string, chat: SQL, answerId: string) =>
  sql`SELECT question FROM ai_answers WHERE chat_id = ${chat} AND user_id = ${userId}
    AND key < coalesce((SELECT key FROM ai_answers WHERE answer_id = ${answerId}), 9e15) ORDER BY key DESC LIMIT 1`;

/** Takes a question into a conversation, or into a new one; once for its key. One batch: whoever is past the limit writes nothing. */
export async function insertQuestion(
  ctx: SignedInContext,
  question: string,
  chat: string | null,
  most: number,
  key?: string,
): Promise<Taken | NotTaken> {
  const { db, clock, actor } = ctx;
  const { userId } = actor;
  const now = clock.now();
  const said = { question, chat };
  const [chatId, answerId] = await Promise.all([chat ?? idFor(ctx, "chat", key, said), idFor(ctx, "answer", key, said)]);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ai_answers WHERE answer_id = ${answerId})`;
  const maybe = sql`${mayAsk(userId, most)} AND ${isNew}`;
  const isOwn = sql`EXISTS (SELECT 1 FROM ai_chats WHERE chat_id = ${chatId} AND user_id = ${userId})`;
  const title = titleOf(question);
  const row = { chatId, userId, title, searchText: foldTurkish(title), createdAt: now, updatedAt: now };
  const opened = chat
    ? rawStatement(db, sql`UPDATE ai_chats SET updated_at = ${now} WHERE chat_id = ${chatId} AND user_id = ${userId} AND ${maybe}`)
    : insertIf(db, aiChats, row, maybe, aiChats.chatId);
  const answer = { answerId, chatId, userId, question, searchText: foldTurkish(question), createdAt: now };
  const [[there], [usage], , [before], rows] = await db.batch([
    db.select({ answerId: aiAnswers.answerId }).from(aiAnswers).where(eq(aiAnswers.answerId, answerId)),
    counted(ctx, most, chat ? sql`${isOwn} AND ${isNew}` : isNew),
    opened,
    rawStatement<{ question: string }>(db, questionBefore(userId, sql`${chatId}`, answerId)),
    insertIf(db, aiAnswers, answer, sql`${maybe} AND ${isOwn}`, aiAnswers.answerId),
  ]);
  if (there || rows.length > 0) return { chatId, answerId, question, previous: before?.question ?? "", isAgain: there !== undefined };
  return usage && usage.count > most ? { opensAt: usage.endsAt } : null;
}

/** Takes a question anew; what was said and thought of it goes. */
export async function retakeQuestion(ctx: SignedInContext, answerId: string, most: number): Promise<Taken | NotTaken> {
  const { db, actor } = ctx;
  const { userId } = actor;
  const chat = sql`(SELECT chat_id FROM ai_answers WHERE answer_id = ${answerId})`;
  const [[usage], [before], [row]] = await db.batch([
    counted(ctx, most, sql`EXISTS (SELECT 1 FROM ai_answers WHERE answer_id = ${answerId} AND user_id = ${userId})`),
    rawStatement<{ question: string }>(db, questionBefore(userId, chat, answerId)),
    returning(
      db,
      sql`UPDATE ai_answers SET outcome = 'extract', said = NULL, rating = NULL, rating_note = NULL
        WHERE answer_id = ${answerId} AND user_id = ${userId} AND ${mayAsk(userId, most)}`,
      { chatId: aiAnswers.chatId, question: aiAnswers.question },
    ),
  ]);
  if (row) return { chatId: row.chatId, answerId, question: row.question, previous: before?.question ?? "" };
  return usage && usage.count > most ? { opensAt: usage.endsAt } : null;
}

/** An answer of one's own as it is kept, and the question before it; null when there is none. */
export async function findAnswer({ db, actor }: SignedInContext, answerId: string) {
  const [[answer], [before]] = await db.batch([
    db
      .select()
      .from(aiAnswers)
      .where(and(eq(aiAnswers.answerId, answerId), eq(aiAnswers.userId, actor.userId))),
    rawStatement<{ question: string }>(
      db,
      questionBefore(actor.userId, sql`(SELECT chat_id FROM ai_answers WHERE answer_id = ${answerId})`, answerId),
    ),
  ]);
  return answer ? { answer, previous: before?.question ?? "" } : null;
}

/** Keeps what a model wrote, or that it gave nothing. */
export async function storeOutcome(ctx: SignedInContext, answerId: string, said: StoredSentence[] | null): Promise<void> {
  await ctx.db
    .update(aiAnswers)
    .set({ outcome: said ? "model" : "fallback", said })
    .where(and(eq(aiAnswers.answerId, answerId), eq(aiAnswers.userId, ctx.actor.userId)));
}

export interface ChatFilters {
  /** The conversation that is open. */
  chat?: string | undefined;
  q?: string | undefined;
  /** Conversations in which nothing was asked since. */
  older?: number | undefined;
  /** Questions of the open one before this. */
  before?: number | undefined;
}

/** Conversations of somebody whose title and questions together hold these words. */
const sayThat = (userId: string, q: string) =>
  sql`${aiChats.chatId} IN (SELECT chat_id FROM (
    SELECT c.chat_id, c.search_text || ' ' || coalesce(group_concat(a.search_text, ' '), '') AS said FROM ai_chats AS c
      LEFT JOIN ai_answers AS a ON a.chat_id = c.chat_id WHERE c.user_id = ${userId} GROUP BY c.chat_id
  ) WHERE ${columnHoldsWords(sql`said`, q) ?? sql`TRUE`})`;

/** One's own conversations that hold these words, the latest first, and the last questions of the open one. One round trip. */
export async function findChats({ db, actor }: SignedInContext, { chat, q, older, before }: ChatFilters) {
  const isOwn = eq(aiChats.userId, actor.userId);
  const named = { chatId: aiChats.chatId, title: aiChats.title, updatedAt: aiChats.updatedAt };
  const [chats, [open], answers] = await db.batch([
    db
      .select(named)
      .from(aiChats)
      .where(and(isOwn, older ? lt(aiChats.updatedAt, older) : undefined, q ? sayThat(actor.userId, q) : undefined))
      .orderBy(desc(aiChats.updatedAt))
      .limit(DEFAULT_SIZE + 1),
    db
      .select(named)
      .from(aiChats)
      .where(and(isOwn, eq(aiChats.chatId, chat ?? "")))
      .limit(1),
    db
      .select()
      .from(aiAnswers)
      .where(and(eq(aiAnswers.chatId, chat ?? ""), eq(aiAnswers.userId, actor.userId), before ? lt(aiAnswers.key, before) : undefined))
      .orderBy(desc(aiAnswers.key))
      .limit(SHOWN_ANSWERS + 1),
  ]);
  const items = chats.slice(0, DEFAULT_SIZE);
  return {
    chats: items,
    nextOlder: chats.length > DEFAULT_SIZE ? (items.at(-1)?.updatedAt ?? null) : null,
    open: open ?? null,
    answers: answers.slice(0, SHOWN_ANSWERS).reverse(),
    previous: answers[SHOWN_ANSWERS]?.question ?? "",
    nextBefore: answers.length > SHOWN_ANSWERS ? (answers[SHOWN_ANSWERS - 1]?.key ?? null) : null,
  };
}

/** Names a conversation. @returns whether it is theirs */
export async function writeTitle({ db, actor }: SignedInContext, chatId: string, title: string): Promise<boolean> {
  const rows = await db
    .update(aiChats)
    .set({ title, searchText: foldTurkish(title) })
    .where(and(eq(aiChats.chatId, chatId), eq(aiChats.userId, actor.userId)))
    .returning({ chatId: aiChats.chatId });
  return rows.length > 0;
}

/** Deletes a conversation with its questions. @returns whether it was theirs */
export async function removeChat({ db, actor }: SignedInContext, chatId: string): Promise<boolean> {
  const [, rows] = await db.batch([
    db.delete(aiAnswers).where(and(eq(aiAnswers.chatId, chatId), eq(aiAnswers.userId, actor.userId))),
    db
      .delete(aiChats)
      .where(and(eq(aiChats.chatId, chatId), eq(aiChats.userId, actor.userId)))
      .returning({ chatId: aiChats.chatId }),
  ]);
  return rows.length > 0;
}

/** Deletes all conversations of somebody. */
export async function removeChats({ db, actor }: SignedInContext): Promise<void> {
  await db.batch([
    db.delete(aiAnswers).where(eq(aiAnswers.userId, actor.userId)),
    db.delete(aiChats).where(eq(aiChats.userId, actor.userId)),
  ]);
}

/** Writes what somebody thinks of an answer of theirs; null takes it back. @returns whether it is theirs */
export async function writeRating(
  { db, actor }: SignedInContext,
  answerId: string,
  rating: StoredAnswer["rating"],
  note: string | null,
): Promise<boolean> {
  const rows = await db
    .update(aiAnswers)
    .set({ rating, ratingNote: rating ? note : null })
    .where(and(eq(aiAnswers.answerId, answerId), eq(aiAnswers.userId, actor.userId)))
    .returning({ answerId: aiAnswers.answerId });
  return rows.length > 0;
}

/** How many questions are shown to the team at once. */
const SHOWN_RATED = 50;

/** What people think of answers, without who they are. */
export async function findRatings({ db }: Pick<Context, "db">) {
  const [counts, worst] = await db.batch([
    rawStatement<{ rating: "up" | "down"; count: number }>(
      db,
      sql`SELECT rating, count(*) AS count FROM ai_answers WHERE rating IS NOT NULL GROUP BY rating`,
    ),
    db
      .select({ question: aiAnswers.question, note: aiAnswers.ratingNote, outcome: aiAnswers.outcome })
      .from(aiAnswers)
      .where(eq(aiAnswers.rating, "down"))
      .orderBy(desc(aiAnswers.key))
      .limit(SHOWN_RATED),
  ]);
  const of = (rating: "up" | "down") => (counts as { rating: string; count: number }[]).find((each) => each.rating === rating)?.count ?? 0;
  return { up: of("up"), down: of("down"), worst };
}

/** What admins set, as the database has it now. */
const keptDays = sql`coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'assistantKeptDays'), ${settings.assistantKeptDays.atFirst})`;

/** Conversations in which nothing was asked for as long as admins set, and counts that are over. */
export const oldChats: OldTraces = ({ db, clock }) => {
  const limit = sql`${clock.now()} - ${keptDays} * ${DAY}`;
  return [
    db.delete(aiAnswers).where(sql`chat_id IN (SELECT chat_id FROM ai_chats WHERE updated_at < ${limit})`),
    db.delete(aiChats).where(sql`updated_at < ${limit}`),
    db.delete(aiUsage).where(lt(aiUsage.endsAt, clock.now())),
  ];
};

/** Questions to buyers in D1, and their answers. Triggers let an event ask five at a time, and keep one as it is that has answers. */
import { ticketQuestions } from "@schema/tickets";
import { type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { Context, SignedInContext } from "~/platform/context";
import { eachOf, insertIf, rawStatement, reasonOf, returning } from "~/platform/db.server";
import { nextDateOf } from "./next-date.repository.server";
import type { Question } from "./questions.rules";

type Sell = Permission<"ticket.sell">;

interface QuestionRow extends Omit<Question, "options" | "isRequired"> {
  options: string;
  isRequired: number;
  isHidden: number;
  isAnswered: number;
}

export interface AskedQuestion extends Question {
  isHidden: boolean;
  isAnswered: boolean;
}

const questionOf = ({ questionId, title, kind, scope, options, isRequired }: Omit<QuestionRow, "isHidden" | "isAnswered">): Question => ({
  questionId,
  title,
  kind,
  scope,
  options: JSON.parse(options) as string[],
  isRequired: Boolean(isRequired),
});

const questionColumns = sql`q.question_id AS questionId, q.title, q.kind, q.scope, q.options, q.is_required AS isRequired`;

/** The statement for an event's questions, in their order, also those that nobody is asked any more. */
const selectQuestions = ({ db }: Pick<Context, "db">, eventId: string) =>
  rawStatement<QuestionRow>(
    db,
    sql`SELECT ${questionColumns}, q.hidden_at IS NOT NULL AS isHidden,
        EXISTS (SELECT 1 FROM ticket_answers AS a WHERE a.question_id = q.question_id) AS isAnswered
      FROM ticket_questions AS q WHERE q.event_id = ${eventId} ORDER BY q.key`,
  );

/** An event's questions, in their order, also those that nobody is asked any more. */
export async function listQuestions(ctx: Pick<Context, "db">, eventId: string): Promise<AskedQuestion[]> {
  const [rows] = await ctx.db.batch([selectQuestions(ctx, eventId)]);
  return rows.map((row) => ({ ...questionOf(row), isHidden: Boolean(row.isHidden), isAnswered: Boolean(row.isAnswered) }));
}

/** Adds a question. @returns whether it was written, or why not */
export async function insertQuestion(
  { db, clock }: SignedInContext,
  eventId: string,
  question: Question,
  permission: Sell,
): Promise<"done" | "notAllowed" | "tooMany" | "known"> {
  const row = { ...question, eventId, createdAt: clock.now() };
  try {
    const [made] = await db.batch([insertIf(db, ticketQuestions, row, permission, ticketQuestions.questionId)]);
    return made.length > 0 ? "done" : "notAllowed";
  } catch (failed) {
    if (reasonOf(failed).includes("ticket_questions_most")) return "tooMany";
    if (reasonOf(failed).includes("ticket_questions.question_id")) return "known";
    throw failed;
  }
}

/** Asks no more: a question that has answers stays with them, one without goes. @returns whether there was one */
export async function closeQuestion(
  { db, clock }: SignedInContext,
  eventId: string,
  questionId: string,
  permission: Sell,
): Promise<boolean> {
  const isIt = sql`question_id = ${questionId} AND event_id = ${eventId} AND ${permission}`;
  const hasAnswers = sql`EXISTS (SELECT 1 FROM ticket_answers AS a WHERE a.question_id = ticket_questions.question_id)`;
  const [hidden, gone] = await db.batch([
    returning(db, sql`UPDATE ticket_questions SET hidden_at = ${clock.now()} WHERE ${isIt} AND hidden_at IS NULL AND ${hasAnswers}`, {
      questionId: ticketQuestions.questionId,
    }),
    returning(db, sql`DELETE FROM ticket_questions WHERE ${isIt} AND NOT ${hasAnswers}`, { questionId: ticketQuestions.questionId }),
  ]);
  return hidden.length + gone.length > 0;
}

/** Asks again what was asked before. @returns whether there was one, or why not */
export async function reopenQuestion(
  { db }: SignedInContext,
  eventId: string,
  questionId: string,
  permission: Sell,
): Promise<"done" | "none" | "tooMany"> {
  try {
    const [shown] = await db.batch([
      returning(
        db,
        sql`UPDATE ticket_questions SET hidden_at = NULL
          WHERE question_id = ${questionId} AND event_id = ${eventId} AND hidden_at IS NOT NULL AND ${permission}`,
        { questionId: ticketQuestions.questionId },
      ),
    ]);
    return shown.length > 0 ? "done" : "none";
  } catch (failed) {
    if (reasonOf(failed).includes("ticket_questions_most")) return "tooMany";
    throw failed;
  }
}

/** An answer on its way to the database: question, ticket (null for the order) and what was answered. */
export type AnswerRow = readonly [questionId: string, ticketId: string | null, value: string];

/** Whether the answer `a` is about what the question `q` asks about: a ticket, or the order. */
const isInScope = sql`(a.value ->> '$[1]' IS NOT NULL) = (q.scope = 'ticket')`;

/** Whether the question `q` can be answered with what the answer `a` says. */
const isPossible = sql`CASE q.kind WHEN 'tick' THEN a.value ->> '$[2]' = 'on'
  WHEN 'choice' THEN EXISTS (SELECT 1 FROM json_each(q.options) AS x WHERE x.value = a.value ->> '$[2]') ELSE 1 END`;

const isTaken = sql`${isInScope} AND ${isPossible}`;

/**
 * Whether an event's required questions have answers, one for each of so many tickets or one for the order, and all answers can be
 * taken. An answer that is about nothing asked is no hindrance: it isn't written.
 */
export const isAnswered = (eventId: string, answers: readonly AnswerRow[], seats: number): SQL => sql`
  NOT EXISTS (SELECT 1 FROM ticket_questions AS q WHERE q.event_id = ${eventId} AND q.hidden_at IS NULL AND q.is_required
    AND (SELECT count(DISTINCT coalesce(a.value ->> '$[1]', '')) FROM ${eachOf(answers)} AS a WHERE a.value ->> '$[0]' = q.question_id AND ${isTaken})
      < iif(q.scope = 'ticket', ${seats}, 1))
  AND NOT EXISTS (SELECT 1 FROM ${eachOf(answers)} AS a CROSS JOIN ticket_questions AS q ON q.question_id = a.value ->> '$[0]'
    WHERE q.event_id = ${eventId} AND q.hidden_at IS NULL AND ${isInScope} AND NOT ${isPossible})`;

/**
 * The statement that writes an order's answers, if a condition on the order `o` holds. What isn't asked any more is left out; without
 * answers nothing is read either.
 */
export const insertAnswers = ({ db, clock, actor }: SignedInContext, orderId: SQL, answers: readonly AnswerRow[], isMine: SQL) =>
  rawStatement(
    db,
    answers.length === 0
      ? sql`SELECT 0 AS written`
      : sql`INSERT INTO ticket_answers (question_id, order_id, ticket_id, user_id, value, created_at)
      SELECT q.question_id, o.order_id, a.value ->> '$[1]', ${actor.userId}, a.value ->> '$[2]', ${clock.now()}
      FROM ticket_orders AS o CROSS JOIN ${eachOf(answers)} AS a CROSS JOIN ticket_questions AS q ON q.question_id = a.value ->> '$[0]'
      WHERE o.order_id = ${orderId} AND q.event_id = o.event_id AND q.hidden_at IS NULL AND ${isTaken} AND ${isMine}`,
  );

interface TicketAnswerRow extends Omit<QuestionRow, "isAnswered"> {
  value: string | null;
}

export interface TicketAnswer extends Question {
  isHidden: boolean;
  /** Null while it isn't answered. */
  value: string | null;
}

/** Of the answer to the question `q` about a ticket or, where it is asked once, its order. Each is found by itself: others have answered too. */
const ofAnswer = (column: "key" | "value", ticketId: SQL, orderId: SQL) => {
  const found = sql`SELECT a.${sql.raw(column)} FROM ticket_answers AS a WHERE a.question_id = q.question_id`;
  return sql`iif(q.scope = 'ticket', (${found} AND a.ticket_id = ${ticketId}), (${found} AND a.ticket_id IS NULL AND a.order_id = ${orderId}))`;
};

/** The statement for what a ticket's holder is asked, and what they answered; also what was asked before, where they did. Nothing of one that was returned. */
export const answersAbout = ({ db }: Pick<Context, "db">, ticketId: string) =>
  rawStatement<TicketAnswerRow>(
    db,
    // What an event asked before may be much; a ticket's own answers are few.
    sql`SELECT ${questionColumns}, q.hidden_at IS NOT NULL AS isHidden, ${ofAnswer("value", sql`t.ticket_id`, sql`t.order_id`)} AS value
      FROM tickets AS t CROSS JOIN ticket_orders AS o ON o.order_id = t.order_id CROSS JOIN (
          SELECT question_id FROM ticket_questions WHERE event_id = (SELECT event_id FROM tickets WHERE ticket_id = ${ticketId}) AND hidden_at IS NULL
          UNION SELECT question_id FROM ticket_answers WHERE ticket_id = ${ticketId}
          UNION SELECT question_id FROM ticket_answers WHERE ticket_id IS NULL AND order_id = (SELECT order_id FROM tickets WHERE ticket_id = ${ticketId})
        ) AS k CROSS JOIN ticket_questions AS q ON q.question_id = k.question_id
      WHERE t.ticket_id = ${ticketId} AND t.state = 'valid' AND (q.scope = 'ticket' OR o.user_id = t.user_id) ORDER BY q.key`,
  );

/** Answers out of the rows of `answersAbout`. */
export const answersFrom = (rows: readonly TicketAnswerRow[]): TicketAnswer[] =>
  rows.map((row) => ({ ...questionOf(row), isHidden: Boolean(row.isHidden), value: row.value }));

/** The answers about a ticket `t` of an order `o` by question, as one JSON object, for lists of guests. */
export const answersOf = sql`(SELECT json_group_object(a.question_id, a.value) FROM (
  SELECT question_id, value FROM ticket_answers WHERE ticket_id = t.ticket_id
  UNION ALL SELECT question_id, value FROM ticket_answers WHERE ticket_id IS NULL AND order_id = t.order_id AND o.user_id = t.user_id) AS a)`;

/**
 * Replaces what a ticket's holder answered, until its date begins, or the next of its dates.
 * @param answers questions with what is answered; nothing takes an answer away
 * @returns whether the ticket is one that the actor answers for
 */
export async function saveAnswers(
  ctx: SignedInContext,
  ticketId: string,
  answers: readonly { questionId: string; scope: Question["scope"]; value: string }[],
): Promise<boolean> {
  const { db, actor, clock } = ctx;
  const mine = sql`FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id JOIN ticket_categories AS g ON g.category_id = t.category_id
    WHERE t.ticket_id = ${ticketId} AND t.user_id = ${actor.userId} AND t.state = 'valid' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
      AND ${nextDateOf(clock.now())} > ${clock.now()}`;
  const asked = answers.map(({ questionId }) => questionId);
  const rows = answers
    .filter(({ value }) => value !== "")
    .map(({ questionId, scope, value }): AnswerRow => [questionId, scope === "ticket" ? ticketId : null, value]);
  const orderId = sql`(SELECT t.order_id ${mine})`;
  const isBuyers = sql`(q.scope = 'ticket' OR o.user_id = ${actor.userId})`;
  const [holds] = await db.batch([
    rawStatement(db, sql`SELECT 1 AS yes ${mine}`),
    rawStatement(
      db,
      sql`DELETE FROM ticket_answers WHERE key IN (
        SELECT ${ofAnswer("key", sql`${ticketId}`, sql`o.order_id`)}
        FROM ticket_orders AS o CROSS JOIN ${eachOf(asked)} AS w CROSS JOIN ticket_questions AS q ON q.question_id = w.value
        WHERE o.order_id = ${orderId} AND q.hidden_at IS NULL AND ${isBuyers})`,
    ),
    insertAnswers(ctx, orderId, rows, isBuyers),
  ]);
  return holds.length > 0;
}

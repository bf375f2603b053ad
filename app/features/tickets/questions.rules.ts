/** What buyers are asked, and whether what they answered is enough. */
import type { questionKinds, questionScopes } from "@schema/tickets";
import { MAX_SEATS } from "./tickets.limits";

export interface Question {
  questionId: string;
  title: string;
  kind: (typeof questionKinds)[number];
  scope: (typeof questionScopes)[number];
  options: string[];
  isRequired: boolean;
}

/** An answer as it is sent: for a ticket by its category and its number there, from 1; for the order without both. */
export interface GivenAnswer {
  question_id: string;
  category_id?: string | undefined;
  number?: number | undefined;
  value?: string | undefined;
  /** The field that it was typed into; its place among the answers unless said. */
  field?: string;
}

/** What a box says that is ticked. */
export const TICKED = "on";

/** A ticket before there is one. */
export interface Seat {
  categoryId: string;
  /** From 1 within its category. */
  number: number;
}

export const seatsOf = (wish: Readonly<Record<string, number>>): Seat[] =>
  Object.entries(wish).flatMap(([categoryId, count]) => Array.from({ length: count }, (_, at) => ({ categoryId, number: at + 1 })));

const isAbout = (answer: GivenAnswer, { questionId }: Question, seat: Seat | null) =>
  answer.question_id === questionId && answer.category_id === seat?.categoryId && answer.number === seat?.number;

/** Whether a question takes a text that was sent; nothing is taken where it needn't be answered. */
const takes = ({ kind, options, isRequired }: Question, value: string): boolean => {
  if (value === "") return !isRequired;
  return kind === "text" || (kind === "tick" ? value === TICKED : options.includes(value));
};

export interface Lack {
  title: string;
  /** Which of the answers it is about; -1 where it wasn't sent at all. */
  at: number;
  isMissing: boolean;
}

/** The first question that isn't answered as it has to be. @param seats the tickets that are asked about */
export function lackIn(questions: readonly Question[], seats: readonly Seat[], answers: readonly GivenAnswer[]): Lack | undefined {
  const asked = questions.flatMap((question) =>
    (question.scope === "order" ? [null] : seats).map((seat) => ({
      question,
      at: answers.findIndex((each) => isAbout(each, question, seat)),
    })),
  );
  const valueAt = (at: number) => answers[at]?.value ?? "";
  const lack = asked.find(({ question, at }) => !takes(question, valueAt(at)));
  return lack && { title: lack.question.title, at: lack.at, isMissing: valueAt(lack.at) === "" };
}

interface TypedAnswers {
  lines: readonly {
    category_id: string;
    answers?: readonly { question_id: string; number: number; value?: string | undefined }[] | undefined;
  }[];
  answers?: readonly { question_id: string; value?: string | undefined }[] | undefined;
}

/** The answers of the page's form, each with the field that it was typed into. */
export const typedAnswers = ({ lines, answers = [] }: TypedAnswers): GivenAnswer[] => [
  ...answers.map(({ question_id, value }, at) => ({ question_id, value, field: `answers[${at}].value` })),
  ...lines.flatMap(({ category_id, answers: own = [] }, line) =>
    own.map(({ question_id, number, value }, at) => ({
      question_id,
      category_id,
      number,
      value,
      field: `lines[${line}].answers[${at}].value`,
    })),
  ),
];

type Sent = Record<string, unknown>;

const rowsIn = (value: unknown): Sent[] => (Array.isArray(value) ? value.map((each) => (each ?? {}) as Sent) : []);

/** How many of a line were wanted, of whatever was sent. */
export const seatsWanted = (quantity: unknown): number => Math.min(MAX_SEATS, Math.max(0, Math.trunc(Number(quantity)) || 0));

interface Places {
  /** What can be taken now, in the order of the lines. */
  categoryIds: readonly string[];
  questions: readonly Pick<Question, "questionId" | "scope">[];
}

/**
 * What was sent with the page's form, at the places that its fields have now: meanwhile a category may have sold out, or a question
 * been added, and nobody's answer is shown as one to something else.
 */
export function placedAnew(sent: Sent, { categoryIds, questions }: Places): Sent {
  const [ofOrder, ofTicket] = [questions.filter(({ scope }) => scope === "order"), questions.filter(({ scope }) => scope === "ticket")];
  const lines = rowsIn(sent.lines);
  return {
    ...sent,
    answers: ofOrder.map(({ questionId }) => rowsIn(sent.answers).find((each) => each.question_id === questionId) ?? {}),
    lines: categoryIds.map((categoryId) => {
      const line = lines.find((each) => each.category_id === categoryId) ?? {};
      const seats = Array.from({ length: seatsWanted(line.quantity) }, (_, at) => at + 1);
      const answerTo = (questionId: string, number: number) =>
        rowsIn(line.answers).find((each) => each.question_id === questionId && Number(each.number) === number) ?? {};
      return { ...line, answers: seats.flatMap((number) => ofTicket.map(({ questionId }) => answerTo(questionId, number))) };
    }),
  };
}

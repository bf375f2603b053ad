/** What buyers are asked, and whether what they answered is enough. */
import type { questionKinds, questionScopes } from "@schema/tickets";

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

/** Surveys as forms and the API take them: what is asked, and what is answered. */
import { surveyModes, surveyReaders } from "@schema/survey";
import { z } from "zod";
import { postSchema } from "~/engines/posts/schema";
import { dayField, idField, integerField, trimmedText, versionField } from "~/platform/forms/fields";
import { shownOnlyIf } from "~/platform/forms/shown";
import { isDay } from "~/platform/time";
import { surveyPosts } from "./survey.collection";
import {
  applies,
  fieldOf,
  hasOptions,
  hasRange,
  hasRows,
  isChoice,
  kinds,
  MAX_LONG,
  MAX_SHORT,
  MOST_QUESTIONS,
  type Question,
} from "./survey.questions";

/** As in `survey.collection`. */
const [MAX_TITLE, MAX_DESCRIPTION] = [140, 8000];
const MAX_TEXT = 300;
const MAX_OPTION = 120;
const MOST_OPTIONS = 20;
const MOST_ROWS = 10;
const LARGEST = 1_000_000;
const MOST_STEPS = 11;
const [FIRST_YEAR, LAST_YEAR] = [1956, 2100];

/** One a line; empty lines are left out. */
const lines = (most: number) =>
  trimmedText(0, most * (MAX_OPTION + 2))
    .transform((text) =>
      text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(MAX_OPTION)).max(most))
    .optional()
    .describe("One a line");

const question = z.strictObject({
  kind: z.enum(kinds),
  text: trimmedText(1, MAX_TEXT),
  text_tr: trimmedText(0, MAX_TEXT).optional(),
  is_required: z.boolean().default(false),
  options: lines(MOST_OPTIONS),
  options_tr: lines(MOST_OPTIONS),
  rows: lines(MOST_ROWS),
  rows_tr: lines(MOST_ROWS),
  min: integerField(-LARGEST, LARGEST).optional(),
  max: integerField(-LARGEST, LARGEST).optional(),
  if_question: integerField(1, MOST_QUESTIONS).optional(),
  if_value: integerField(0, LARGEST).optional(),
});

type Refuse = (path: string, message: string) => void;

const countOf = (list: readonly string[] | undefined) => list?.length ?? 0;
const isUnevenly = (own: readonly string[] | undefined, turkish: readonly string[] | undefined) =>
  countOf(turkish) > 0 && countOf(turkish) !== countOf(own);

/** Whether a choice has such an answer: the number of an option, or a step of the scale. */
const hasValue = ({ kind, options, min = 1, max = 5 }: Question, value: number) =>
  kind === "scale" ? value >= min && value <= max : value >= 1 && value <= countOf(options);

function checkChoices({ kind, options, options_tr, rows, rows_tr }: Question, refuse: Refuse) {
  if (hasOptions(kind) && countOf(options) < 2) refuse("options", "@survey:form.twoOptions");
  if (new Set(options).size !== countOf(options)) refuse("options", "@survey:form.sameOption");
  if (isUnevenly(options, options_tr)) refuse("options_tr", "@survey:form.uneven");
  if (hasRows(kind) && countOf(rows) < 1) refuse("rows", "@survey:form.oneRow");
  if (isUnevenly(rows, rows_tr)) refuse("rows_tr", "@survey:form.uneven");
}

function checkRange({ kind, min = kind === "scale" ? 1 : undefined, max = kind === "scale" ? 5 : undefined }: Question, refuse: Refuse) {
  if (!hasRange(kind)) return;
  if (min === undefined || max === undefined || min >= max) refuse("max", "@survey:form.range");
  else if (kind === "scale" && max - min >= MOST_STEPS) refuse("max", "@survey:form.steps");
}

function checkCondition(all: readonly Question[], at: number, refuse: Refuse) {
  const { if_question: before, if_value: value } = all[at] ?? {};
  if (before === undefined && value === undefined) return;
  const earlier = before !== undefined && before <= at ? all[before - 1] : undefined;
  if (!earlier || !isChoice(earlier)) refuse("if_question", "@survey:form.earlier");
  else if (value === undefined || !hasValue(earlier, value)) refuse("if_value", "@survey:form.noSuchAnswer");
}

const { title, text: description } = postSchema(surveyPosts).shape;

const texts = {
  title,
  title_tr: trimmedText(0, MAX_TITLE).optional(),
  text: description,
  text_tr: trimmedText(0, MAX_DESCRIPTION).optional(),
  closes_on: dayField("@posts:form.day").optional(),
};

const shape = {
  ...texts,
  mode: z.enum(surveyModes),
  readers: z.enum(surveyReaders),
  is_live: z.boolean().default(false),
  split_by: integerField(1, MOST_QUESTIONS).optional(),
  department: idField().optional(),
  entrance_year: integerField(FIRST_YEAR, LAST_YEAR).optional(),
  questions: z.array(question).min(1, "@survey:form.oneQuestion").max(MOST_QUESTIONS),
};

interface Written {
  questions: readonly Question[];
  split_by?: number;
}

function checkSurvey({ questions, split_by }: Written, context: z.core.$RefinementCtx<Written>) {
  const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message, input: undefined });
  for (const [at, each] of questions.entries()) {
    const own: Refuse = (field, message) => refuse(["questions", at, field], message);
    checkChoices(each, own);
    checkRange(each, own);
    checkCondition(questions, at, own);
  }
  if (questions.every(({ kind }) => kind === "section")) refuse(["questions"], "@survey:form.oneQuestion");
  const split = split_by === undefined ? undefined : questions[split_by - 1];
  const canSplit = split?.kind === "single" && split.if_question === undefined;
  if (split_by !== undefined && !canSplit) refuse(["split_by"], "@survey:form.badSplit");
}

/** A whole survey. */
export const surveySchema = z.strictObject(shape).superRefine(checkSurvey);
export type SurveyInput = z.output<typeof surveySchema>;

/** One that is changed. */
export const surveyEditSchema = z.strictObject({ ...shape, updated_at: versionField() }).superRefine(checkSurvey);

const isKind = (fits: (kind: string) => boolean) => (value: (name: string) => readonly string[]) =>
  fits(value("questions[].kind")[0] ?? "");

/** The same from its page, which may only want to see how it will look. */
export const surveyForm = shownOnlyIf(
  z.object({ ...shape, updated_at: versionField(), preview: z.literal("1").optional() }).superRefine(checkSurvey),
  {
    "questions[].options": isKind(hasOptions),
    "questions[].options_tr": isKind(hasOptions),
    "questions[].rows": isKind(hasRows),
    "questions[].rows_tr": isKind(hasRows),
    "questions[].min": isKind(hasRange),
    "questions[].max": isKind(hasRange),
    "questions[].is_required": isKind((kind) => kind !== "section"),
    "questions[].if_question": (_, row) => row > 0,
    "questions[].if_value": (_, row) => row > 0,
  },
);

/** A survey that has answers: only its title, its text and its last day are changed. */
export const surveyTextsSchema = z.strictObject({ ...texts, updated_at: versionField() });
export type SurveyTexts = z.output<typeof surveyTextsSchema>;

type Refusal = (field: string, message: string) => void;

function checkOne(each: Question, field: string, given: string | undefined, refuse: Refusal) {
  const { kind, options, min = 1, max = 5, is_required } = each;
  if (given === undefined || given === "") {
    if (is_required) refuse(field, "@survey:form.answer");
    return;
  }
  const number = /^-?\d{1,9}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
  const isFine = {
    single: () => hasValue(each, number),
    matrix: () => number >= 1 && number <= countOf(options),
    scale: () => number >= min && number <= max,
    number: () => number >= min && number <= max,
    date: () => isDay(given) && given >= "1900" && given < "2200",
    short: () => given.length <= MAX_SHORT,
    long: () => given.length <= MAX_LONG,
    multiple: () => true,
    section: () => true,
  }[kind];
  if (!isFine()) refuse(field, kind === "number" ? "@survey:form.outside" : "@survey:form.answer");
}

function checkTicked({ options, is_required }: Question, field: string, given: readonly string[], refuse: Refusal) {
  if (is_required && given.length === 0) refuse(field, "@survey:form.answer");
  const known = new Set(options?.map((_, at) => String(at + 1)));
  if (given.some((each) => !known.has(each))) refuse(field, "@survey:form.answer");
}

const text = trimmedText(0, MAX_LONG).optional();

/** @param typed how an answer in numbers is read; all others are judged as they are written */
function answersRead(questions: readonly Question[], typed: z.ZodType<string | undefined>) {
  const fields = questions.flatMap((each, at): (readonly [string, z.ZodType<string | string[] | undefined>])[] => {
    const number = at + 1;
    if (each.kind === "section") return [];
    if (each.kind === "matrix") return (each.rows ?? []).map((_, row) => [fieldOf(number, row + 1), text]);
    if (each.kind === "number") return [[fieldOf(number), typed]];
    if (each.kind !== "multiple") return [[fieldOf(number), text]];
    return [[fieldOf(number), z.array(z.string().max(3)).max(MOST_OPTIONS).default([])]];
  });
  const judged = z.object(Object.fromEntries(fields)).superRefine((answers, context) => {
    const refuse: Refusal = (field, message) => context.addIssue({ code: "custom", path: [field], message, input: undefined });
    for (const [at, each] of questions.entries()) {
      const number = at + 1;
      if (!applies(questions, number, answers)) continue;
      const given = (field: string) => answers[field];
      if (each.kind === "multiple") checkTicked(each, fieldOf(number), [given(fieldOf(number)) ?? []].flat(), refuse);
      else if (each.kind === "matrix") {
        for (const [row] of (each.rows ?? []).entries()) {
          const field = fieldOf(number, row + 1);
          checkOne(each, field, given(field)?.toString(), refuse);
        }
      } else if (each.kind !== "section") checkOne(each, fieldOf(number), given(fieldOf(number))?.toString(), refuse);
    }
    const [first] = fields.map(([field]) => field);
    // One answers once: a form sent by accident mustn't be that answer.
    if (first && Object.values(answers).every((given) => !given?.length)) refuse(first, "@survey:form.answerOne");
  });
  const isAsked = (number: number) => (value: (name: string) => readonly string[]) =>
    applies(questions, number, Object.fromEntries(questions.map((_, at) => [fieldOf(at + 1), value(fieldOf(at + 1))])));
  const conditional = fields.flatMap(([field]) => {
    const number = Number.parseInt(field.slice(1), 10);
    return questions[number - 1]?.if_question === undefined ? [] : [[field, isAsked(number)] as const];
  });
  return shownOnlyIf(judged, Object.fromEntries(conditional));
}

/** What may be answered to these questions; what isn't asked after earlier answers is left out, whatever was sent. */
export const answersSchema = (questions: readonly Question[]) => answersRead(questions, text);

/** The same from its page, where numbers are written as the reader's language does. */
export const answersForm = (questions: readonly Question[]) => answersRead(questions, z.number().transform(String).optional());

export const answersBody = z.strictObject({
  answers: z
    .record(z.string().max(10), z.union([z.string().max(MAX_LONG), z.array(z.string().max(3)).max(MOST_OPTIONS)]))
    .describe("By question: `q1`, `q2_1` for the first row of a matrix; options by number from 1, several as a list"),
});

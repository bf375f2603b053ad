/** What the assistant is asked and told; pages and API share these. */
import { answerRatings } from "@schema/ai";
import { z } from "zod";
import { callersKey, idField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_QUESTION, MAX_RATING_NOTE, MAX_TITLE } from "./ai.limits";

const optionalId = z.preprocess((value) => (value === "" ? undefined : value), idField().optional());

export const questionSchema = z.strictObject({
  question: trimmedText(2, MAX_QUESTION),
  /** The conversation that it goes on; a new one without. */
  chat_id: optionalId,
  key: callersKey,
});

/** A new question, or one of one's own asked anew. */
export const streamSchema = z
  .strictObject({
    question: trimmedText(2, MAX_QUESTION).optional(),
    chat_id: optionalId,
    answer_id: idField().optional(),
    key: callersKey,
  })
  .refine(({ question, answer_id }) => (question === undefined) !== (answer_id === undefined), {
    message: "@ai:form.question",
    path: ["question"],
  });

export const titleSchema = z.strictObject({ title: trimmedText(1, MAX_TITLE) });

export const ratingSchema = z.strictObject({
  /** Nothing takes it back. */
  rating: z.preprocess((value) => value || undefined, z.enum(answerRatings).optional()),
  note: trimmedText(0, MAX_RATING_NOTE).optional(),
});

/** What the page's forms send. */
export const chatActSchema = z.discriminatedUnion("act", [
  questionSchema.extend({ act: z.literal("ask") }),
  z.strictObject({ act: z.literal("again"), answer_id: idField() }),
  ratingSchema.extend({ act: z.literal("rate"), answer_id: idField() }),
  titleSchema.extend({ act: z.literal("rename"), chat_id: idField() }),
  z.strictObject({ act: z.literal("delete"), chat_id: idField() }),
  z.strictObject({ act: z.literal("deleteAll") }),
]);

const cursor = z.coerce.number().int().positive().optional().catch(undefined);

export const chatFilters = z.object({
  chat: idField().optional().catch(undefined),
  q: storableText(100).optional().catch(undefined),
  older: cursor,
  before: cursor,
});

/** What the page is opened with: `q` stands in the field where one asks, `find` is what one's conversations are searched for. */
export const chatPageQuery = chatFilters.omit({ q: true }).extend({
  q: storableText(MAX_QUESTION).optional().catch(undefined),
  find: chatFilters.shape.q,
});

const citation = z.object({
  title: z.string(),
  to: z.string().describe("A path of this site."),
});

const sentence = z.object({
  text: z.string(),
  places: z.array(z.number()).describe("Which of the places it stands on, from 1; none for something of the asker's own."),
});

export const chatAnswer = z.object({
  answer_id: z.string(),
  chat_id: z.string(),
  question: z.string(),
  about: z.string().describe("The question before, when this one was understood by it."),
  outcome: z.enum(["extract", "model", "fallback"]).describe("`fallback`: a model gave nothing that its sources hold, so they are quoted."),
  own_to: z.string().nullable().describe("Where something of the asker's own is kept that the question asks about."),
  places: z.array(citation),
  near: z.array(citation).describe("Where else to look when nothing on the site answers the question."),
  asks: z.array(z.string()).describe("What may have been meant, as questions, where two meanings are equally near."),
  sentences: z.array(sentence).describe("Empty when nothing on the site answers the question."),
});

export const chatItem = z.object({ chat_id: z.string(), title: z.string(), updated_at: z.number() });

export const ratingsAnswer = z.object({
  up: z.number(),
  down: z.number(),
  worst: z.array(z.object({ question: z.string(), note: z.string().nullable(), outcome: z.string() })),
});

/** What is open, or what staff are done with. */
export const unansweredFilters = z.object({ state: z.enum(["open", "done"]).default("open").catch("open"), ...pagingShape });
export type UnansweredFilters = z.infer<typeof unansweredFilters>;

export const unansweredActSchema = z.strictObject({ act: z.enum(["done", "reopen"]), group_id: idField() });

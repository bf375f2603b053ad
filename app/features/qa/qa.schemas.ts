/** Questions and groups as admins write them; forms and API share these. */
import { qaStatuses } from "@schema/qa";
import { z } from "zod";
import { MAX_TEXT, MAX_TITLE, MIN_TEXT } from "~/engines/posts/collection";
import { callersKey, idField, integerField, storableText, trimmedText, versionField } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_ANSWER, MAX_AUTHOR, MAX_GROUP_NAME, MAX_QUESTION } from "./qa.limits";
import { poolStates } from "./qa.pool";

const MAX_ORDER = 9999;

export const groupId = z
  .string()
  .trim()
  .regex(/^\d{4}$/, "@qa:form.badGroup");

const answer = trimmedText(1, MAX_ANSWER).optional();

export const questionSchema = z.strictObject({
  question_en: trimmedText(5, MAX_QUESTION),
  question_tr: trimmedText(5, MAX_QUESTION),
  answer_en: answer,
  answer_tr: answer,
  group_id: groupId,
  order: integerField(1, MAX_ORDER),
  author: trimmedText(2, MAX_AUTHOR),
  status: z.enum(qaStatuses),
  /** Of the question that was changed; absent for a new one. */
  version: integerField(1, 1_000_000).optional(),
});
export type QuestionInput = z.infer<typeof questionSchema>;

/** A new one. */
export const newQuestionSchema = questionSchema.extend({ key: callersKey });
export type NewQuestion = z.infer<typeof newQuestionSchema>;

export const groupSchema = z.strictObject({
  group_id: groupId,
  name_en: trimmedText(2, MAX_GROUP_NAME),
  name_tr: trimmedText(2, MAX_GROUP_NAME),
  order: integerField(1, MAX_ORDER),
});
export type GroupInput = z.infer<typeof groupSchema>;

/** One that is changed. */
export const groupEditSchema = groupSchema.extend({ version: versionField() });
export type GroupEdit = z.infer<typeof groupEditSchema>;

/** The forms of the groups' page, told apart by what they do. */
export const newGroupForm = groupSchema.extend({ act: z.literal("add") });
export const groupEditForm = groupEditSchema.extend({ act: z.literal("edit") });
export const groupDeleteForm = z.strictObject({ act: z.literal("delete"), group_id: groupId });

export const deleteForm = z.strictObject({ act: z.literal("delete") });

/** Filters of the list; anything unreadable is left out. Only admins see what isn't answered. */
export const bankFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  group: groupId.optional().catch(undefined),
  status: z.enum(qaStatuses).default("answered").catch("answered"),
  ...pagingShape,
});
export type BankFilters = z.infer<typeof bankFilters>;

/** What a new question begins with: a discussion's question and accepted reply, or words that were asked for. */
export const newQuestionQuery = z.object({
  thread: idField().optional().catch(undefined),
  question: trimmedText(0, MAX_QUESTION).default("").catch(""),
});
export type NewQuestionQuery = z.infer<typeof newQuestionQuery>;

/** Filters of the pool; anything unreadable is left out. */
export const poolFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  group: groupId.optional().catch(undefined),
  state: z.enum(poolStates).optional().catch(undefined),
  ...pagingShape,
});
export type PoolFilters = z.infer<typeof poolFilters>;

/** What of the pool's view is asked for besides: the form for a question, or that for a discussion's place. */
export const poolQuery = z.object({ ask: storableText(1).optional().catch(undefined), thread: idField().optional().catch(undefined) });

export const poolQuestionSchema = z.strictObject({
  title: trimmedText(3, MAX_TITLE),
  text: trimmedText(MIN_TEXT, MAX_TEXT),
  group_id: groupId,
  is_anonymous: z.boolean().default(false),
});
export type PoolQuestionInput = z.infer<typeof poolQuestionSchema>;

/** Null takes a discussion out of the pool. */
export const poolPlaceSchema = z.strictObject({ group_id: groupId.nullable() });

/** The forms of the pool's view, told apart by what they do. */
export const askForm = poolQuestionSchema.extend({ act: z.literal("ask") });
export const placeForm = z.strictObject({ act: z.literal("place"), post_id: idField(), group_id: groupId });
export const takeOutForm = z.strictObject({ act: z.literal("take-out"), post_id: idField() });

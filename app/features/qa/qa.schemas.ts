/** Questions and groups as admins write them; forms and API share these. */
import { qaStatuses } from "@schema/qa";
import { z } from "zod";
import { idField, integerField, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_ANSWER, MAX_AUTHOR, MAX_GROUP_NAME, MAX_QUESTION } from "./qa.limits";

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

export const groupSchema = z.strictObject({
  group_id: groupId,
  name_en: trimmedText(2, MAX_GROUP_NAME),
  name_tr: trimmedText(2, MAX_GROUP_NAME),
  order: integerField(1, MAX_ORDER),
});
export type GroupInput = z.infer<typeof groupSchema>;

/** The forms of the groups' page, told apart by what they do. */
export const newGroupForm = groupSchema.extend({ act: z.literal("add") });
export const groupEditForm = groupSchema.extend({ act: z.literal("edit") });
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

/** A discussion whose question and accepted reply a new question begins with. */
export const newQuestionQuery = z.object({ thread: idField().optional().catch(undefined) });

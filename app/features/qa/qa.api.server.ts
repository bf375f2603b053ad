/** The Q&A bank for programs; the same use cases as the pages. */
import { qaStatuses } from "@schema/qa";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import type { Question } from "./qa.repository.server";
import { bankFilters, groupSchema, questionSchema } from "./qa.schemas";
import {
  addGroup,
  addQuestion,
  deleteGroup,
  deleteQuestion,
  editGroup,
  editQuestion,
  readBank,
  readDisplay,
  readGroups,
} from "./qa.service.server";

const done = z.object({ ok: z.literal(true) });
const byQuestion = z.object({ qa_id: idField() });
const byGroup = z.object({ group_id: idField() });

const questionAnswer = z.object({
  qa_id: z.string(),
  question_en: z.string(),
  question_tr: z.string(),
  answer_en: z.string().nullable(),
  answer_tr: z.string().nullable(),
  group_id: z.string(),
  order: z.number(),
  author: z.string(),
  status: z.enum(qaStatuses),
  version: z.number(),
});

const stored = (row: Question) => ({
  qa_id: row.qaId,
  question_en: row.questionEn,
  question_tr: row.questionTr,
  answer_en: row.answerEn,
  answer_tr: row.answerTr,
  group_id: row.groupId,
  order: row.position,
  author: row.author,
  status: row.status,
  version: row.version,
});

const groupAnswer = z.object({ group_id: z.string(), name_en: z.string(), name_tr: z.string(), order: z.number() });

const storedGroup = (row: { groupId: string; nameEn: string; nameTr: string; position: number }) => ({
  group_id: row.groupId,
  name_en: row.nameEn,
  name_tr: row.nameTr,
  order: row.position,
});

const listedQuestion = z.object({
  qa_id: z.string(),
  question: z.string(),
  group: z.string(),
  author: z.string(),
  status: z.enum(qaStatuses),
});

const list = endpoint({
  method: "GET",
  path: "/qa",
  access: "public",
  summary: "Questions of the Q&A bank in the caller's language, a page at a time; admins may ask for those of another status",
  failure: "qa.listFailed",
  query: bankFilters,
  response: z.object({
    questions: z.array(listedQuestion),
    /** What comes nearest, where no question holds all of the words. */
    near: z.array(listedQuestion),
    page: z.number(),
    total: z.number(),
  }),
  async handler({ query }, ctx) {
    const { items, near, page, total } = await readBank(ctx, query);
    const listed = ({ id, ...rest }: (typeof items)[number]) => ({ qa_id: id, ...rest });
    return { questions: items.map(listed), near: near.map(listed), page, total };
  },
});

const display = endpoint({
  method: "GET",
  path: "/qa/display",
  access: "public",
  isShared: true,
  summary: "Every answered question with its answer in the caller's language, by group",
  failure: "qa.listFailed",
  response: z.object({
    groups: z.array(
      z.object({
        name: z.string(),
        questions: z.array(z.object({ qa_id: z.string(), question: z.string(), answer: z.string(), author: z.string() })),
      }),
    ),
  }),
  async handler(_, ctx) {
    const groups = await readDisplay(ctx);
    return {
      groups: groups.map(({ title, items }) => ({
        name: title,
        questions: items.map(({ id, question, text, author }) => ({ qa_id: id, question, answer: text, author })),
      })),
    };
  },
});

const groups = endpoint({
  method: "GET",
  path: "/admin/qa/groups",
  access: "admin",
  summary: "The groups of the Q&A bank in their order",
  response: z.object({ groups: z.array(groupAnswer) }),
  handler: async (_, ctx) => ({ groups: (await readGroups(ctx)).map(storedGroup) }),
});

const add = endpoint({
  method: "POST",
  path: "/admin/qa",
  access: "admin",
  summary: "Add a question; an answered one needs its answer in both languages",
  failure: "qa.addFailed",
  status: 201,
  body: questionSchema,
  response: questionAnswer,
  handler: async ({ body }, ctx) => stored(await addQuestion(ctx, body)),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/qa/:qa_id",
  access: "admin",
  summary: "Change a question that is still of the version named",
  failure: "qa.updateFailed",
  params: byQuestion,
  body: questionSchema,
  response: questionAnswer,
  handler: async ({ params, body }, ctx) => stored(await editQuestion(ctx, params.qa_id, body)),
});

const remove = endpoint({
  method: "DELETE",
  path: "/admin/qa/:qa_id",
  access: "admin",
  summary: "Delete a question",
  failure: "qa.deleteFailed",
  params: byQuestion,
  response: done,
  async handler({ params }, ctx) {
    await deleteQuestion(ctx, params.qa_id);
    return { ok: true as const };
  },
});

const addOne = endpoint({
  method: "POST",
  path: "/admin/qa/groups",
  access: "admin",
  summary: "Add a group",
  status: 201,
  body: groupSchema,
  response: groupAnswer,
  handler: async ({ body }, ctx) => storedGroup(await addGroup(ctx, body)),
});

const editOne = endpoint({
  method: "PUT",
  path: "/admin/qa/groups/:group_id",
  access: "admin",
  summary: "Change the names and the place of a group",
  params: byGroup,
  body: groupSchema.omit({ group_id: true }),
  response: groupAnswer,
  handler: async ({ params, body }, ctx) => storedGroup(await editGroup(ctx, { ...body, group_id: params.group_id })),
});

const removeOne = endpoint({
  method: "DELETE",
  path: "/admin/qa/groups/:group_id",
  access: "admin",
  summary: "Delete a group without questions",
  params: byGroup,
  response: done,
  async handler({ params }, ctx) {
    await deleteGroup(ctx, params.group_id);
    return { ok: true as const };
  },
});

export const qaEndpoints = [list, display, groups, addOne, editOne, removeOne, add, edit, remove];

/** The Q&A bank for programs; the same use cases as the pages. */
import { qaStatuses } from "@schema/qa";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { askInPool, type PooledQuestion, placeInPool, readPlace, readPool } from "./pool.service.server";
import { qaErrors } from "./qa.errors";
import { poolStates } from "./qa.pool";
import type { Question } from "./qa.repository.server";
import {
  bankFilters,
  groupEditSchema,
  groupSchema,
  newQuestionSchema,
  poolFilters,
  poolPlaceSchema,
  poolQuestionSchema,
  questionSchema,
} from "./qa.schemas";
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

const groupAnswer = z.object({ group_id: z.string(), name_en: z.string(), name_tr: z.string(), order: z.number(), version: z.number() });

const storedGroup = (row: { groupId: string; nameEn: string; nameTr: string; position: number; updatedAt: number }) => ({
  group_id: row.groupId,
  name_en: row.nameEn,
  name_tr: row.nameTr,
  order: row.position,
  version: row.updatedAt,
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
  body: newQuestionSchema,
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
  body: groupEditSchema.omit({ group_id: true }),
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

const byPost = z.object({ post_id: idField() });

const pooledQuestion = z.object({
  post_id: z.string().describe("Of the discussion that the question is: its text and replies are read and written there."),
  title: z.string(),
  group_id: z.string(),
  group: z.string(),
  status: z.enum(poolStates),
  author: z.string().nullable().describe("Null when it was asked anonymously."),
  is_anonymous: z.boolean(),
  reply_count: z.number(),
  created_at: z.number(),
});

const pooled = ({ postId, title, groupId, group, state, author, isAnonymous, replyCount, askedAt }: PooledQuestion) => ({
  post_id: postId,
  title,
  group_id: groupId,
  group,
  status: state,
  author,
  is_anonymous: isAnonymous,
  reply_count: replyCount,
  created_at: askedAt,
});

const pool = endpoint({
  method: "GET",
  path: "/qa/pool",
  access: "user",
  summary: "Questions that members ask each other, the latest first, by group and by whether they are open, answered or closed",
  failure: "qa.listFailed",
  query: poolFilters,
  response: z.object({ questions: z.array(pooledQuestion), page: z.number(), total: z.number() }),
  async handler({ query }, ctx) {
    const { items, page, total } = await readPool(ctx, query);
    return { questions: items.map(pooled), page, total };
  },
});

const onePooled = endpoint({
  method: "GET",
  path: "/qa/pool/:post_id",
  access: "user",
  summary: "A question of the pool, and what became of it",
  failure: "qa.loadFailed",
  params: byPost,
  response: pooledQuestion,
  async handler({ params }, ctx) {
    const { question } = await readPlace(ctx, params.post_id);
    if (!question) throw qaErrors.notInPool();
    return pooled(question);
  },
});

const ask = endpoint({
  method: "POST",
  path: "/qa/pool",
  access: "user",
  summary: "Ask in the pool: opens a discussion, which is replied to, accepted and closed as others are",
  failure: "qa.addFailed",
  status: 201,
  body: poolQuestionSchema,
  response: z.object({ post_id: z.string() }),
  handler: async ({ body }, ctx) => ({ post_id: await askInPool(ctx, body) }),
});

const place = endpoint({
  method: "PUT",
  path: "/qa/pool/:post_id",
  access: "user",
  summary: "Put one's own discussion, or any as staff, into a group of the pool; null takes it out",
  failure: "qa.updateFailed",
  params: byPost,
  body: poolPlaceSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await placeInPool(ctx, params.post_id, body.group_id);
    return { ok: true as const };
  },
});

export const qaEndpoints = [
  ...endpointsFor("apps and other sites of the university that answer questions", [list, display]),
  ...endpointsFor("apps in which people talk", [pool, ask, onePooled, place]),
  ...endpointsFor("programs of admins that bring questions from elsewhere", [groups, addOne, editOne, removeOne, add, edit, remove]),
];

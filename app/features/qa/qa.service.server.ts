/** The Q&A bank: everybody reads answers in their language, admins keep questions and groups. */
import { qaStatuses } from "@schema/qa";
import { readMarkdown, withoutMarks } from "~/engines/markup/markdown.server";
import { requireAdmin } from "~/platform/access/roles";
import { type AdminContext, type Context, isAdmin } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { pageFrom } from "~/platform/lists/paging";
import { idFor } from "~/platform/once.server";
import { readThread } from "../thread/thread.service.server";
import { qaErrors } from "./qa.errors";
import { MAX_ANSWER, MAX_QUESTION } from "./qa.limits";
import * as repository from "./qa.repository.server";
import type { BankFilters, GroupEdit, GroupInput, NewQuestion, NewQuestionQuery, QuestionInput } from "./qa.schemas";

type Reader = Pick<Context, "locale">;

const groupOf = ({ locale }: Reader, { groupEn, groupTr }: repository.ShownQuestion) => (locale === "tr" ? groupTr : groupEn);

const nameOf = ({ locale }: Reader, { nameEn, nameTr }: repository.ListedGroup) => (locale === "tr" ? nameTr : nameEn);

/** A question with its answer in the reader's language. */
function answerOf({ locale }: Reader, row: repository.ShownQuestion) {
  const answer = (locale === "tr" ? row.answerTr : row.answerEn) ?? "";
  return {
    id: row.qaId,
    question: locale === "tr" ? row.questionTr : row.questionEn,
    blocks: readMarkdown(answer),
    text: withoutMarks(answer),
    author: row.author,
  };
}
export type Answer = ReturnType<typeof answerOf>;

export interface AnswerGroup {
  id: string;
  title: string;
  items: Answer[];
}

/** Rows in the order of their groups, as groups. */
function grouped(ctx: Reader, rows: repository.ShownQuestion[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const row of rows) {
    const id = `group-${row.groupId}`;
    const own = groups.get(id) ?? { id, title: groupOf(ctx, row), items: [] };
    own.items.push(answerOf(ctx, row));
    groups.set(id, own);
  }
  return [...groups.values()];
}

/** Everything that is answered, by group. */
export const readDisplay = async (ctx: Context): Promise<AnswerGroup[]> => grouped(ctx, await repository.listAnswered(ctx));

/** The first group that has answers; null while there is none. */
export async function readTopGroup(ctx: Context): Promise<AnswerGroup | null> {
  return grouped(ctx, await repository.listTopGroup(ctx))[0] ?? null;
}

/** So many near answers are offered. */
const MOST_NEAR = 5;

/** A page of the bank; only admins see what isn't answered yet, and how much of it there is. */
export async function readBank(ctx: Context, asked: BankFilters) {
  const canKeep = isAdmin(ctx.actor);
  const filters = canKeep ? asked : { ...asked, status: "answered" as const };
  const { rows, counts, groups, near } = await repository.listQuestions(ctx, filters);
  const listed = (row: repository.ShownQuestion) => ({
    id: row.qaId,
    question: ctx.locale === "tr" ? row.questionTr : row.questionEn,
    group: groupOf(ctx, row),
    author: row.author,
    status: row.status,
  });
  const items = rows.map(listed);
  return {
    ...pageFrom(items, counts.get(filters.status) ?? 0, filters),
    /** What comes nearest to words that no question holds all of. */
    near: items.length === 0 ? near.slice(0, MOST_NEAR).map(listed) : [],
    status: filters.status,
    groups: groups.filter(({ answered }) => canKeep || answered > 0).map((each) => ({ value: each.groupId, label: nameOf(ctx, each) })),
    counts: canKeep ? qaStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })) : null,
  };
}

/** The groups, for admins, with how many questions each has. */
export async function readGroups(ctx: AdminContext) {
  requireAdmin(ctx);
  return repository.listGroups(ctx);
}

const choices = (ctx: Reader, groups: repository.ListedGroup[]) =>
  groups.map((each) => ({ value: each.groupId, label: `${each.groupId} · ${nameOf(ctx, each)}` }));

/** What a discussion asks and which reply its author accepted; empty without a discussion. @throws notFound */
async function askedIn(ctx: AdminContext, threadId: string | undefined) {
  if (!threadId) return { question: "", answer: "" };
  const { post, accepted } = await readThread(ctx, threadId);
  return { question: post.title.slice(0, MAX_QUESTION), answer: accepted?.text.slice(0, MAX_ANSWER) ?? "" };
}

/**
 * What the form of a new question offers.
 * @param asked a discussion to begin with, or a question
 * @throws notFound when there is no such discussion
 */
export async function readNewQuestion(ctx: AdminContext, { thread, question }: NewQuestionQuery) {
  requireAdmin(ctx);
  const [{ groups, order }, asked] = await Promise.all([repository.groupsAndNextPosition(ctx), askedIn(ctx, thread)]);
  return { groups: choices(ctx, groups), order, ...asked, ...(thread ? {} : { question }), isFromDiscussion: thread !== undefined };
}

/** A question as it is stored, for its form. @throws notFound */
export async function readQuestion(ctx: AdminContext, qaId: string) {
  requireAdmin(ctx);
  const { question, groups } = await repository.findQuestion(ctx, qaId);
  if (!question) throw qaErrors.notFound();
  return { question, groups: choices(ctx, groups) };
}

/** The written row, or the refusal as an error beside its field. */
function accepted<T>(outcome: T | repository.Refusal): T {
  if (outcome === "group") throw qaErrors.unknownGroup({ field: "group_id" });
  if (outcome === "answers") throw qaErrors.needsAnswers({ field: "status" });
  if (outcome === "taken") throw qaErrors.groupTaken({ field: "group_id" });
  return outcome;
}

/** Adds a question, once for its key. @throws unknownGroup, needsAnswers */
export async function addQuestion(ctx: AdminContext, { key, ...input }: NewQuestion): Promise<repository.Question> {
  requireAdmin(ctx);
  const qaId = await idFor(ctx, "qa", key, input);
  const added = accepted(await repository.insertQuestion(ctx, qaId, input));
  return added ?? (await readQuestion(ctx, qaId)).question;
}

/** Changes a question. @throws notFound, unknownGroup, needsAnswers, editConflict when somebody changed it meanwhile */
export async function editQuestion(ctx: AdminContext, qaId: string, input: QuestionInput): Promise<repository.Question> {
  requireAdmin(ctx);
  const edited = accepted(await repository.updateQuestion(ctx, qaId, input));
  if (edited) return edited;
  await readQuestion(ctx, qaId);
  throw qaErrors.editConflict();
}

/** Deletes a question. @throws notFound */
export async function deleteQuestion(ctx: AdminContext, qaId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.removeQuestion(ctx, qaId))) throw qaErrors.notFound();
}

/** Adds a group. @throws groupTaken */
export async function addGroup(ctx: AdminContext, input: GroupInput): Promise<repository.Group> {
  requireAdmin(ctx);
  return accepted(await repository.insertGroup(ctx, input));
}

/** Changes a group. @throws groupNotFound */
export async function editGroup(ctx: AdminContext, input: GroupEdit): Promise<repository.Group> {
  requireAdmin(ctx);
  const edited = await repository.updateGroup(ctx, input);
  if (edited) return edited;
  const isThere = (await readGroups(ctx)).some(({ groupId }) => groupId === input.group_id);
  throw isThere ? platformErrors.changedMeanwhile() : qaErrors.groupNotFound();
}

/** Deletes a group that has no questions. @throws groupNotFound, groupInUse */
export async function deleteGroup(ctx: AdminContext, groupId: string): Promise<void> {
  requireAdmin(ctx);
  const outcome = await repository.removeGroup(ctx, groupId);
  if (outcome === false) throw qaErrors.groupNotFound();
  if (outcome !== true) throw qaErrors.groupInUse();
}

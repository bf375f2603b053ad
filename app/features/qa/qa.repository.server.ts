/** The Q&A bank in D1. */

import { qaGroups, qaQuestions } from "@schema/qa";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { columns, reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { onlyOnce } from "~/platform/once.server";
import { nearQuery, nearWords, sharedWords } from "~/platform/stems";
import { typedOrNear } from "~/platform/typed-or-near.server";
import type { BankFilters, GroupEdit, GroupInput, QuestionInput } from "./qa.schemas";

export type Question = typeof qaQuestions.$inferSelect;
export type ShownQuestion = Awaited<ReturnType<typeof listAnswered>>[number];
export type ListedGroup = Awaited<ReturnType<typeof listGroups>>[number];
export type Group = typeof qaGroups.$inferSelect;

const MOST_GROUPS = 100;
/** The page that shows everything shows so many. */
const MOST_SHOWN = 500;

/** What is shown of a question, with what its group is called; each under a name of its own, because D1 joins equal ones. */
const shown = columns({
  qaId: qaQuestions.qaId,
  questionEn: qaQuestions.questionEn,
  questionTr: qaQuestions.questionTr,
  answerEn: qaQuestions.answerEn,
  answerTr: qaQuestions.answerTr,
  author: qaQuestions.author,
  status: qaQuestions.status,
  groupId: qaGroups.groupId,
  groupEn: qaGroups.nameEn,
  groupTr: qaGroups.nameTr,
});

const inOrder = [asc(qaGroups.position), asc(qaGroups.groupId), asc(qaQuestions.position), asc(qaQuestions.key)];

/** The groups in their order, each with how many of its questions are answered, and how many it has. */
export const listGroups = ({ db }: Pick<Context, "db">) =>
  db
    .select({
      groupId: qaGroups.groupId,
      nameEn: qaGroups.nameEn,
      nameTr: qaGroups.nameTr,
      position: qaGroups.position,
      updatedAt: qaGroups.updatedAt,
      // Written out: Drizzle names columns of a single table without it, and the inner table has one of this name too.
      answered: sql<number>`(SELECT count(*) FROM qa_questions AS q WHERE q.status = 'answered' AND q.group_id = qa_groups.group_id)`,
      all: sql<number>`(SELECT count(*) FROM qa_questions AS q WHERE q.group_id = qa_groups.group_id)`,
    })
    .from(qaGroups)
    .orderBy(asc(qaGroups.position), asc(qaGroups.groupId))
    .limit(MOST_GROUPS);

/** Everything that is answered, in the order of its groups. */
export const listAnswered = ({ db }: Pick<Context, "db">) =>
  db
    .select(shown)
    .from(qaQuestions)
    .innerJoin(qaGroups, eq(qaGroups.groupId, qaQuestions.groupId))
    .where(eq(qaQuestions.status, "answered"))
    .orderBy(...inOrder)
    .limit(MOST_SHOWN);

/** The answered questions of the first group that has any. */
export const listTopGroup = ({ db }: Pick<Context, "db">) =>
  db
    .select(shown)
    .from(qaQuestions)
    .innerJoin(qaGroups, eq(qaGroups.groupId, qaQuestions.groupId))
    .where(
      and(
        eq(qaQuestions.status, "answered"),
        sql`${qaQuestions.groupId} = (SELECT g.group_id FROM ${qaGroups} AS g
          WHERE EXISTS (SELECT 1 FROM ${qaQuestions} AS q WHERE q.status = 'answered' AND q.group_id = g.group_id)
          ORDER BY g.position, g.group_id LIMIT 1)`,
      ),
    )
    .orderBy(asc(qaQuestions.position), asc(qaQuestions.key))
    .limit(MOST_GROUPS);

const found = (q: string): SQL | undefined => {
  const match = typedOrNear("qa_questions_fts", q);
  return match ? sql`${qaQuestions.key} IN (SELECT rowid FROM qa_questions_fts WHERE qa_questions_fts MATCH ${match})` : undefined;
};

/** The nearest answers are chosen from so many. */
const MOST_NEAR = 30;

/** Answered questions with any of the words in any of their forms, those that the index ranks first. */
const listNear = ({ db }: Pick<Context, "db">, q: string) => {
  // Nothing is looked for with a word that nobody writes.
  const match = nearQuery(nearWords(q)) ?? '"~"';
  return db
    .select(shown)
    .from(
      sql`(SELECT rowid AS near_key, rank AS near_rank FROM qa_questions_fts WHERE qa_questions_fts MATCH ${match} ORDER BY rank LIMIT ${MOST_NEAR})`,
    )
    .innerJoin(qaQuestions, sql`${qaQuestions.key} = near_key`)
    .innerJoin(qaGroups, eq(qaGroups.groupId, qaQuestions.groupId))
    .where(eq(qaQuestions.status, "answered"))
    .orderBy(sql`near_rank`);
};

/**
 * A page of questions, one more than fits, how many there are of each status under the same filters, the groups, and the nearest answers to the words, those first whose
 * question shares most of them.
 */
export async function listQuestions({ db }: Pick<Context, "db">, { q, group, status, page, size }: BankFilters) {
  const narrowed = [group ? eq(qaQuestions.groupId, group) : undefined, q ? found(q) : undefined];
  const [rows, counts, groups, near] = await db.batch([
    db
      .select(shown)
      .from(qaQuestions)
      .innerJoin(qaGroups, eq(qaGroups.groupId, qaQuestions.groupId))
      .where(and(eq(qaQuestions.status, status), ...narrowed))
      .orderBy(...inOrder)
      .limit(size + 1)
      .offset((page - 1) * size),
    db
      .select({ status: qaQuestions.status, count: sql<number>`count(*)` })
      .from(qaQuestions)
      .where(and(...narrowed))
      .groupBy(qaQuestions.status),
    listGroups({ db }),
    listNear({ db }, q ?? ""),
  ]);
  const words = nearWords(q ?? "");
  const shared = ({ questionEn, questionTr }: ShownQuestion) => sharedWords(words, `${questionEn} ${questionTr}`);
  return {
    rows,
    counts: new Map(counts.map((each) => [each.status, each.count])),
    groups,
    near: near
      .map((row) => ({ row, score: shared(row) }))
      .sort((a, b) => b.score - a.score)
      .map(({ row }) => row),
  };
}

/** One question, null when there is none, and the groups that it may be in. */
export async function findQuestion({ db }: Pick<Context, "db">, qaId: string) {
  const [[question], groups] = await db.batch([
    db.select().from(qaQuestions).where(eq(qaQuestions.qaId, qaId)).limit(1),
    listGroups({ db }),
  ]);
  return { question: question ?? null, groups };
}

/** The groups, and the number after the last question's; 1 where there is none. */
export async function groupsAndNextPosition({ db }: Pick<Context, "db">) {
  const [groups, [row]] = await db.batch([
    listGroups({ db }),
    db.select({ last: sql<number | null>`max(${qaQuestions.position})` }).from(qaQuestions),
  ]);
  return { groups, order: (row?.last ?? 0) + 1 };
}

const fieldsOf = (input: QuestionInput) => ({
  groupId: input.group_id,
  questionEn: input.question_en,
  questionTr: input.question_tr,
  answerEn: input.answer_en ?? null,
  answerTr: input.answer_tr ?? null,
  status: input.status,
  position: input.order,
  author: input.author,
  searchText: foldTurkish([input.question_en, input.question_tr, input.answer_en, input.answer_tr].filter(Boolean).join(" ")),
});

/** What an audit row says of a question, in the words of the API. */
const audited = {
  question_en: qaQuestions.questionEn,
  question_tr: qaQuestions.questionTr,
  answer_en: qaQuestions.answerEn,
  answer_tr: qaQuestions.answerTr,
  group_id: qaQuestions.groupId,
  order: qaQuestions.position,
  author: qaQuestions.author,
  status: qaQuestions.status,
};
const questionRow = (where: SQL | undefined) => ({ table: qaQuestions, id: qaQuestions.qaId, fields: audited, where });
const groupFields = { name_en: qaGroups.nameEn, name_tr: qaGroups.nameTr, order: qaGroups.position };
const groupRow = (where: SQL | undefined) => ({ table: qaGroups, id: qaGroups.groupId, fields: groupFields, where });

/** Which rule of the database refused a write. */
export type Refusal = "group" | "answers" | "taken";

/** Names the constraint that a failed write broke. @throws what failed, when it was none of them */
async function unlessRefused<T>(write: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await write();
  } catch (failed) {
    const reason = reasonOf(failed);
    if (reason.includes("qa_questions_answered")) return "answers";
    if (reason.includes("qa_groups.group_id")) return "taken";
    if (reason.includes("FOREIGN KEY")) return "group";
    throw failed;
  }
}

/** Adds a question and writes down who did; null when it is there. */
export const insertQuestion = (ctx: AdminContext, qaId: string, input: QuestionInput): Promise<Question | Refusal | null> =>
  unlessRefused(async () => {
    const now = ctx.clock.now();
    const row = { qaId, ...fieldsOf(input), createdAt: now, updatedAt: now };
    const made = await onlyOnce(ctx, qaQuestions.qaId, qaId, [
      ctx.db.insert(qaQuestions).values(row).returning(),
      auditEntry(ctx, { act: "qa.add", subjectType: "qa", subjectId: qaId, after: input }),
    ]);
    return made?.[0][0] ?? null;
  });

/** Changes a question that is still of the version that was read; null when it isn't, or isn't there. */
export const updateQuestion = (ctx: AdminContext, qaId: string, input: QuestionInput): Promise<Question | Refusal | null> =>
  unlessRefused(async () => {
    const version = input.version ?? 0;
    const where = and(eq(qaQuestions.qaId, qaId), eq(qaQuestions.version, version));
    const [, [row]] = await ctx.db.batch([
      auditChange(ctx, { act: "qa.edit", subjectType: "qa", after: input }, questionRow(where)),
      ctx.db
        .update(qaQuestions)
        .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
        .where(where)
        .returning(),
    ]);
    return row ?? null;
  });

/** Deletes a question; the audit keeps what it was. @returns whether it was there */
export async function removeQuestion(ctx: AdminContext, qaId: string): Promise<boolean> {
  const where = eq(qaQuestions.qaId, qaId);
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "qa.delete", subjectType: "qa" }, questionRow(where)),
    ctx.db.delete(qaQuestions).where(where).returning({ qaId: qaQuestions.qaId }),
  ]);
  return rows.length > 0;
}

/** Adds a group. */
export const insertGroup = (ctx: AdminContext, input: GroupInput): Promise<Group | Refusal> =>
  unlessRefused(async () => {
    const now = ctx.clock.now();
    const values = { groupId: input.group_id, nameEn: input.name_en, nameTr: input.name_tr, position: input.order };
    const [[row]] = await ctx.db.batch([
      ctx.db
        .insert(qaGroups)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning(),
      auditEntry(ctx, { act: "qa-group.add", subjectType: "qa-group", subjectId: input.group_id, after: input }),
    ]);
    return row as Group;
  });

/** Changes the names and the place of a group, of the version that was read where one is named; null when there is none. */
export async function updateGroup(ctx: AdminContext, { group_id, name_en, name_tr, order, version }: GroupEdit): Promise<Group | null> {
  const where = and(eq(qaGroups.groupId, group_id), version === undefined ? undefined : eq(qaGroups.updatedAt, version));
  const [, [row]] = await ctx.db.batch([
    auditChange(ctx, { act: "qa-group.edit", subjectType: "qa-group", after: { name_en, name_tr, order } }, groupRow(where)),
    ctx.db.update(qaGroups).set({ nameEn: name_en, nameTr: name_tr, position: order, updatedAt: ctx.clock.now() }).where(where).returning(),
  ]);
  return row ?? null;
}

/** Deletes a group without questions. */
export const removeGroup = (ctx: AdminContext, id: string): Promise<boolean | Refusal> =>
  unlessRefused(async () => {
    const where = eq(qaGroups.groupId, id);
    const [, rows] = await ctx.db.batch([
      auditChange(ctx, { act: "qa-group.delete", subjectType: "qa-group" }, groupRow(where)),
      ctx.db.delete(qaGroups).where(where).returning({ groupId: qaGroups.groupId }),
    ]);
    return rows.length > 0;
  });

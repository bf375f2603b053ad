/** Surveys in D1. */
import { surveyCounts, surveyParticipants, surveyResponses, surveys, surveyTexts } from "@schema/survey";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { permissionToEdit } from "~/engines/posts/posts.repository.server";
import type { Context, SignedInContext } from "~/platform/context";
import { insertIf, isStale, onlyIf, rawStatement, reasonOf } from "~/platform/db.server";
import { anonymousId } from "~/platform/ids";
import { localDay } from "~/platform/time";
import { surveyPosts } from "./survey.collection";
import { type Answers, countsOf, fieldOf, type Question, textsOf } from "./survey.questions";
import type { Count, Releases } from "./survey.results";
import type { SurveyInput } from "./survey.schemas";
import type { Written } from "./survey.texts";

type Base = Pick<Context, "db">;
export type SurveyRow = typeof surveys.$inferSelect;
/** What is asked and how, as it is kept. */
type Settings = Pick<SurveyRow, "questions" | "mode" | "readers" | "isLive" | "splitBy" | "departmentId" | "entranceYear">;

export const settingsOf = (input: Omit<SurveyInput, "title" | "text">): Settings => ({
  questions: input.questions,
  mode: input.mode,
  readers: input.readers,
  isLive: input.is_live,
  splitBy: input.split_by ?? null,
  departmentId: input.department ?? null,
  entranceYear: input.entrance_year ?? null,
});

/** The statement that writes what a new survey asks, once its post is there. */
export const insertSettings = ({ db }: Base, surveyId: string, settings: Settings) =>
  insertIf(
    db,
    surveys,
    { surveyId, ...settings, releases: {} },
    sql`EXISTS (SELECT 1 FROM posts WHERE post_id = ${surveyId})`,
    surveys.surveyId,
  );

/** The statement that changes what a survey asks, for those who may; it fails where somebody has answered already. */
export const updateSettings = (ctx: SignedInContext, surveyId: string, settings: Settings) =>
  ctx.db
    .update(surveys)
    .set(settings)
    .where(
      and(
        eq(surveys.surveyId, surveyId),
        sql`EXISTS (SELECT 1 FROM posts WHERE posts.post_id = ${surveyId} AND ${permissionToEdit(ctx, surveyPosts)})`,
      ),
    );

/** Whether the database refused because there are answers. */
export const isFixed = (failed: unknown): boolean => reasonOf(failed).includes("survey_has_answers");

/** The statement for what a survey asks. */
export const settingsOfSurvey = ({ db }: Base, surveyId: string) =>
  db.select().from(surveys).where(eq(surveys.surveyId, surveyId)).limit(1);

export interface Reader {
  hasAnswered: 0 | 1;
  isForThem: 0 | 1;
}

/** `users` (`u`) whom a survey (`s`) is for. */
const isForUser = sql`(s.department_id IS NULL OR s.department_id = u.department_id) AND (s.entrance_year IS NULL OR s.entrance_year = u.entrance_year)`;

/** The statement that tells what somebody has to do with a survey; no row without a survey. */
export const readerOf = ({ db }: Base, surveyId: string, userId: string) =>
  rawStatement<Reader>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM survey_participants AS p WHERE p.survey_id = s.survey_id AND p.user_id = u.user_id) AS hasAnswered,
      (${isForUser}) AS isForThem FROM surveys AS s CROSS JOIN users AS u WHERE s.survey_id = ${surveyId} AND u.user_id = ${userId}`,
  );

const MOST_TEXTS = 100;

/** The statement for what was written and may be shown, in an order that tells nothing. */
export const releasedTexts = ({ db }: Base, surveyId: string) =>
  rawStatement<{ item: string; text: string }>(
    db,
    sql`SELECT t.item, t.text FROM surveys AS s CROSS JOIN json_each(s.questions) AS q CROSS JOIN survey_texts AS t
      WHERE s.survey_id = ${surveyId} AND q.value ->> 'kind' IN ('short', 'long') AND t.text_id IN (
        SELECT o.text_id FROM survey_texts AS o WHERE o.survey_id = s.survey_id AND o.item = 'q' || (q.key + 1) AND o.is_released = 1
        ORDER BY o.text_id LIMIT ${MOST_TEXTS})
      ORDER BY q.key, t.text_id`,
  );

/** The same one after another, for a file. @param after the id of the last one */
export const textsAfter = ({ db }: Base, surveyId: string, after: string, limit: number) =>
  db
    .select({ id: surveyTexts.textId, item: surveyTexts.item, text: surveyTexts.text })
    .from(surveyTexts)
    .where(and(eq(surveyTexts.surveyId, surveyId), eq(surveyTexts.isReleased, true), gt(surveyTexts.textId, after)))
    .orderBy(asc(surveyTexts.textId))
    .limit(limit);

/** Whole answers of a named survey, one after another. @param after the id of the last one */
export const responsesAfter = ({ db }: Base, surveyId: string, after: string, limit: number) =>
  db.all<{ id: string; name: string | null; answers: string }>(
    sql`SELECT r.response_id AS id, u.name, r.answers FROM survey_responses AS r LEFT JOIN users AS u ON u.user_id = r.user_id
      WHERE r.survey_id = ${surveyId} AND r.response_id > ${after} ORDER BY r.response_id LIMIT ${limit}`,
  );

/** The statement for the first of them. */
export const firstResponses = ({ db }: Base, surveyId: string, limit: number) =>
  rawStatement<{ name: string | null; answers: string }>(
    db,
    sql`SELECT u.name, r.answers FROM survey_responses AS r LEFT JOIN users AS u ON u.user_id = r.user_id
      WHERE r.survey_id = ${surveyId} ORDER BY r.response_id LIMIT ${limit}`,
  );

/** What of somebody's answers is kept whole, in named surveys: nothing to what they weren't asked. */
function storedAnswers(questions: readonly Question[], answers: Answers): Record<string, string | string[]> {
  const asked = new Set([...countsOf(questions, answers), ...textsOf(questions, answers)].map(({ item }) => item));
  const given = Object.entries(answers).flatMap(([field, value]) => (value === undefined || value.length === 0 ? [] : [[field, value]]));
  return Object.fromEntries(given.filter(([field]) => asked.has(String(field)) || asked.has(`${field}_1`)));
}

/** By what others are told apart, an answer's own part. */
const splitOf = (splitBy: number | null, counts: readonly { item: string; value: string }[]) =>
  (splitBy === null ? undefined : counts.find(({ item }) => item === fieldOf(splitBy))?.value) ?? "";

/**
 * Takes somebody's answers in: that they took part, and what was said, in one transaction and without anything in common.
 * @param asked what was asked as they read it; nothing is written where it has changed
 * @returns whether it was taken: null where they had answered before, false where the survey isn't open to them or has changed
 */
export async function insertAnswers(ctx: SignedInContext, asked: SurveyRow, answers: Answers): Promise<boolean | null> {
  const { db, clock, actor } = ctx;
  const { surveyId } = asked;
  const now = clock.now();
  const questions = asked.questions as Question[];
  const counts = countsOf(questions, answers);
  const split = splitOf(asked.splitBy, counts);
  const texts = textsOf(questions, answers).map((text) => ({ ...text, id: anonymousId("text") }));
  const isOpen = sql`EXISTS (SELECT 1 FROM surveys AS s JOIN posts AS p ON p.post_id = s.survey_id CROSS JOIN users AS u
    WHERE s.survey_id = ${surveyId} AND u.user_id = ${actor.userId} AND p.status = 'approved' AND p.closed_at IS NULL
      AND (p.relevant_at IS NULL OR p.relevant_at > ${now}) AND ${isForUser}
      AND s.is_final = 0 AND s.mode = ${asked.mode} AND s.questions = ${JSON.stringify(asked.questions)} AND s.split_by IS ${asked.splitBy})`;
  const named = { responseId: anonymousId("response"), surveyId, userId: actor.userId, answers: storedAnswers(questions, answers) };
  try {
    await db.batch([
      onlyIf(db, isOpen),
      db.insert(surveyParticipants).values({ surveyId, userId: actor.userId, answeredOn: localDay(now) }),
      rawStatement(
        db,
        sql`INSERT INTO ${surveyCounts} (survey_id, item, value, split, count)
          SELECT ${surveyId}, value ->> 'item', value ->> 'value', ${split}, 1 FROM json_each(${JSON.stringify(counts)}) WHERE 1
          ON CONFLICT (survey_id, item, value, split) DO UPDATE SET count = count + 1`,
      ),
      rawStatement(
        db,
        sql`INSERT INTO ${surveyTexts} (text_id, survey_id, item, text)
          SELECT value ->> 'id', ${surveyId}, value ->> 'item', value ->> 'text' FROM json_each(${JSON.stringify(texts)})`,
      ),
      rawStatement(db, sql`UPDATE ${surveys} SET answer_count = answer_count + 1 WHERE survey_id = ${surveyId}`),
      ...(asked.mode === "named" ? [db.insert(surveyResponses).values(named)] : []),
    ]);
    return true;
  } catch (failed) {
    if (isStale(failed)) return false;
    if (reasonOf(failed).includes("survey_participants")) return null;
    throw failed;
  }
}

/** Answers that are told apart by a question are shown from so many on: the groups of the first look are those of all later ones. */
const FIRST_COMPARED = 100;

/** Surveys whose results may have to move: closed ones once, open ones that show theirs once five more answered. */
export const dueSurveys = ({ db, clock }: Pick<Context, "db" | "clock">, step: number, limit: number) =>
  db.all<{ surveyId: string; isClosed: 0 | 1 }>(
    sql`SELECT s.survey_id AS surveyId, (p.closed_at IS NOT NULL OR coalesce(p.relevant_at <= ${clock.now()}, 0)) AS isClosed
      FROM surveys AS s JOIN posts AS p ON p.post_id = s.survey_id
      WHERE s.is_final = 0 AND (p.closed_at IS NOT NULL OR p.relevant_at <= ${clock.now()} OR (s.is_live = 1 AND s.answer_count >= s.released_count + ${step}
        AND (s.split_by IS NULL OR s.released_count > 0 OR s.answer_count >= ${FIRST_COMPARED})))
      LIMIT ${limit}`,
  );

interface Counted {
  survey: SurveyRow | null;
  counts: Count[];
  written: Written[];
}

/** What a survey asks with all its counts and how many texts it has, of one moment. */
export async function findCounted({ db }: Base, surveyId: string): Promise<Counted> {
  const [[survey], counts, texts] = await db.batch([
    settingsOfSurvey({ db }, surveyId),
    db
      .select({ item: surveyCounts.item, value: surveyCounts.value, split: surveyCounts.split, count: surveyCounts.count })
      .from(surveyCounts)
      .where(eq(surveyCounts.surveyId, surveyId)),
    rawStatement<Written>(
      db,
      sql`SELECT item, count(*) AS count, sum(is_released) AS shown FROM ${surveyTexts} WHERE survey_id = ${surveyId} GROUP BY item`,
    ),
  ]);
  return { survey: survey ?? null, counts, written: texts };
}

/**
 * Keeps results, unless others were kept meanwhile, and shows as many texts as they say, which of them by chance: ids tell nothing.
 * @param texts how many of a question are shown from now on, and how many were
 */
export async function saveReleases(
  { db }: Base,
  survey: SurveyRow,
  { releases, texts }: { releases: Releases; texts: readonly Written[] },
  isClosed: boolean,
): Promise<void> {
  const { surveyId, answerCount, releasedCount } = survey;
  const isNext = sql`survey_id = ${surveyId} AND released_count = ${releasedCount} AND is_final = 0`;
  await db.batch([
    rawStatement(
      db,
      sql`UPDATE ${surveyTexts} SET is_released = 1 WHERE text_id IN (
          SELECT t.text_id FROM (SELECT text_id, item, row_number() OVER (PARTITION BY item ORDER BY text_id) AS place
            FROM survey_texts WHERE survey_id = ${surveyId} AND is_released = 0) AS t
          JOIN json_each(${JSON.stringify(texts)}) AS s ON s.value ->> 'item' = t.item WHERE t.place <= (s.value ->> 'count') - (s.value ->> 'shown'))
        AND EXISTS (SELECT 1 FROM surveys WHERE ${isNext})`,
    ),
    rawStatement(
      db,
      sql`UPDATE ${surveys} SET releases = ${JSON.stringify(releases)}, released_count = ${answerCount}, is_final = ${isClosed ? 1 : 0} WHERE ${isNext}`,
    ),
  ]);
}

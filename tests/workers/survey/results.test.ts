/** Results of surveys: who sees them, when, and that no small group is in them. */
import { posts } from "@schema/posts";
import { surveyCounts, surveys, surveyTexts } from "@schema/survey";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseStatements, exportPerson } from "../../../app/engines/personal/personal.server";
import { surveyPlaces } from "../../../app/features/survey/personal-data.repository.server";
import type { Question } from "../../../app/features/survey/survey.questions";
import { answerSurvey, readResults, readSurvey, releaseDue } from "../../../app/features/survey/survey.service.server";
import { see } from "../../support/pages";
import { call, signUp, testContext, visit } from "../../support/site";
import { close, publish, storedSurvey, yesNo } from "../../support/surveys";

const { db } = testContext();
const codeOf = (failed: unknown) => (failed as { code?: string }).code;

/** Answers as if so many people had given each. */
async function given(surveyId: string, counts: readonly { item: string; value: string; split?: string; count: number }[], total: number) {
  await db.insert(surveyCounts).values(counts.map((each) => ({ surveyId, split: "", ...each })));
  await db.update(surveys).set({ answerCount: total }).where(eq(surveys.surveyId, surveyId));
}

const tablesIn = async (person: Awaited<ReturnType<typeof signUp>>, surveyId: string) =>
  (await readResults(person.ctx, surveyId)).results.map(({ tables }) =>
    tables.map(({ item, rows }) => [item, rows.map(({ keys, count }) => [keys, count])]),
  );

test("results are there once the survey has closed, with groups under five merged", async () => {
  const three: Question = { ...yesNo, options: ["Yes", "No", "Sometimes"] };
  const { author, surveyId } = await publish({ questions: [three] });
  await given(
    surveyId,
    [
      { item: "q1", value: "1", count: 20 },
      { item: "q1", value: "2", count: 8 },
      { item: "q1", value: "3", count: 3 },
    ],
    31,
  );
  await releaseDue(author.ctx);
  expect(await tablesIn(author, surveyId)).toEqual([[]]);
  await close(author, surveyId);
  expect(await tablesIn(author, surveyId)).toEqual([
    [
      [
        "q1",
        [
          [["1"], 20],
          [["2", "3"], 11],
        ],
      ],
    ],
  ]);
  const page = await see(`/survey/one/${surveyId}`, { as: author });
  expect(page.body).toContain("No or Sometimes");
});

test("nobody who hasn't answered sees results, and others only where the author lets them", async () => {
  const open = await publish();
  const shut = await publish({ readers: "author" });
  const [reader, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await answerSurvey(reader.ctx, shut.surveyId, { q1: "1" });
  for (const { surveyId } of [open, shut]) {
    expect(await readResults(reader.ctx, surveyId).catch(codeOf)).toBe("survey.noResults");
    expect((await call(`/survey/${surveyId}/results`, { as: reader })).status).toBe(403);
    expect((await visit(`/api/v1/survey/${surveyId}/results.csv`, { as: reader })).status).toBe(403);
    expect((await readSurvey(reader.ctx, surveyId)).results).toBeNull();
    expect((await readResults(moderator.ctx, surveyId)).results).toHaveLength(1);
  }
  await answerSurvey(reader.ctx, open.surveyId, { q1: "1" });
  expect((await readResults(reader.ctx, open.surveyId)).results).toHaveLength(1);
});

test("an open survey's numbers move when each group has five more, and then all at once", async () => {
  const { author, surveyId } = await publish({ is_live: true });
  const set = (yes: number, no: number) =>
    db.batch([
      db.delete(surveyCounts).where(eq(surveyCounts.surveyId, surveyId)),
      db.insert(surveyCounts).values([
        { surveyId, item: "q1", value: "1", split: "", count: yes },
        { surveyId, item: "q1", value: "2", split: "", count: no },
      ]),
      db
        .update(surveys)
        .set({ answerCount: yes + no })
        .where(eq(surveys.surveyId, surveyId)),
    ]);
  const shown = async () => {
    await releaseDue(author.ctx);
    return (await tablesIn(author, surveyId))[0]?.[0]?.[1];
  };
  await set(6, 5);
  const first = [
    [["1"], 6],
    [["2"], 5],
  ];
  expect(await shown()).toEqual(first);
  await set(20, 9);
  expect(await shown()).toEqual(first);
  await set(25, 10);
  expect(await shown()).toEqual([
    [["1"], 25],
    [["2"], 10],
  ]);
});

test("a question that only a hidden group was asked isn't shown", async () => {
  const three: Question = { ...yesNo, options: ["Yes", "No", "Sometimes"] };
  const how: Question = { kind: "single", text: "How?", options: ["Fast", "Slowly"], is_required: true, if_question: 1, if_value: 2 };
  const { author, surveyId } = await publish({ questions: [three, how] });
  const counts = { "1": 20, "2": 11, "3": 3 };
  await given(
    surveyId,
    [
      ...Object.entries(counts).map(([value, count]) => ({ item: "q1", value, count })),
      { item: "q2", value: "1", count: 6 },
      { item: "q2", value: "2", count: 5 },
    ],
    34,
  );
  await close(author, surveyId);
  const [first, second] = await tablesIn(author, surveyId);
  expect(first).toEqual([
    [
      "q1",
      [
        [["1"], 20],
        [["2", "3"], 14],
      ],
    ],
  ]);
  expect(second).toEqual([]);
});

test("one question tells another apart where each cell has five people", async () => {
  const year: Question = { kind: "single", text: "Your year?", options: ["First", "Later"], is_required: true };
  const { author, surveyId } = await publish({ questions: [year, yesNo], split_by: 1 });
  const cells = [
    ["1", "1", 9],
    ["1", "2", 6],
    ["2", "1", 7],
    ["2", "2", 8],
  ] as const;
  await given(
    surveyId,
    [
      { item: "q1", value: "1", split: "1", count: 15 },
      { item: "q1", value: "2", split: "2", count: 15 },
      ...cells.map(([split, value, count]) => ({ item: "q2", value, split, count })),
    ],
    30,
  );
  await close(author, surveyId);
  const { results } = await readResults(author.ctx, surveyId);
  expect(results[1]?.tables[0]?.by).toMatchObject({
    item: "q1",
    groups: [["1"], ["2"]],
    counts: [
      [9, 6],
      [7, 8],
    ],
  });
});

test("texts are shown once there are five new ones to a question", async () => {
  const { author, surveyId } = await publish({ is_live: true, questions: [{ kind: "short", text: "Why?", is_required: true }] });
  const write = (from: number, count: number) =>
    db.batch([
      db.insert(surveyTexts).values(
        Array.from({ length: count }, (_, at) => ({
          textId: `text-${surveyId}-${from + at}`,
          surveyId,
          item: "q1",
          text: `t${from + at}`,
        })),
      ),
      db
        .update(surveys)
        .set({ answerCount: from + count })
        .where(eq(surveys.surveyId, surveyId)),
    ]);
  const shown = async () => {
    await releaseDue(author.ctx);
    return (await readResults(author.ctx, surveyId)).results[0]?.texts.length;
  };
  await write(0, 4);
  expect(await shown()).toBe(0);
  await write(4, 2);
  expect(await shown()).toBe(6);
  await write(6, 4);
  expect(await shown()).toBe(6);
});

test("a named survey shows its author who said what, and nobody else", async () => {
  const { author, surveyId } = await publish({ mode: "named" });
  const [reader, moderator] = [await signUp({ name: "Deniz Named" }), await signUp({ userRole: "moderator" })];
  await answerSurvey(reader.ctx, surveyId, { q1: "2" });
  expect((await readSurvey(author.ctx, surveyId)).responses).toEqual([{ name: "Deniz Named", answers: { q1: "2" } }]);
  expect((await readSurvey(moderator.ctx, surveyId)).responses).toEqual([]);
  const file = await visit(`/api/v1/survey/${surveyId}/results.csv`, { as: author });
  expect(await file.text()).toContain('"Deniz Named","No"');
});

const MANY = 20_000;
const QUESTIONS = 30;

test("thirty questions that 20,000 answered take one round trip, few rows, and a file that is streamed", async () => {
  const questions: Question[] = Array.from({ length: QUESTIONS }, (_, at) =>
    at === QUESTIONS - 1
      ? { kind: "long", text: "Anything else?", is_required: false }
      : {
          ...yesNo,
          text: `Question ${at + 1}?`,
          options: ["A", "B", "C", "D", "E"],
          ...(at % 5 === 4 && { if_question: at, if_value: 1 }),
        },
  );
  const { author, surveyId } = await publish({ questions });
  await db.update(surveys).set({ answerCount: MANY }).where(eq(surveys.surveyId, surveyId));
  await db.run(
    sql`INSERT INTO survey_counts (survey_id, item, value, split, count)
      SELECT ${surveyId}, 'q' || q.value, v.value, '', CASE WHEN q.value % 5 = 0 THEN 800 ELSE 4000 END
      FROM json_each(${JSON.stringify(Array.from({ length: QUESTIONS - 1 }, (_, at) => at + 1))}) AS q CROSS JOIN json_each('["1","2","3","4","5"]') AS v`,
  );
  await db.run(
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
      INSERT INTO survey_texts (text_id, survey_id, item, text) SELECT 'text-' || hex(randomblob(10)), ${surveyId}, 'q30', '=SUM(' || i || ')' FROM n`,
  );
  await close(author, surveyId);
  const ctx = { ...author.ctx, ...(({ db: own, meter }) => ({ db: own, meter }))(testContext()) };
  const { results } = await readSurvey(ctx, surveyId);
  const shown = (results ?? []).reduce(
    (sum, { tables, texts }) => sum + texts.length + tables.reduce((rows, table) => rows + table.rows.length, 0),
    0,
  );
  expect(shown).toBeGreaterThan(200);
  expect(ctx.meter.roundTrips).toBeLessThanOrEqual(2);
  expect(ctx.meter.rowsRead).toBeLessThanOrEqual(10 * shown);
  const file = await visit(`/api/v1/survey/${surveyId}/results.csv`, { as: author });
  const reader = file.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThan(20_000);
  let length = first?.value?.length ?? 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) length += part.value.length;
  expect(length).toBeGreaterThan(MANY * 20);
});

test("leaving takes one's named answers and that one took part, and what one asked where it is hidden; counts stay", async () => {
  const { author, surveyId } = await publish({ mode: "named" });
  const reader = await signUp();
  await answerSurvey(reader.ctx, surveyId, { q1: "1" });
  expect(Object.values(await exportPerson(reader.ctx, surveyPlaces, reader)).map((rows) => rows.length)).toEqual([0, 1, 1]);
  const leave = (person: typeof reader) => {
    const [first, ...more] = eraseStatements(person.ctx, surveyPlaces, person);
    if (!first) throw new Error("Nothing goes");
    return db.batch([first, ...more]);
  };
  await leave(reader);
  expect(Object.values(await exportPerson(reader.ctx, surveyPlaces, reader)).flat()).toEqual([]);
  expect(await storedSurvey(surveyId)).toMatchObject({ answerCount: 1, questions: [yesNo] });
  await db.update(posts).set({ status: "rejected" }).where(eq(posts.postId, surveyId));
  await leave(author);
  expect(await storedSurvey(surveyId)).toMatchObject({ answerCount: 1, questions: [] });
});

test("nothing that anybody reads of a survey changes when people who answered leave, now and at the next step", async () => {
  const questions: Question[] = [
    yesNo,
    { kind: "single", text: "How?", options: ["Fast", "Slowly"], is_required: true, if_question: 1, if_value: 1 },
    { kind: "long", text: "Why not?", is_required: false, if_question: 1, if_value: 2 },
  ];
  const { author, surveyId } = await publish({ questions, is_live: true });
  const people = await Promise.all(Array.from({ length: 20 }, () => signUp()));
  const said = (at: number) => (at < 10 ? { q1: "1", q2: at < 5 ? "1" : "2" } : { q1: "2", q3: `Hills ${at}` });
  for (const [at, person] of people.entries()) await answerSurvey(person.ctx, surveyId, said(at));
  await releaseDue(author.ctx);
  const [stranger, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const [reader, ...leaving] = [...people].reverse();
  if (!reader) throw new Error("Nobody reads");
  const texts = async (path: string, as?: typeof author) => (await visit(`/api/v1${path}`, { as })).text();
  const read = () =>
    Promise.all(
      [reader, stranger, moderator, author, undefined].map(async (as) => [
        as ? await readSurvey(as.ctx, surveyId) : null,
        await texts(`/survey/${surveyId}/results`, as),
        await texts(`/survey/${surveyId}/results.csv`, as),
        await texts(`/survey/${surveyId}/questions`, as),
        await texts(`/survey/${surveyId}`, as),
        await texts("/survey", as),
      ]),
    );
  const before = await read();
  expect(JSON.stringify(before)).toContain("Hills ");
  for (const person of [leaving[0], leaving[1], leaving.at(-1)]) {
    if (!person) continue;
    const [first, ...more] = eraseStatements(person.ctx, person.ctx.product.personalData, person);
    if (first) await db.batch([first, ...more]);
  }
  expect(await read()).toEqual(before);
  await releaseDue(author.ctx);
  expect(await read()).toEqual(before);
});

test("two boxes of which one has to be ticked are one table: how many ticked both isn't told by subtraction", async () => {
  const pair: Question = { kind: "multiple", text: "Which campus?", is_required: true, options: ["Ankara", "Erdemli"] };
  const { author, surveyId } = await publish({ questions: [pair] });
  await given(
    surveyId,
    [
      { item: "q1", value: "1", count: 20 },
      { item: "q1", value: "2", count: 9 },
      { item: "q1", value: "1,2", count: 3 },
    ],
    32,
  );
  await close(author, surveyId);
  expect(await tablesIn(author, surveyId)).toEqual([
    [
      [
        "q1",
        [
          [["1"], 20],
          [["2", "1,2"], 12],
        ],
      ],
    ],
  ]);
  const page = await see(`/survey/one/${surveyId}`, { as: author });
  expect(page.body).toContain("Only Erdemli or Ankara + Erdemli");
});

test("texts of those who gave an answer that isn't shown stay out of sight, like their tables", async () => {
  const questions: Question[] = [yesNo, { kind: "long", text: "Why not?", is_required: false, if_question: 1, if_value: 2 }];
  const { author, surveyId } = await publish({ questions });
  const hidden = await publish({ questions });
  const few = await publish({ questions });
  const texts = (id: string, count: number) =>
    db
      .insert(surveyTexts)
      .values(Array.from({ length: count }, (_, at) => ({ surveyId: id, textId: `t-${id}-${at}`, item: "q2", text: `Because ${at}` })));
  await given(
    surveyId,
    [
      { item: "q1", value: "1", count: 12 },
      { item: "q1", value: "2", count: 13 },
    ],
    25,
  );
  // Everybody said so: the table isn't shown, and neither is how many wrote why.
  await given(hidden.surveyId, [{ item: "q1", value: "2", count: 6 }], 6);
  await texts(surveyId, 8);
  await texts(hidden.surveyId, 6);
  // Two of these left it out, which nobody is to count.
  await given(
    few.surveyId,
    [
      { item: "q1", value: "1", count: 9 },
      { item: "q1", value: "2", count: 12 },
    ],
    21,
  );
  await texts(few.surveyId, 10);
  await close(author, surveyId);
  await close(hidden.author, hidden.surveyId);
  await close(few.author, few.surveyId);
  const shownTexts = async (person: typeof author, id: string) => (await readResults(person.ctx, id)).results[1]?.texts.length;
  expect(await shownTexts(author, surveyId)).toBe(8);
  expect(await shownTexts(hidden.author, hidden.surveyId)).toBe(0);
  expect(await shownTexts(few.author, few.surveyId)).toBe(7);
});

/** Answering a survey: once, only what is asked, and without anything that leads from a person to an answer. */
import { surveyCounts, surveyParticipants, surveyResponses, surveyTexts } from "@schema/survey";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Question } from "../../../app/features/survey/survey.questions";
import { answerSurvey, editSurvey } from "../../../app/features/survey/survey.service.server";
import { databaseDump, findInKv } from "../../support/everywhere";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { close, publish, storedSurvey, surveyInput, yesNo } from "../../support/surveys";

const { db } = testContext();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp()));
const countsOf = (surveyId: string) => db.select().from(surveyCounts).where(eq(surveyCounts.surveyId, surveyId));
const textsOf = (surveyId: string) => db.select().from(surveyTexts).where(eq(surveyTexts.surveyId, surveyId));
const participants = (surveyId: string) => db.select().from(surveyParticipants).where(eq(surveyParticipants.surveyId, surveyId));
const codeOf = (failed: unknown) => (failed as { code?: string }).code;

const why: Question = { kind: "long", text: "Why not?", is_required: true, if_question: 1, if_value: 2 };

test("somebody who answers fifty times at once is counted once, and fifty people fifty times", async () => {
  const { surveyId } = await publish();
  const [one, ...many] = await people(20);
  const again = Array.from({ length: 50 }, () => answerSurvey((one as Person).ctx, surveyId, { q1: "1" }).then(() => "taken", codeOf));
  const others = many.map(({ ctx }) => answerSurvey(ctx, surveyId, { q1: "2" }).then(() => "taken", codeOf));
  const outcomes = await Promise.all([...again, ...others]);
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(20);
  expect(new Set(outcomes)).toEqual(new Set(["taken", "survey.alreadyAnswered"]));
  expect((await countsOf(surveyId)).map(({ value, count }) => [value, count])).toEqual([
    ["1", 1],
    ["2", 19],
  ]);
  expect((await storedSurvey(surveyId))?.answerCount).toBe(20);
});

test("an answer to a question that isn't asked counts for nothing, and one that is asked must be given", async () => {
  const { surveyId } = await publish({ questions: [yesNo, why] });
  const [one, other] = await people(2);
  await answerSurvey((one as Person).ctx, surveyId, { q1: "1", q2: "Nobody asked me this" });
  expect(await textsOf(surveyId)).toEqual([]);
  const refused = await call<{ error: { code: string; details: object } }>(`/survey/${surveyId}/answers`, {
    as: other,
    json: { answers: { q1: "2" } },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: "survey.badAnswer", details: { field: "q2" } });
  await answerSurvey((other as Person).ctx, surveyId, { q1: "2", q2: "Hills" });
  expect((await textsOf(surveyId)).map(({ text }) => text)).toEqual(["Hills"]);
});

test("a form without a single answer isn't somebody's one answer, by the page or the API", async () => {
  const { surveyId } = await publish({
    questions: [
      { ...yesNo, is_required: false },
      { kind: "short", text: "What else?", is_required: false },
    ],
  });
  const reader = await signUp();
  const sent = await see(`/survey/one/${surveyId}`, { as: reader, form: { act: "answer", q2: " " } });
  expect([sent.status, sent.body.includes("Answer at least one question.")]).toEqual([400, true]);
  const called = await call<{ error: object }>(`/survey/${surveyId}/answers`, { as: reader, json: { answers: {} } });
  expect([called.status, called.body.error]).toMatchObject([422, { code: "survey.badAnswer", details: { field: "q1" } }]);
  expect(await participants(surveyId)).toEqual([]);
  await answerSurvey(reader.ctx, surveyId, { q2: "Rain" });
  expect(await participants(surveyId)).toHaveLength(1);
});

test("neither a closed survey nor one for another year takes answers", async () => {
  const reader = await signUp({ entranceYear: 2021 });
  const other = await publish({ entrance_year: 2020 });
  expect(await answerSurvey(reader.ctx, other.surveyId, { q1: "1" }).catch(codeOf)).toBe("survey.notForYou");
  const closed = await publish();
  await call(`/survey/${closed.surveyId}/close`, { method: "POST", as: closed.author });
  expect(await answerSurvey(reader.ctx, closed.surveyId, { q1: "1" }).catch(codeOf)).toBe("survey.closed");
  expect([...(await countsOf(other.surveyId)), ...(await countsOf(closed.surveyId))]).toEqual([]);
});

test("what is asked and whether by name is fixed by the first answer, whoever writes", async () => {
  const { author, surveyId } = await publish();
  await editSurvey(author.ctx, surveyId, surveyInput({ mode: "named" }));
  await editSurvey(author.ctx, surveyId, surveyInput());
  await answerSurvey((await signUp()).ctx, surveyId, { q1: "1" });
  expect(await editSurvey(author.ctx, surveyId, surveyInput({ mode: "named" })).catch(codeOf)).toBe("survey.hasAnswers");
  await expect(db.run(sql`UPDATE surveys SET mode = 'named' WHERE survey_id = ${surveyId}`)).rejects.toThrow();
  await expect(
    db.insert(surveyResponses).values({ responseId: "response-x", surveyId, userId: author.userId, answers: {} }),
  ).rejects.toThrow();
  expect((await storedSurvey(surveyId))?.mode).toBe("anonymous");
});

/** Every table that says something of a survey, with the columns that an order or a time could be read from. */
async function dump(surveyId: string) {
  const [who, counts, texts] = await Promise.all([participants(surveyId), countsOf(surveyId), textsOf(surveyId)]);
  const { results: tables } = await db.$client
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name LIKE 'survey_%'")
    .all<{ name: string; sql: string }>();
  return { who, counts, texts, tables };
}

test("in a copy of the database nothing leads from somebody who took part to what they said", async () => {
  const questions: Question[] = [yesNo, { kind: "short", text: "Your street?", is_required: true }];
  const { surveyId } = await publish({ questions });
  const all = await people(12);
  for (const [at, { ctx }] of all.entries())
    await answerSurvey(ctx, surveyId, { q1: at < 6 ? "1" : "2", q2: `Street ${String(at).padStart(2, "0")}` });
  const { who, counts, texts, tables } = await dump(surveyId);
  for (const { name, sql: made } of tables.filter((table) => /participants|counts|texts|responses/.test(table.name))) {
    expect(made, name).toContain("WITHOUT ROWID");
    expect(made, name).not.toMatch(/AUTOINCREMENT|created_at|updated_at/);
  }
  expect(Object.keys(who[0] ?? {})).toEqual(["surveyId", "userId", "answeredOn"]);
  expect(new Set(who.map(({ answeredOn }) => answeredOn)).size).toBeLessThanOrEqual(2);
  // Neither ids nor numbers of one are in the other.
  const said = JSON.stringify([counts, texts]);
  for (const { userId } of all) expect(said).not.toContain(userId);
  // Texts come in the order of random ids: that of people, of answering, and theirs agree no more than chance does.
  const answered = texts.map(({ text }) => Number(text.slice(-2)));
  const inOrder = answered.filter((number, at) => at > 0 && number > (answered[at - 1] ?? 0)).length;
  expect(inOrder).toBeLessThan(11);
  const place = new Map(who.map(({ userId }, at) => [userId, at]));
  expect(answered.every((number, at) => place.get(all[number]?.userId ?? "") === at)).toBe(false);
});

/** What a table's rows say that they didn't say before, or no longer say. */
const changed = (before: Map<string, string[]>, after: Map<string, string[]>) =>
  [...after].flatMap(([table, rows]) => rows.filter((row) => !before.get(table)?.includes(row)).map((row) => `${table}: ${row}`));

test("of an answer the whole database holds a count, a text by itself and that somebody took part on a day: no moment, no order, no session", async () => {
  const { author, surveyId } = await publish({ questions: [yesNo, { kind: "short", text: "Your street?", is_required: true }] });
  for (const [at, { ctx }] of (await people(6)).entries()) await answerSurvey(ctx, surveyId, { q1: "1", q2: `Street ${at}` });
  const last = await signUp();
  const before = await databaseDump();
  const kept = (await findInKv("")).length;
  const sent = await call(`/survey/${surveyId}/answers`, { as: last, json: { answers: { q1: "1", q2: "Zqlast street" } } });
  expect(sent.status).toBe(201);
  const rows = changed(before, await databaseDump());
  expect((await findInKv("")).length).toBe(kept);
  const [text] = rows.filter((row) => row.includes("Zqlast street"));
  const day = /\d{4}-\d\d-\d\d/.exec(rows.join())?.[0];
  const own = rows.filter((row) => !row.startsWith("surveys: ")).sort();
  expect(own).toEqual([
    `survey_counts: ${surveyId}|q1|1||7`,
    `survey_participants: ${surveyId}|${last.userId}|${day}`,
    expect.stringMatching(new RegExp(`^survey_texts: text-[0-9a-z]{20}\\|${surveyId}\\|q2\\|Zqlast street\\|0$`)),
  ]);
  expect(text).not.toContain(last.userId);
  // The survey's own row counts one more, and that is all.
  const numberless = (row = "") => row.replace(/\d+/g, "n");
  const [survey] = rows.filter((row) => row.startsWith("surveys: "));
  expect(numberless(survey?.slice("surveys: ".length))).toBe(numberless(before.get("surveys")?.find((row) => row.startsWith(surveyId))));
  await close(author, surveyId);
  const texts = await textsOf(surveyId);
  expect(new Set(texts.map(({ isReleased }) => isReleased))).toEqual(new Set([true]));
  const closed = JSON.stringify(await storedSurvey(surveyId));
  expect([closed.includes("user-"), closed.includes("text-"), /\d{13}/.test(closed)]).toEqual([false, false, false]);
});

test("tables of answers number no rows, neither openly nor by SQLite's own hidden numbers", async () => {
  const { surveyId } = await publish({ mode: "named" });
  await answerSurvey((await signUp()).ctx, surveyId, { q1: "1" });
  for (const name of ["survey_counts", "survey_participants", "survey_responses", "survey_texts"]) {
    await expect(db.$client.prepare(`SELECT rowid FROM ${name}`).all(), name).rejects.toThrow("no such column: rowid");
  }
  await db.$client.prepare("SELECT rowid FROM surveys").all();
  const { results } = await db.$client.prepare("SELECT name FROM sqlite_sequence").all<{ name: string }>();
  expect(results.filter(({ name }) => /^survey_/.test(name))).toEqual([]);
});

test("a page without scripts shows every question, says in words which depend on another, and takes the form", async () => {
  const { surveyId } = await publish({ questions: [yesNo, why] });
  const reader = await signUp();
  const page = await see(`/survey/one/${surveyId}`, { as: reader });
  expect(page.body).toContain("Only if you answered “No” to “Do you cycle?”");
  const sent = await see(`/survey/one/${surveyId}`, { as: reader, form: { act: "answer", q1: "2", q2: "Hills" } });
  expect(sent.status).toBe(303);
  expect((await see(`/survey/one/${surveyId}`, { as: reader })).body).toContain("Thank you!");
});

const written = {
  title: "Bicycles by form",
  text: "How we get to the campus.",
  mode: "anonymous",
  readers: "participants",
  "questions[0].kind": "single",
  "questions[0].text": "Do you cycle?",
  "questions[0].options": "Yes\nNo",
};

test("without scripts a button adds a question, another shows how it looks, and both keep what was written", async () => {
  const author = await signUp();
  const insert = JSON.stringify({ type: "insert", payload: { name: "questions", defaultValue: { kind: "single", text: "" } } });
  const longer = await see("/survey/add", { as: author, form: { ...written, __intent__: insert } });
  for (const text of ["Question 2", 'value="Do you cycle?"', "Bicycles by form"]) expect(longer.body).toContain(text);
  const preview = await see("/survey/add", { as: author, form: { ...written, preview: "1" } });
  for (const text of ["This is how your questions will look", 'value="Do you cycle?"']) expect(preview.body).toContain(text);
  const sent = await see("/survey/add", { as: author, form: written });
  expect(sent.status).toBe(303);
});

test("a question that depends on a later one is refused beside its field", async () => {
  const author = await signUp();
  const last = { "questions[1].kind": "short", "questions[1].text": "Why?", "questions[1].if_question": "2", "questions[1].if_value": "1" };
  const page = await see("/survey/add", { as: author, form: { ...written, ...last } });
  expect(page.status).toBe(400);
  expect(page.body).toContain("Choose an earlier question with choices.");
});

test("a number is taken from the page and from a program, and one to a question that isn't asked from neither", async () => {
  const often: Question = { kind: "number", text: "How often?", is_required: true, min: 0, max: 9 };
  const { surveyId } = await publish({ questions: [yesNo, { ...often, if_question: 1, if_value: 1 }] });
  const [one, other, third] = (await people(3)) as [Person, Person, Person];
  const page = (as: Person, form: Record<string, string>) =>
    visit(`/survey/one/${surveyId}`, { as, form: { act: "answer", ...form } }).then(({ status }) => status);
  expect(await page(one, { q1: "1", q2: "7" })).toBe(303);
  const sent = await call(`/survey/${surveyId}/answers`, { as: other, json: { answers: { q1: "1", q2: "7" } } });
  expect(sent.status).toBe(201);
  expect(await page(third, { q1: "2", q2: "seldom" })).toBe(303);
  expect((await countsOf(surveyId)).map(({ item, value, count }) => `${item} ${value} ${count}`).sort()).toEqual([
    "q1 1 2",
    "q1 2 1",
    "q2 8 2",
  ]);
});

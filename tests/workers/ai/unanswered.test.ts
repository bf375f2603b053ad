/** What the assistant is asked in vain: counted by its words, once for each person, without who asked; read by staff alone. */
import { aiUnanswered, aiUnansweredMarks } from "@schema/ai";
import { auditEntries, destructions, errorEvents } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { wholeAnswer } from "../../../app/features/ai/answering.server";
import { askAgain, askQuestion } from "../../../app/features/ai/chats.service.server";
import { noteUnanswered, readUnanswered } from "../../../app/features/ai/unanswered.service.server";
import { DAY } from "../../../app/platform/clock";
import { eachOf } from "../../../app/platform/db.server";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import questionsF from "../../assistant/unseen-f.json";
import questionsG from "../../assistant/unseen-g.json";
import questionsH from "../../assistant/unseen-h.json";
import questionsI from "../../assistant/unseen-i.json";
import questionsJ from "../../assistant/unseen-j.json";
import { addGroupRow } from "../../support/answers";
import { addUnanswered } from "../../support/assistant-samples";
import { databaseDump } from "../../support/everywhere";
import { see } from "../../support/pages";
import { type Person, signUp, testContext, visit } from "../../support/site";

const PAGE = "/admin/asked-in-vain";
const UNKNOWN = "Which zorblax frobnicates the quuxification?";
const SAME = "quuxification zorblax frobnicates??";

const { db } = testContext();
const groups = () => db.select().from(aiUnanswered);
const marks = () => db.select().from(aiUnansweredMarks);

beforeEach(async () => {
  await db.delete(aiUnansweredMarks);
  await db.delete(aiUnanswered);
});

/** Asks to the end, and waits for what follows the answer. */
async function ask({ ctx }: Person, question: string, own: Partial<Person["ctx"]> = {}) {
  const later: Promise<unknown>[] = [];
  const { events, answerId } = await askQuestion({ ...ctx, waitUntil: (work) => void later.push(work), ...own }, { question });
  const answer = await wholeAnswer(events);
  await Promise.all(later);
  return { answer, answerId, later };
}

async function askAs(count: number, question: string): Promise<void> {
  for (let i = 0; i < count; i++) await ask(await signUp(), question);
}

const listOf = async (as: Person, query = "") => (await see(`${PAGE}${query}`, { as })).body.replaceAll("<!-- -->", "");

test("a question that finds nothing is counted by its words, and who asked stands nowhere beside them", async () => {
  const [first, second] = [await signUp(), await signUp()];
  expect((await ask(first, UNKNOWN)).answer.places).toEqual([]);
  await ask(second, SAME);
  const [group, ...others] = await groups();
  expect(others).toEqual([]);
  expect(group).toMatchObject({ locale: "en", people: 2, donePeople: 0 });
  expect(group?.words.split(" ").toSorted().join(" ")).toBe(group?.words);
  expect(group?.words).toMatch(/frobnic.* quuxif.* zorblax/);
  const stored = [...(await databaseDump())].flatMap(([table, rows]) => (table.startsWith("ai_unanswered") ? rows : [])).join("\n");
  expect(stored).toContain("zorblax");
  for (const { userId, userEmail, userName } of [first, second])
    for (const said of [userId, userEmail, userName]) expect(stored).not.toContain(said);
});

test("one person who asks five times is one, also when they ask anew", async () => {
  const person = await signUp();
  for (let i = 0; i < 4; i++) await ask(person, UNKNOWN);
  const later: Promise<unknown>[] = [];
  const { answerId } = await ask(person, SAME);
  await wholeAnswer((await askAgain({ ...person.ctx, waitUntil: (work) => void later.push(work) }, answerId)).events);
  await Promise.all(later);
  expect(later).toHaveLength(1);
  expect([(await groups()).map(({ people }) => people), (await marks()).length]).toEqual([[1], 1]);
});

test("marks of one person in two groups have nothing in common", async () => {
  const person = await signUp();
  await ask(person, UNKNOWN);
  await ask(person, "Where is the wibblefrotz snorgled?");
  const [first = "", second = ""] = (await marks()).map(({ mark }) => mark);
  expect(first).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(second).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(first.slice(0, 6)).not.toBe(second.slice(0, 6));
});

test("a question that is answered isn't counted", async () => {
  expect((await ask(await signUp(), "Who can sign up?")).answer.places).not.toEqual([]);
  expect(await groups()).toEqual([]);
});

test.each([
  "zorblax my quuxification frobnicates",
  "zorblax notlarımı quuxladı",
  "Where did I leave the zorblax",
  "zorblax psychologist quuxification",
  "psikoloğum zorblax quux",
  "zorblax terapi quuxlama",
  "zorblax antidepressants frobnicate",
  "zorblax intihar quux",
  "zorblax kendine zarar vermek quux",
  "zorblax feeling depressed quux",
  "does somebody@metu.edu.tr frobnicate the zorblax",
  "zorblax of 2345678 frobnicates",
  "zorblax 0532 123 45 67 frobnicates",
  "zorblax 532-12-34 frobnicates",
  "zorblax tel 532 123 45 67",
  "zorblax ١٢٣٤٥٦ frobnicates",
  "zorblax https://zorblax.example/quux frobnicates",
  "zorblax www.quux frobnicates",
  "zorblax quux.example frobnicates",
  `zorblax ${"q".repeat(41)} frobnicates`,
])("nothing is written of a question that may tell of somebody: %s", async (question) => {
  const { answer } = await ask(await signUp(), question);
  expect(answer.question).toBe(question);
  const stored = [...(await databaseDump())].flatMap(([table, rows]) => (table.startsWith("ai_unanswered") ? rows : []));
  expect(stored).toEqual([]);
});

const strangers = [questionsF, questionsG, questionsH, questionsI, questionsJ].flat();

test("nothing is counted of what people ask for the pages about mental health, in whatever way", async () => {
  const { ctx } = await signUp();
  const said = ctx.product.intents
    .filter(({ name }) => name.startsWith("mental-health/"))
    .flatMap(({ utterances: { en, tr } }) => [...en, ...tr]);
  const asked = strangers.filter(({ places }) => places.some((to) => /^\/(?:mental-health|psych)/.test(to))).map(({ text }) => text);
  expect([said.length > 150, asked.length]).toEqual([true, 9]);
  for (const question of [...said, ...asked]) await noteUnanswered(ctx, question);
  expect((await groups()).map(({ words }) => words)).toEqual([]);
});

test("most of what strangers asked in vain is counted", async () => {
  const { ctx } = await signUp();
  const open = strangers.filter(({ kind }) => kind === "open").map(({ text }) => text);
  for (const question of open) await noteUnanswered(ctx, question);
  expect(open.length).toBe(260);
  expect((await groups()).length / open.length).toBeGreaterThan(0.7);
});

test("a course's code is no number that tells of somebody", async () => {
  await ask(await signUp(), "Does QXZ 4821 frobnicate the zorblax?");
  expect((await groups()).map(({ words }) => words)).toEqual([expect.stringContaining("qxz4821")]);
});

test("at most eight words are kept, each once", async () => {
  await ask(await signUp(), `${["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((end) => `zorblq${end}`).join(" ")} zorblqa`);
  expect((await groups()).map(({ words }) => words.split(" ").length)).toEqual([8]);
});

test("a group is listed from five people on, in steps of five, and says when it was asked last in weeks", async () => {
  const staff = await signUp({ userRole: "moderator" });
  await askAs(4, UNKNOWN);
  expect(await listOf(staff)).not.toContain("zorblax");
  expect(await listOf(staff)).toContain("No unanswered questions");
  await askAs(1, SAME);
  const body = await listOf(staff);
  expect(body).toContain("zorblax");
  expect(body).toMatch(/5\+ people · English · Last asked this week/);
  await askAs(2, SAME);
  expect(await listOf(staff)).toMatch(/5\+ people/);
});

test("those with most people come first, and a list has pages", async () => {
  const staff = await signUp({ userRole: "admin" });
  await addUnanswered(5, { words: "wordsofive" });
  await addUnanswered(12, { words: "wordsotwelve" });
  for (let i = 0; i < 9; i++) await addUnanswered(6, { words: `wordso${i}` });
  const body = await listOf(staff, "?size=10");
  expect(body.indexOf("wordsotwelve")).toBeGreaterThan(0);
  expect(body.indexOf("wordsotwelve")).toBeLessThan(body.indexOf("wordso0"));
  expect(body.match(/<strong lang="en">/g)).toHaveLength(10);
  expect((await listOf(staff, "?size=10&page=2")).match(/<strong lang="en">/g)).toHaveLength(1);
});

test("a page of the list reads as many rows of a long list as of a short one, in one round trip", async () => {
  const { ctx } = await signUp({ userRole: "moderator" });
  const grow = (from: number, until: number) =>
    db.run(sql`INSERT INTO ai_unanswered (group_id, locale, words, last_week, people, done_people)
      SELECT 'unanswered-' || value, 'en', 'words' || value, '2026-11-23', 5 + value % 40, 0 FROM ${eachOf(Array.from({ length: until - from + 1 }, (_, i) => from + i))}`);
  const costOf = async (state: "open" | "done") => {
    const before = { ...ctx.meter };
    const { items } = await readUnanswered(ctx, { state, page: 1, size: 20 });
    return { items: items.length, rows: ctx.meter.rowsRead - before.rowsRead, trips: ctx.meter.roundTrips - before.roundTrips };
  };
  await grow(1, 300);
  const few = await costOf("open");
  expect(few).toMatchObject({ items: 20, trips: 1 });
  await grow(301, 3000);
  expect(await costOf("open")).toEqual(few);
  expect((await costOf("done")).rows).toBeLessThan(5);
});

test("what is done leaves the list until five further people ask, can be put back, and both are written down", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const groupId = await addUnanswered(5, { words: "wordsodone" });
  const [{ key = 0 } = {}] = await groups();
  const act = (name: string) => see(PAGE, { as: staff, form: { act: name, group_id: groupId } });
  const more = async (count: number) => {
    for (let i = 0; i < count; i++)
      await db.insert(aiUnansweredMarks).values({ mark: crypto.randomUUID(), groupKey: key, week: "2026-11-23" });
  };
  expect((await act("done")).location).toBe(PAGE);
  expect([await listOf(staff), await listOf(staff, "?state=done")].map((body) => body.includes("wordsodone"))).toEqual([false, true]);
  expect((await act("reopen")).location).toBe(`${PAGE}?state=done`);
  expect(await listOf(staff)).toContain("wordsodone");
  await act("done");
  await more(4);
  expect(await listOf(staff)).not.toContain("wordsodone");
  await more(1);
  expect(await listOf(staff)).toContain("wordsodone");
  const written = await db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, groupId));
  expect(written.map((entry) => entry.act)).toEqual(["unanswered.close", "unanswered.reopen", "unanswered.close"]);
  expect((await see(PAGE, { as: staff, form: { act: "reopen", group_id: groupId } })).status).toBe(404);
});

test("staff read it, in both languages; a student and a guest don't", async () => {
  const [moderator, student] = [await signUp({ userRole: "moderator" }), await signUp()];
  await addUnanswered(5, { words: "wordsosecret", locale: "tr" });
  for (const as of [student, undefined]) {
    const refused = await visit(PAGE, { as });
    expect(refused.status).toBe(302);
    expect(await refused.text()).not.toContain("wordsosecret");
  }
  const turkish = await (await visit(PAGE, { as: moderator, headers: { "accept-language": "tr" } })).text();
  expect(turkish.replaceAll("<!-- -->", "")).toMatch(/wordsosecret[\s\S]*5\+ kişi · Türkçe/);
});

test("who may write answers is led to the form of the bank, which begins with the words", async () => {
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  await addUnanswered(5, { words: "wordsoa wordsob" });
  await addGroupRow();
  expect(await listOf(admin)).toContain('href="/qa/add?question=wordsoa+wordsob"');
  expect(await listOf(moderator)).not.toContain("/qa/add");
  expect((await see("/qa/add?question=wordsoa+wordsob", { as: admin })).body).toContain('value="wordsoa wordsob"');
});

test("after ninety days a mark goes, then its group, and the numbers are noted", async () => {
  await db.delete(destructions);
  await addUnanswered(6, { words: "wordsoold", lastWeek: "2026-05-04" });
  await addUnanswered(5, { words: "wordsonew", lastWeek: "2026-11-23" });
  await forgetOldTraces(testContext({ clock: { now: () => Date.parse("2026-11-29T12:00:00Z") } }));
  expect((await groups()).map(({ words, people }) => [words, people])).toEqual([["wordsonew", 5]]);
  const gone = (await db.select().from(destructions)).filter(({ kind }) => kind.startsWith("ai_unanswered"));
  expect(gone.map(({ kind, count }) => [kind, count]).sort()).toEqual([
    ["ai_unanswered", 1],
    ["ai_unanswered_marks", 6],
  ]);
  await forgetOldTraces(testContext({ clock: { now: () => Date.parse("2026-11-29T12:00:00Z") + 90 * DAY } }));
  expect([await groups(), await marks()]).toEqual([[], []]);
});

test("those who asked before staff were done go first: who came after still counts", async () => {
  const groupId = await addUnanswered(5, { words: "wordsoaged", lastWeek: "2026-05-04", donePeople: 5 });
  const [{ key = 0 } = {}] = await groups();
  const week = "2026-11-23";
  await db.update(aiUnanswered).set({ lastWeek: week }).where(eq(aiUnanswered.groupId, groupId));
  for (let i = 0; i < 4; i++) await db.insert(aiUnansweredMarks).values({ mark: crypto.randomUUID(), groupKey: key, week });
  await forgetOldTraces(testContext({ clock: { now: () => Date.parse("2026-11-29T12:00:00Z") } }));
  expect(await groups()).toMatchObject([{ people: 4, donePeople: 0 }]);
});

test("an answer costs as many round trips as before, and what is counted is one more behind it", async () => {
  const { ctx } = await signUp();
  const waiting: Promise<unknown>[] = [];
  const held = { ...ctx, waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  const trips = async (question: string) => {
    const before = ctx.meter.roundTrips;
    const { events } = await askQuestion(held, { question });
    let atEnd = 0;
    for await (const { event } of events) if (event === "end") atEnd = ctx.meter.roundTrips - before;
    await Promise.all(waiting.splice(0));
    return { atEnd, after: ctx.meter.roundTrips - before - atEnd };
  };
  const kept = await trips("zorblax my quuxification frobnicates");
  expect(kept.after).toBe(0);
  expect(await trips(UNKNOWN)).toEqual({ atEnd: kept.atEnd, after: 1 });
});

test("an answer doesn't fail when it can't be counted: the failure is recorded without who asked", async () => {
  const person = await signUp();
  await db.run("CREATE TRIGGER refused BEFORE INSERT ON ai_unanswered_marks BEGIN SELECT RAISE(ABORT, 'refused'); END");
  const { answer } = await ask(person, UNKNOWN).finally(() => db.run("DROP TRIGGER refused"));
  expect(answer).toMatchObject({ question: UNKNOWN, places: [] });
  expect(await groups()).toEqual([]);
  const failures = (await db.select().from(errorEvents)).filter(({ route }) => route === "/ai/unanswered");
  expect(failures).toMatchObject([{ userId: null }]);
});

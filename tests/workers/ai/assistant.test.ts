/** The assistant: answers from what the asker may read, in its own sentences, and says when it doesn't know. */
import { gpaTranscripts } from "@schema/gpa";
import { beforeAll, expect, test } from "vitest";
import { ask, askSamples, findPassages } from "../../../app/features/ai/ai.service.server";
import { languageOf } from "../../../app/features/ai/words.rules";
import { seedAnswers } from "../../../drizzle/seed/answers";
import { addAssistantContent } from "../../support/assistant-content";
import { assistantQuestions } from "../../support/assistant-questions";
import { askAll, assistantScore } from "../../support/assistant-score";
import { call, signUp, testContext, visit } from "../../support/site";

const ctx = testContext();
const CATALOG = /^\/catalog\//;

beforeAll(async () => {
  await seedAnswers(ctx.db, 0);
  await addAssistantContent(ctx.db);
});

test("answers quote their places word for word, tell nothing hidden, obey nothing that they quote, and stop where nothing fits", async () => {
  const own = assistantQuestions.filter(({ places }) => !places.some((place) => CATALOG.test(place)));
  const reader = await signUp();
  const score = assistantScore(
    await askAll(
      reader.ctx,
      own.filter((_, at) => at % 4 === 0),
    ),
  );
  expect(score).toMatchObject({ leaks: 0, obeyed: 0, verbatim: 1 });
  expect(score.hit4).toBeGreaterThanOrEqual(0.9);
  expect(score.abstained).toBeGreaterThanOrEqual(0.9);
});

test("guests are answered from what is public alone", async () => {
  const asked = { text: "What is the violin club?" };
  const reader = await signUp();
  expect((await ask(reader.ctx, asked)).citations.map(({ to }) => to)).toContain("/study-tip/one/assistant-open-1");
  expect((await ask(ctx, asked)).citations).toEqual([]);
  expect((await askSamples(reader.ctx, [asked.text]))[0]?.citations).toEqual([]);
});

test("a question that points back is understood by the one before it", async () => {
  const reader = await signUp();
  const text = "Can I lose it?";
  expect((await ask(reader.ctx, { text, previous: "What is VIP?" })).citations[0]?.to).toMatch(/#(?:lose-vip|what-is-vip|vip)$/);
  expect((await ask(reader.ctx, { text })).about).toBe("");
});

test("passages of several questions are one round trip, and a guide none", async () => {
  const reader = await signUp();
  await findPassages(ctx, [{ text: "cookies" }]);
  const tripsOf = async (act: () => Promise<unknown>) => {
    const before = ctx.meter.roundTrips;
    await act();
    return ctx.meter.roundTrips - before;
  };
  expect(await tripsOf(() => findPassages(ctx, [{ text: "Which grade counts?" }, { text: "What is VIP?" }, { text: "cookies" }]))).toBe(1);
  expect(await tripsOf(() => ask({ ...reader.ctx, meter: ctx.meter }, { text: "share my schedule with a friend" }))).toBe(0);
});

/** Everything that an answer says. */
const saidBy = ({ citations }: Awaited<ReturnType<typeof ask>>) => citations.flatMap(({ sentences }) => sentences).join(" ");

test("one's own average is computed by the calculator, for oneself alone", async () => {
  const [reader, other] = [await signUp(), await signUp()];
  const course = {
    id: "l1",
    code: "MATH119",
    name: "",
    credits: 3,
    grade: "BB",
    what_if: null,
    is_ni: false,
    replaces: null,
    programmes: ["major"],
  };
  await ctx.db.insert(gpaTranscripts).values({
    userId: reader.userId,
    version: 1,
    updatedAt: 0,
    content: { version: 1, normal_load: null, terms: [{ term: "2024-1", lines: [course] }] },
  });
  expect(await ask(reader.ctx, { text: "What's my GPA?" })).toMatchObject({ ownTo: "/gpa-calculator" });
  expect(saidBy(await ask(reader.ctx, { text: "What's my GPA?" }))).toContain("3.00");
  expect(saidBy(await ask(reader.ctx, { text: "Ortalamam kaç?" }))).toContain("3,00");
  expect(saidBy(await ask(other.ctx, { text: "What's my GPA?" }))).not.toContain("3.00");
  expect((await ask(ctx, { text: "What's my GPA?" })).ownTo).toBeNull();
});

test("a question that asks more than one's own average, class or tickets isn't answered with them", async () => {
  const reader = await signUp();
  const own = [
    "How does withdrawal affect my GPA?",
    "Can I get a refund for my ticket?",
    "What is my current GPA?",
    "Genel not ortalamam nedir?",
  ];
  const answers = await Promise.all(own.map((text) => ask(reader.ctx, { text })));
  expect(answers.map(({ ownTo }) => ownTo)).toEqual([null, null, "/gpa-calculator", "/gpa-calculator"]);
  expect(answers[0]?.citations[0]?.to).toMatch(/withdrawal|w-grade/);
});

test("one's tickets and next class are told in the question's language", async () => {
  const reader = await signUp();
  const tickets = await ask(reader.ctx, { text: "biletim nerede" });
  expect(tickets.ownTo).toBe("/event/ticket/personal");
  expect(saidBy(tickets)).toBe("Yaklaşan etkinlikler için biletin yok.");
  expect((await ask(reader.ctx, { text: "When is my next class?" })).ownTo).toBe("/schedule/all");
  expect([languageOf("Kaç dersten çekilebilirim?", "en"), languageOf("Who can sign up?", "tr")]).toEqual(["tr", "en"]);
});

test("the API answers with quotes and their places, and refuses what isn't asked of it", async () => {
  const as = await signUp();
  const send = (json: unknown) => call("/ai/chat", { method: "POST", as, json });
  const answer = await send({ question: "Who can sign up?" });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ to: "/reception/register" })]),
    own_to: null,
    outcome: "extract",
  });
  expect((await send({ question: "x".repeat(301) })).status).toBe(400);
});

test("a question that the assistant can't answer goes along to the form of a discussion", async () => {
  const form = await visit("/thread/add?title=Where+is+the+swimming+pool%3F", { as: await signUp() });
  expect(await form.text()).toContain('value="Where is the swimming pool?"');
});

test("where a place of the campus is, is answered with the place on the map, by words that other answers know as well", async () => {
  const reader = await signUp();
  const toOf = async (text: string) => (await ask(reader.ctx, { text })).citations[0]?.to;
  expect(await toOf("kütüphane nerede")).toBe("/map/all?place=library#map");
  expect(await toOf("how do i get to the registrar's office")).toBe("/map/all?place=registrar#map");
  expect(await toOf("biletim nerede")).not.toMatch(/^\/map/);
});

test("the frequent question that says the same stands beside a guide, and one that no guide tells is told with the page it sends to", async () => {
  const reader = await signUp();
  const placesOf = async (text: string) => (await ask(reader.ctx, { text })).citations.map(({ to }) => to);
  expect(await placesOf("a course is missing here, how do I add it")).toEqual(["/courses/submission", "/faq#course-missing"]);
  expect(await placesOf("onay maili gelmedi")).toEqual(["/reception/login", "/faq#no-mail"]);
  expect(await placesOf("professor wants a review taken down")).toEqual(["/faq#lecturer", "/privacy/request?kind=aboutMe"]);
});

/** Conversations with the assistant: streamed, kept for their owner alone, found, named, rated, limited, forgotten. */
import { aiAnswers, aiChats, aiUsage } from "@schema/ai";
import { settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AnswerEvent } from "../../../app/features/ai/answer";
import { wholeAnswer } from "../../../app/features/ai/answering.server";
import { insertQuestion, oldChats } from "../../../app/features/ai/chats.repository.server";
import { askQuestion, readChats } from "../../../app/features/ai/chats.service.server";
import { readEvents } from "../../../app/features/ai/events";
import { DAY } from "../../../app/platform/clock";
import { addChat } from "../../support/assistant-samples";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const chatsOf = ({ userId }: Person) => db.select().from(aiChats).where(eq(aiChats.userId, userId));
const answersOf = ({ userId }: Person) => db.select().from(aiAnswers).where(eq(aiAnswers.userId, userId));

async function stream(as: Person, json: object): Promise<AnswerEvent[]> {
  const response = await visit("/api/v1/ai/stream", { as, method: "POST", json });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events: AnswerEvent[] = [];
  for await (const { event, data } of readEvents(response.body as ReadableStream<Uint8Array>))
    events.push({ event, data: JSON.parse(data) } as AnswerEvent);
  return events;
}

test("an answer is streamed: its places, then its sentences, then its end with the id", async () => {
  const as = await signUp();
  const events = await stream(as, { question: "Who can sign up?" });
  const names = events.map(({ event }) => event);
  expect([names[0], names.at(-1), new Set(names.slice(1, -1))]).toEqual(["places", "end", new Set(["text"])]);
  const [row] = await answersOf(as);
  expect(events[0]?.data).toMatchObject({ places: expect.arrayContaining([expect.objectContaining({ to: "/reception/register" })]) });
  expect(events.at(-1)?.data).toEqual({ answer_id: row?.answerId, chat_id: row?.chatId, outcome: "extract" });
});

test("a follow-up is understood by the conversation, and by no other", async () => {
  const as = await signUp();
  const [first] = await stream(as, { question: "What is VIP?" });
  const chat_id = first?.event === "places" ? first.data.chat_id : "";
  const [second] = await stream(as, { question: "Can I lose it?", chat_id });
  expect(second?.data).toMatchObject({ about: "What is VIP?", chat_id });
  const [alone] = await stream(as, { question: "Can I lose it?" });
  expect(alone?.data).toMatchObject({ about: "" });
  expect([(await chatsOf(as)).length, (await answersOf(as)).length]).toEqual([2, 3]);
});

test("who seems to be in danger is told where help is, beyond the day's questions too, and nothing of it is kept", async () => {
  const as = await signUp();
  await db.insert(aiUsage).values({ userId: as.userId, count: 60, endsAt: Date.now() + DAY / 2 });
  for (const question of ["I want to kill myself", "kendimi öldürmek istiyorum"]) {
    const events = await stream(as, { question });
    expect(events[0]).toMatchObject({ event: "places", data: { chat_id: "", answer_id: "", places: [{ to: "/mental-health" }] } });
    expect(events.filter(({ event }) => event === "text")).not.toEqual([]);
    expect((await see("/ai/chat", { as, form: { act: "ask", question } })).headers.get("location")).toBe("/mental-health");
  }
  expect([await chatsOf(as), await answersOf(as)]).toEqual([[], []]);
});

test("a conversation is named by its first question, cut where that has more than eighty characters", async () => {
  const as = await signUp();
  const [fits, tooLong] = ["Who can sign up? ".padEnd(80, "x"), "Who can sign up? ".padEnd(81, "y")];
  for (const question of [fits, tooLong]) await stream(as, { question });
  const titles = (await chatsOf(as)).map(({ title }) => title);
  expect(titles.sort()).toEqual([fits, `${tooLong.slice(0, 79)}…`].sort());
});

test("asking anew answers the same question in its place, and forgets what was thought of it", async () => {
  const as = await signUp();
  const { answerId } = await addChat(as);
  expect((await call(`/ai/answers/${answerId}/rating`, { as, method: "PUT", json: { rating: "down", note: "Old" } })).status).toBe(200);
  const events = await stream(as, { answer_id: answerId });
  expect(events.at(-1)?.data).toMatchObject({ answer_id: answerId });
  expect(await answersOf(as)).toMatchObject([{ answerId, rating: null, ratingNote: null }]);
});

test("a rating is of the one answer that it was given to", async () => {
  const as = await signUp();
  const [first, second] = [await addChat(as), await addChat(as)];
  await call(`/ai/answers/${first.answerId}/rating`, { as, method: "PUT", json: { rating: "down", note: "Too long" } });
  const ratings = new Map((await answersOf(as)).map(({ answerId, rating }) => [answerId, rating]));
  expect([ratings.get(first.answerId), ratings.get(second.answerId)]).toEqual(["down", null]);
});

test("nobody reads, continues, names, rates, repeats or deletes another's conversation", async () => {
  const [owner, other] = [await signUp(), await signUp({ userRole: "admin" })];
  const { chatId, answerId } = await addChat(owner);
  const tried = [
    await call(`/ai/chats/${chatId}`, { as: other }),
    await call("/ai/stream", { as: other, json: { question: "What is VIP?", chat_id: chatId } }),
    await call("/ai/stream", { as: other, json: { answer_id: answerId } }),
    await call(`/ai/chats/${chatId}`, { as: other, method: "PUT", json: { title: "Mine" } }),
    await call(`/ai/chats/${chatId}`, { as: other, method: "DELETE" }),
    await call(`/ai/answers/${answerId}/rating`, { as: other, method: "PUT", json: { rating: "up" } }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await see(`/ai/chat?chat=${chatId}`, { as: other })).status).toBe(404);
  expect(await answersOf(owner)).toMatchObject([{ answerId, rating: null }]);
  expect(await answersOf(other)).toEqual([]);
});

test("conversations are found by words of their names and questions, in both languages' letters", async () => {
  const as = await signUp();
  const { chatId } = await addChat(as, "Çekilme süresi ne zaman bitiyor?");
  await addChat(as, "What is VIP?");
  const find = async (q: string) => {
    const { body } = await call<{ chats: { chat_id: string }[] }>(`/ai/chats?${new URLSearchParams({ q })}`, { as });
    return body.chats.map(({ chat_id }) => chat_id);
  };
  expect(await find("cekilme")).toEqual([chatId]);
  await call(`/ai/chats/${chatId}`, { as, method: "PUT", json: { title: "Dates" } });
  expect([await find("SÜRESİ"), await find("dates"), await find("nothing at all")]).toEqual([[chatId], [chatId], []]);
});

test("past the day's questions one is told when it opens again, and nothing is written", async () => {
  const as = await signUp();
  await db.insert(aiUsage).values({ userId: as.userId, count: 60, endsAt: Date.now() + DAY / 2 });
  const { status, body } = await call<{ error: { code: string; message: string } }>("/ai/stream", {
    as,
    json: { question: "What is VIP?" },
  });
  expect([status, body.error.code, body.error.message]).toEqual([429, "ai.tooManyQuestions", expect.stringContaining("(60)")]);
  expect(await chatsOf(as)).toEqual([]);
  await db
    .update(aiUsage)
    .set({ endsAt: Date.now() - 1 })
    .where(eq(aiUsage.userId, as.userId));
  expect((await call("/ai/chat", { as, json: { question: "What is VIP?" } })).status).toBe(200);
});

test("of twenty questions at once as many are taken as the day has", async () => {
  const as = await signUp();
  const taken = await Promise.all(Array.from({ length: 20 }, () => insertQuestion(as.ctx, "What is VIP?", null, 5)));
  expect(taken.filter((each) => each && "answerId" in each)).toHaveLength(5);
  expect(await answersOf(as)).toHaveLength(5);
});

test("twenty questions within the limit are all taken: the control of the test above", async () => {
  const as = await signUp();
  await Promise.all(Array.from({ length: 20 }, () => insertQuestion(as.ctx, "What is VIP?", null, 20)));
  expect(await answersOf(as)).toHaveLength(20);
});

test("without scripts the form leads to the whole answer, and the page renames, rates and deletes", async () => {
  const as = await signUp();
  const send = (form: Record<string, string>) => see("/ai/chat", { as, form });
  const asked = await send({ act: "ask", question: "Who can sign up?" });
  const to = asked.headers.get("location") ?? "";
  expect([asked.status, to]).toEqual([303, expect.stringMatching(/^\/ai\/chat\?chat=chat-\w+#answer-\w+$/)]);
  const [row] = await answersOf(as);
  const page = await see(to.split("#")[0] ?? "", { as });
  expect(page.body).toContain('href="/reception/register"');
  expect((await send({ act: "rate", answer_id: row?.answerId ?? "", rating: "down", note: "Too short" })).status).toBe(200);
  expect(await answersOf(as)).toMatchObject([{ rating: "down", ratingNote: "Too short" }]);
  expect((await send({ act: "rename", chat_id: row?.chatId ?? "", title: "Signing up" })).status).toBe(303);
  expect(await chatsOf(as)).toMatchObject([{ title: "Signing up" }]);
  expect((await send({ act: "rename", chat_id: row?.chatId ?? "", title: "" })).status).toBe(400);
  expect((await send({ act: "deleteAll" })).status).toBe(303);
  expect([await chatsOf(as), await answersOf(as)]).toEqual([[], []]);
});

test("a long conversation shows its last questions, and leads to those before", async () => {
  const as = await signUp();
  const { chatId } = await addChat(as, "What is VIP?");
  for (let at = 0; at < 12; at++) await insertQuestion(as.ctx, `Question number ${at}`, chatId, 100);
  const last = await readChats(as.ctx, { chat: chatId });
  expect([last.answers.length, last.answers.at(-1)?.question]).toEqual([10, "Question number 11"]);
  const first = await readChats(as.ctx, { chat: chatId, before: last.nextBefore ?? 0 });
  expect(first.answers.map(({ question }) => question)).toEqual(["What is VIP?", "Question number 0", "Question number 1"]);
});

test("something of one's own is computed for the last question alone, and never kept", async () => {
  const as = await signUp();
  const { chatId, events } = await askQuestion(as.ctx, { question: "my tickets" });
  expect((await wholeAnswer(events)).sentences).toMatchObject([{ text: "You have no tickets for upcoming events." }]);
  const shown = async () => (await readChats(as.ctx, { chat: chatId })).answers.map(({ sentences, ownTo }) => [sentences.length, ownTo]);
  expect(await shown()).toEqual([[1, "/event/ticket/personal"]]);
  await insertQuestion(as.ctx, "What is VIP?", chatId, 100);
  expect((await shown())[0]).toEqual([0, "/event/ticket/personal"]);
  expect(JSON.stringify(await answersOf(as))).not.toContain("no tickets");
});

test("conversations go once nothing was asked in them for as long as admins set", async () => {
  const [as, now] = [await signUp(), Date.now()];
  await addChat(as, "Old", now - 8 * DAY);
  const { chatId } = await addChat(as, "New", now - 6 * DAY);
  const sweep = () => db.batch(oldChats(testContext()) as never);
  await sweep();
  expect(await chatsOf(as)).toHaveLength(2);
  await db.insert(settings).values({ name: "assistantKeptDays", value: 7, updatedAt: now, updatedBy: as.userId });
  await sweep();
  expect([await chatsOf(as), await answersOf(as)]).toMatchObject([[{ chatId }], [{ chatId }]]);
  await db.delete(settings).where(eq(settings.name, "assistantKeptDays"));
});

test("admins see how answers were rated and which didn't help, without who asked; others don't", async () => {
  const [admin, as] = [await signUp({ userRole: "admin" }), await signUp()];
  const { answerId } = await addChat(as, "A question whose answer was bad");
  await call(`/ai/answers/${answerId}/rating`, { as, method: "PUT", json: { rating: "down", note: "Wrong" } });
  const { body } = await call<{ down: number }>("/admin/ai/ratings", { as: admin });
  expect(body.down).toBeGreaterThan(0);
  expect(JSON.stringify(body)).toContain("A question whose answer was bad");
  expect(JSON.stringify(body)).not.toContain(as.userId);
  expect((await call("/admin/ai/ratings", { as })).status).toBe(403);
});

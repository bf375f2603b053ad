/** What is open only to those who earned it: an answer tells it to them, to nobody else, and never to a model. */
import { users } from "@schema/accounts";
import { courses } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "../../../app/features/ai/ai.service.server";
import { wholeAnswer } from "../../../app/features/ai/answering.server";
import { askQuestion, readChats } from "../../../app/features/ai/chats.service.server";
import { createLanguageModel } from "../../../workers/stand-ins/language-model";
import { addCourse, addEntry } from "../../support/rows";
import { call, env, signUp, testContext } from "../../support/site";

const MODEL = { ASSISTANT_URL: "https://model.test/v1", ASSISTANT_MODEL: "demo", ASSISTANT_KEY: "demo-key" };
const PART = "Zymurgy lab";

async function graded() {
  const { courseId, courseCode } = await addCourse();
  await testContext()
    .db.update(courses)
    .set({ nameEn: "Applied Zymurgy", nameTr: "Uygulamalı Maya" })
    .where(eq(courses.courseId, courseId));
  await addEntry({ courseId, authorId: (await signUp()).userId, status: "approved", gradeParts: [{ name: PART, weight: 100 }] });
  return { courseId, courseCode };
}

test("how a course was graded reaches whoever the databank is open to, and nobody by another way of asking", async () => {
  const { courseCode } = await graded();
  const [insider, outsider] = [await signUp({ userRole: "moderator" }), await signUp()];
  const text = `What percentage is the final in ${courseCode}?`;
  expect(JSON.stringify((await ask(insider.ctx, { text })).citations)).toContain(PART);
  for (const asked of [
    { text },
    { text: `${courseCode} final ağırlığı yüzde kaç` },
    { text: "What percentage is the final?", previous: `Is ${courseCode} hard?` },
    { text: `And ${courseCode}?`, previous: "What percentage is the final in MATH119?" },
    { text: "grade breakdown of applied zymurgy" },
    { text: `${PART} ${courseCode}` },
  ])
    for (const ctx of [outsider.ctx, testContext()]) expect(JSON.stringify((await ask(ctx, asked)).citations)).not.toContain(PART);
});

test("a kept question is answered by what its asker may read then, and is nobody else's", async () => {
  const { courseCode } = await graded();
  const [insider, other] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "moderator" })];
  const { chatId, events } = await askQuestion(insider.ctx, { question: `What percentage is the final in ${courseCode}?` });
  expect(JSON.stringify(await wholeAnswer(events))).toContain(PART);
  const later = () => call(`/ai/chats/${chatId}`, { as: insider });
  expect(JSON.stringify((await later()).body)).toContain(PART);
  await expect(readChats(other.ctx, { chat: chatId })).rejects.toThrow();
  await testContext().db.update(users).set({ userRole: "user" }).where(eq(users.userId, insider.userId));
  expect(await later()).toMatchObject({ status: 200 });
  expect(JSON.stringify((await later()).body)).not.toContain(PART);
});

test("how a course was graded is never given to a model", async () => {
  const model = createLanguageModel();
  const elsewhere = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    return new URL(request.url).host === "model.test" ? model.app.fetch(request) : elsewhere(request);
  });
  onTestFinished(() => spy.mockRestore());
  const { courseCode } = await graded();
  const insider = await signUp({ userRole: "moderator" });
  const ctx = { ...insider.ctx, env: { ...env, ...MODEL } as Env };
  const { events } = await askQuestion(ctx, { question: `What percentage is the final in ${courseCode}?` });
  const answer = await wholeAnswer(events);
  expect(answer.outcome).toBe("extract");
  expect(JSON.stringify(answer)).toContain(PART);
  expect(model.asked).toEqual([]);
});

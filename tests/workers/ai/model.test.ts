/** A model writes only what its passages hold; whatever else happens, their own words are the answer. */
import { aiAnswers } from "@schema/ai";
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { AnswerEvent } from "../../../app/features/ai/answer";
import { wholeAnswer } from "../../../app/features/ai/answering.server";
import { askQuestion, readChats } from "../../../app/features/ai/chats.service.server";
import { groundedSentence, takeSentences } from "../../../app/features/ai/grounding.rules";
import { cloudflareModel } from "../../../app/features/ai/models.server";
import { seedAnswers } from "../../../drizzle/seed/answers";
import { createLanguageModel, type LanguageModel, type Manner } from "../../../workers/stand-ins/language-model";
import { addAssistantContent } from "../../support/assistant-content";
import { env, type Person, signUp, testContext } from "../../support/site";

const MODEL = { ASSISTANT_URL: "https://model.test/v1", ASSISTANT_MODEL: "demo", ASSISTANT_KEY: "demo-key", ASSISTANT_SECONDS: "0.3" };
const QUESTION = "What is the violin club?";

beforeAll(async () => {
  const { db } = testContext();
  await seedAnswers(db, 0);
  await addAssistantContent(db);
});

/** A model of this test's own; whatever else the Worker fetches goes where it did. */
function openModel(manner: Manner): LanguageModel {
  const model = createLanguageModel();
  model.manner = manner;
  const elsewhere = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (new URL(request.url).host !== "model.test") return elsewhere(request);
    if (model.manner === "down") throw new TypeError("Network connection lost");
    return model.app.fetch(request);
  });
  onTestFinished(() => spy.mockRestore());
  return model;
}

const reader = async () => {
  const person = await signUp();
  return { ...person, ctx: { ...person.ctx, env: { ...env, ...MODEL } as Env } };
};

async function told(person: Person, question = QUESTION): Promise<AnswerEvent[]> {
  const { events } = await askQuestion(person.ctx, { question });
  const all: AnswerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const replay = async (events: AnswerEvent[]) =>
  wholeAnswer(
    (async function* () {
      yield* events;
    })(),
  );

test("a model is given the passages that were found, between marks, and only what it cites is said", async () => {
  const model = openModel("well");
  const person = await reader();
  const events = await told(person);
  const answer = await replay(events);
  expect(answer.outcome).toBe("model");
  expect(answer.sentences).toHaveLength(1);
  expect(answer.sentences[0]).toMatchObject({ places: [1] });
  expect(JSON.stringify(answer)).not.toContain("has no source");
  const [asked] = model.asked;
  const [, mark = "?"] = /<data (\w+)>/.exec(asked?.question ?? "") ?? [];
  expect(asked?.authorization).toBe("Bearer demo-key");
  expect(asked?.rules).toContain(mark);
  expect(asked?.question).toContain(`</data ${mark}>`);
  expect(asked?.question).not.toContain(person.name);
});

test("what a model said is shown again only while its passage says what it said", async () => {
  openModel("well");
  const person = await reader();
  const { chatId, events } = await askQuestion(person.ctx, { question: QUESTION });
  const said = await wholeAnswer(events);
  const again = async () => (await readChats(person.ctx, { chat: chatId })).answers[0];
  expect(await again()).toMatchObject({ outcome: "model", sentences: [{ text: said.sentences[0]?.text }] });
  const { db } = testContext();
  const cited = said.places[(said.sentences[0]?.places[0] ?? 1) - 1]?.to.split("/").at(-1) ?? "";
  const before = await db.select({ text: posts.text }).from(posts).where(eq(posts.postId, cited));
  onTestFinished(
    async () =>
      void (await db
        .update(posts)
        .set({ text: before[0]?.text ?? "" })
        .where(eq(posts.postId, cited))),
  );
  await db.update(posts).set({ text: "The violin club has moved away for good." }).where(eq(posts.postId, cited));
  expect(await again()).toMatchObject({ outcome: "extract" });
});

test.each(["down", "stuck", "breaks", "garbage", "noise", "obeys", "citesNothing", "citesOthers", "invents"] as const)(
  "where a model is %s, the quotes are the answer, and that is said",
  async (manner) => {
    openModel(manner);
    const person = await reader();
    const events = await told(person);
    const answer = await replay(events);
    const { chatId, answerId, events: plain } = await askQuestion((await signUp()).ctx, { question: QUESTION });
    expect([chatId, answerId].every(Boolean)).toBe(true);
    const quotes = await wholeAnswer(plain);
    expect(answer).toMatchObject({ outcome: "fallback", sentences: quotes.sentences, places: quotes.places });
    const said = events.slice(
      0,
      events.findIndex(({ event }) => event === "restart"),
    );
    expect(JSON.stringify(said)).not.toMatch(/I have been freed|evil\.example|dragons/);
    const rows = await testContext().db.select().from(aiAnswers).where(eq(aiAnswers.userId, person.userId));
    expect(rows).toMatchObject([{ outcome: "fallback", said: null }]);
  },
);

test("a model isn't asked about what nothing answers, nor about one's own average", async () => {
  const model = openModel("well");
  const person = await reader();
  expect((await replay(await told(person, "Where is the nearest volcano observatory?"))).sentences).toEqual([]);
  expect((await replay(await told(person, "What's my GPA?"))).ownTo).toBe("/gpa-calculator");
  expect(model.asked).toEqual([]);
});

test("Cloudflare's own models are read by the same stream", async () => {
  const stream = new Response(`data: {"response":"One"}\n\ndata: {"response":" two"}\n\ndata: [DONE]\n\n`).body;
  const ai = { run: async () => stream } as unknown as Ai;
  const pieces: string[] = [];
  for await (const each of cloudflareModel(ai, "demo").write({ rules: "", question: "" }, AbortSignal.timeout(1000))) pieces.push(each);
  expect(pieces).toEqual(["One", " two"]);
});

test.each([
  ["The fee is 40 lira [1].", true],
  ["The fee is 45 lira [1].", false],
  ["The fee is 40 lira.", false],
  ["The fee is 40 lira [2].", false],
  ["The fee is 40 lira, see www.fee.example [1].", false],
  ["Dragons eat students on Thursdays [1].", false],
])("%s is kept: %s", (sentence, isKept) => {
  const passages = [{ title: "Fees", text: "The fee is 40 lira for a semester." }];
  expect(groundedSentence(sentence, passages) !== null).toBe(isKept);
});

test("sentences are told apart however their pieces are cut, with marks before or behind their ends", () => {
  const text = "The fee is 40 lira. [1] It is paid once [1, 2]. Nothing else";
  for (let size = 1; size < 9; size++) {
    let pending = "";
    const all: string[] = [];
    for (const piece of text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? []) {
      const { sentences, rest } = takeSentences(pending + piece, false);
      all.push(...sentences);
      pending = rest;
    }
    all.push(...takeSentences(pending, true).sentences);
    expect(all.map((each) => each.replace(/\s+/g, " ").trim())).toEqual([
      "The fee is 40 lira [1].",
      "It is paid once [1, 2].",
      "Nothing else",
    ]);
  }
});

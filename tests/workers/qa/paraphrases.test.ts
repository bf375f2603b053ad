/**
 * What is asked in other words than the bank and the discussions have: sixty questions beside what they mean.
 * `npm run eval:questions` prints the figures and what isn't found.
 */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { readBank } from "../../../app/features/qa/qa.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { findSimilar } from "../../../app/features/thread/thread.service.server";
import type { Context } from "../../../app/platform/context";
import { seedAnswers } from "../../../drizzle/seed/answers";
import { addGroupRow, addQuestionRow } from "../../support/answers";
import { paraphrases } from "../../support/paraphrases";
import { addPost } from "../../support/posts";
import { signUp, testContext } from "../../support/site";

const isPrinted = (env as { EVAL_QUESTIONS?: string }).EVAL_QUESTIONS !== undefined;
const LANGUAGES = ["en", "tr"] as const;
const MOST = 5;
/** Which of the pairs each row is of. */
const inBank = new Map<string, number>();
const inPool = new Map<string, number>();

beforeAll(async () => {
  await seedAnswers(testContext().db, 0);
  const groupId = await addGroupRow();
  const author = await signUp();
  for (const [at, { question }] of paraphrases.entries()) {
    const [questionEn, questionTr] = question;
    inBank.set(await addQuestionRow({ groupId, questionEn, questionTr, answerEn: "See the office.", answerTr: "Ofise sor." }), at);
    for (const title of question) inPool.set(await addPost(author, threads, { title, text: "…" }), at);
  }
});

async function searched(ctx: Context, words: string): Promise<(number | undefined)[]> {
  const { items, near } = await readBank(ctx, { q: words, status: "answered", page: 1, size: 20 } as Parameters<typeof readBank>[1]);
  return [...items, ...near].slice(0, MOST).map(({ id }) => inBank.get(id));
}

const similar = async (ctx: Context, words: string) => (await findSimilar(ctx, words)).map(({ postId }) => inPool.get(postId));

async function score(name: string, find: (ctx: Context, words: string) => Promise<(number | undefined)[]>): Promise<number> {
  let [hits, first] = [0, 0];
  for (const [at, { asked }] of paraphrases.entries()) {
    for (const [place, words] of asked.entries()) {
      const found = await find(testContext({ locale: LANGUAGES[place] }), words);
      if (found.slice(0, MOST).includes(at)) hits += 1;
      else if (isPrinted) console.log(`  ${name} doesn't find: ${words}`);
      if (found[0] === at) first += 1;
    }
  }
  const all = paraphrases.length * LANGUAGES.length;
  if (isPrinted)
    console.log(`${name}: ${all} pairs, Hit@1 ${((100 * first) / all).toFixed(1)} %, Hit@${MOST} ${((100 * hits) / all).toFixed(1)} %`);
  return hits / all;
}

test("the bank's search finds what is asked in other words", async () => {
  expect(paraphrases.length * LANGUAGES.length).toBe(60);
  expect(await score("Search in the bank", searched)).toBeGreaterThan(0.8);
});

test("a discussion whose title says the same in other words is shown before it is opened again", async () => {
  expect(await score("Similar discussions", similar)).toBeGreaterThan(0.8);
});

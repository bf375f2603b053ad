/** Makes the answer to a question that was taken: its places first, then its sentences as they come, then its end. */
import type { StoredSentence } from "@schema/ai";
import type { SignedInContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { recordError } from "~/platform/errors/record.server";
import { type Answer, type Found, findAnswer } from "./ai.service.server";
import { type AnswerEvent, emptyAnswer, type Sentence, type ShownAnswer, withEvent } from "./answer";
import type { Citation } from "./answer.rules";
import { storeOutcome, type Taken } from "./chats.repository.server";
import { digestOf } from "./grounding.rules";
import { groundedSentences, promptOf } from "./model-answer.server";
import { modelPatience, usedModel } from "./models.server";
import type { Ranked } from "./ranking.rules";
import { noteUnanswered } from "./unanswered.service.server";

/** Quotes as sentences with the numbers of their places. */
export const quotedSentences = (citations: readonly Citation[]): Sentence[] =>
  citations.flatMap(({ sentences }, at) => sentences.map((text) => ({ text, places: [at + 1] })));

/** An answer of quotes that isn't kept. */
export const shownExtract = ({ question, about, citations, near, asks }: Answer): ShownAnswer => ({
  ...emptyAnswer(question),
  about,
  near,
  asks,
  places: citations.map(({ title, to }) => ({ title, to })),
  sentences: quotedSentences(citations),
});

const storedOf = ({ text, places }: Sentence, fitting: readonly Ranked[]): StoredSentence => ({
  text,
  passages: places.flatMap((each) => {
    const passage = fitting[each - 1];
    return passage ? [{ to: passage.to, digest: digestOf(passage.text) }] : [];
  }),
});

/** What a model writes of the passages, kept once it is whole. @returns whether anything was; then quotes aren't needed */
async function* writtenAnswer(
  ctx: SignedInContext,
  { answerId, question }: Taken,
  { looking, fitting }: Found,
  left: AbortSignal,
): AsyncGenerator<AnswerEvent, boolean> {
  const model = await usedModel(ctx);
  if (!model) return false;
  const signal = AbortSignal.any([left, AbortSignal.timeout(modelPatience(ctx.env))]);
  const said: Sentence[] = [];
  const prompt = promptOf(question, looking.about, fitting, looking.ctx.locale);
  const asked = { question: `${question} ${looking.about}`, prompt, passages: fitting };
  try {
    for await (const sentence of groundedSentences(model, asked, signal)) {
      said.push(sentence);
      yield { event: "text", data: sentence };
    }
  } catch (failed) {
    if (left.aborted && said.length === 0) return true;
    if (!signal.aborted) await recordError({ ...ctx, actor: null }, failed, "server", "/ai/model");
    if (!left.aborted) said.length = 0;
  }
  await storeOutcome(ctx, answerId, said.length > 0 ? said.map((each) => storedOf(each, fitting)) : null);
  return said.length > 0;
}

/** Whether nothing was found: not where something is asked back, or the question can't be understood without the one before. */
const isUnanswered = ({ citations, ownTo, asks, looking }: Found): boolean =>
  citations.length === 0 && ownTo === null && asks.length === 0 && looking.about === "";

/** Counting what was asked in vain never costs anybody their answer. */
const noteLater = (ctx: SignedInContext, question: string) =>
  noteUnanswered(ctx, question).catch((failed) => recordError({ ...ctx, actor: null }, failed, "server", "/ai/unanswered"));

/** The answer to a question of this asker, as it is told. @param left says that nobody is listening any more */
export async function* answerTo(ctx: SignedInContext, taken: Taken, left: AbortSignal): AsyncGenerator<AnswerEvent> {
  const { answerId, chatId, question, previous } = taken;
  const ids = { answer_id: answerId, chat_id: chatId };
  const found = await findAnswer(ctx, { text: question, previous });
  const { citations, fitting, near, ownTo, asks, isQuotedOnly } = found;
  const isWritten = fitting.length > 0 && !isQuotedOnly && answerId !== "" && (await usedModel(ctx)) !== null;
  const places = citations.map(({ title, to }) => ({ title, to }));
  const { about } = found.looking;
  yield { event: "places", data: { ...ids, question, about, places, near, asks, own_to: ownTo, is_written: isWritten } };
  const isModels = isWritten ? yield* writtenAnswer(ctx, taken, found, left) : false;
  if (isWritten && !isModels) yield { event: "restart", data: {} };
  if (!isModels) for (const data of quotedSentences(citations)) yield { event: "text", data };
  if (isUnanswered(found)) ctx.waitUntil(noteLater(ctx, question));
  yield { event: "end", data: { ...ids, outcome: isModels ? "model" : isWritten ? "fallback" : "extract" } };
}

/** The same with what goes wrong told at its end, in the reader's language. */
export async function* toldToTheEnd(ctx: SignedInContext, events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent> {
  try {
    yield* events;
  } catch (thrown) {
    const { t } = ctx.product.translators[ctx.locale];
    if (!isDomainError(thrown)) await recordError(ctx, thrown, "server", "/ai/stream");
    yield { event: "error", data: { code: "ai.notStreamed", message: t("ai:errors.notStreamed") } };
  }
}

/** An answer once it is whole. */
export async function wholeAnswer(events: AsyncIterable<AnswerEvent>): Promise<ShownAnswer> {
  let answer = emptyAnswer("");
  for await (const event of events) answer = withEvent(answer, event);
  return answer;
}

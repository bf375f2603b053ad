/** The assistant for programs; the same use cases as the page. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { askLimit } from "./ai.pages";
import { chatAnswer, chatFilters, chatItem, questionSchema, ratingSchema, ratingsAnswer, streamSchema, titleSchema } from "./ai.schemas";
import type { ShownAnswer } from "./answer";
import { toldToTheEnd, wholeAnswer } from "./answering.server";
import { askAgain, askQuestion, deleteChat, deleteChats, rateAnswer, readChats, readRatings, renameChat } from "./chats.service.server";
import { eventStream } from "./event-stream.server";

const access = "user" as const;
const byChat = z.object({ chat_id: idField() });
const byAnswer = z.object({ answer_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

const answerOf = (chatId: string, { answerId, question, about, outcome, ownTo, places, near, asks, sentences }: ShownAnswer) => ({
  answer_id: answerId ?? "",
  chat_id: chatId,
  question,
  about,
  outcome,
  own_to: ownTo,
  places,
  near,
  asks: [...asks],
  sentences,
});

const itemOf = ({ chatId, title, updatedAt }: { chatId: string; title: string; updatedAt: number }) => ({
  chat_id: chatId,
  title,
  updated_at: updatedAt,
});

const chat = endpoint({
  method: "POST",
  path: "/ai/chat",
  access,
  summary: "What the site says to a question, in its own sentences with links to their places",
  writeLimit: askLimit,
  body: questionSchema,
  response: chatAnswer,
  async handler({ body }, ctx) {
    const { chatId, events } = await askQuestion(ctx, body);
    return answerOf(chatId, await wholeAnswer(events));
  },
});

const stream = endpoint({
  method: "POST",
  path: "/ai/stream",
  access,
  summary: "The same as it comes, as server-sent events: `places`, then `text` for each sentence, perhaps `restart`, then `end` or `error`",
  writeLimit: askLimit,
  body: streamSchema,
  response: z.string().describe("text/event-stream"),
  async handler({ body: { question = "", chat_id, answer_id, key } }, ctx) {
    const leaving = new AbortController();
    const { signal } = leaving;
    const { events } = answer_id ? await askAgain(ctx, answer_id, signal) : await askQuestion(ctx, { question, chat_id, key }, signal);
    return eventStream(toldToTheEnd(ctx, events), () => leaving.abort());
  },
});

const chats = endpoint({
  method: "GET",
  path: "/ai/chats",
  access,
  summary: "Your conversations with the assistant that hold these words, the latest first; `older` is the cursor of the next page",
  query: chatFilters.pick({ q: true, older: true }),
  response: z.object({ chats: z.array(chatItem), next_older: z.number().nullable() }),
  async handler({ query }, ctx) {
    const { chats: items, nextOlder } = await readChats(ctx, query);
    return { chats: items.map(itemOf), next_older: nextOlder };
  },
});

const one = endpoint({
  method: "GET",
  path: "/ai/chats/:chat_id",
  access,
  summary: "A conversation of yours: its last questions, answered from what the site says now",
  params: byChat,
  query: chatFilters.pick({ before: true }),
  response: chatItem.extend({ answers: z.array(chatAnswer), next_before: z.number().nullable() }),
  async handler({ params: { chat_id: chatId }, query: { before } }, ctx) {
    const { open, answers, nextBefore } = await readChats(ctx, { chat: chatId, before });
    const { title = "", updatedAt = 0 } = open ?? {};
    return { ...itemOf({ chatId, title, updatedAt }), answers: answers.map((each) => answerOf(chatId, each)), next_before: nextBefore };
  },
});

const rename = endpoint({
  method: "PUT",
  path: "/ai/chats/:chat_id",
  access,
  summary: "Name a conversation of yours",
  params: byChat,
  body: titleSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await renameChat(ctx, params.chat_id, body.title);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/ai/chats/:chat_id",
  access,
  summary: "Delete a conversation of yours",
  params: byChat,
  response: done,
  async handler({ params }, ctx) {
    await deleteChat(ctx, params.chat_id);
    return ok;
  },
});

const removeAll = endpoint({
  method: "DELETE",
  path: "/ai/chats",
  access,
  summary: "Delete all of your conversations",
  response: done,
  async handler(_, ctx) {
    await deleteChats(ctx);
    return ok;
  },
});

const rate = endpoint({
  method: "PUT",
  path: "/ai/answers/:answer_id/rating",
  access,
  summary: "Say whether an answer helped; without a rating it is taken back",
  params: byAnswer,
  body: ratingSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await rateAnswer(ctx, params.answer_id, body);
    return ok;
  },
});

const ratings = endpoint({
  method: "GET",
  path: "/admin/ai/ratings",
  access: "admin",
  summary: "How answers of the assistant were rated, and the questions whose answers didn't help, without who asked",
  response: ratingsAnswer,
  handler: (_, ctx) => readRatings(ctx),
});

export const aiEndpoints = [
  ...endpointsFor("apps that can't read an answer as it comes", [chat]),
  stream,
  ...endpointsFor("apps that talk with the assistant", [chats, one, rename, remove, removeAll, rate]),
  ...endpointsFor("admins who look for what the assistant gets wrong", [ratings]),
];

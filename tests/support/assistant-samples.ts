/** Conversations with the assistant that tests set up. */
import { aiAnswers, aiChats } from "@schema/ai";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

/** A conversation of somebody with one question. */
export async function addChat({ userId }: { userId: string }, question = "What is VIP?", at = Date.now()) {
  const { db } = testContext();
  const [chatId, answerId] = [newId("chat", at), newId("answer", at)];
  const searchText = foldTurkish(question);
  await db.insert(aiChats).values({ chatId, userId, title: question, searchText, createdAt: at, updatedAt: at });
  await db.insert(aiAnswers).values({ answerId, chatId, userId, question, searchText, createdAt: at });
  return { chatId, answerId };
}

/** Somebody's conversation, with what else the use case is given. */
const owned =
  (of: "chatId" | "answerId", ...rest: unknown[]): Sample =>
  async () => {
    const owner = await signUp();
    return { args: [(await addChat(owner))[of], ...rest], people: { owner } };
  };

export const assistantSamples: Record<string, Sample> = {
  askQuestion: () => ({ args: [{ question: "What is VIP?" }] }),
  askAgain: owned("answerId"),
  renameChat: owned("chatId", "Another name"),
  deleteChat: owned("chatId"),
  rateAnswer: owned("answerId", { rating: "down", note: "Not what I asked" }),
  async deleteChats({ userId }) {
    await addChat({ userId });
    return { args: [] };
  },
};

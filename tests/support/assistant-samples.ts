/** Conversations with the assistant that tests set up. */
import { aiAnswers, aiChats, aiUnanswered, aiUnansweredMarks } from "@schema/ai";
import { eq } from "drizzle-orm";
import { foldTurkish } from "../../app/platform/folding";
import { anonymousId, newId } from "../../app/platform/ids";
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

/** Words that so many people asked for in vain. @param own what else is known of them */
export async function addUnanswered(people: number, own: Partial<typeof aiUnanswered.$inferInsert> = {}) {
  const { db } = testContext();
  const groupId = anonymousId("unanswered");
  const week = own.lastWeek ?? "2026-11-23";
  const row = { groupId, locale: "en" as const, words: `words ${groupId}`, lastWeek: week, ...own, donePeople: 0 };
  const [{ key = 0 } = {}] = await db.insert(aiUnanswered).values(row).returning({ key: aiUnanswered.key });
  for (let i = 0; i < people; i++) await db.insert(aiUnansweredMarks).values({ mark: anonymousId("mark"), groupKey: key, week });
  if (own.donePeople) await db.update(aiUnanswered).set({ donePeople: own.donePeople }).where(eq(aiUnanswered.key, key));
  return groupId;
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
  closeUnanswered: async () => ({ args: [await addUnanswered(5)] }),
  reopenUnanswered: async () => ({ args: [await addUnanswered(5, { donePeople: 5 })] }),
  async deleteChats({ userId }) {
    await addChat({ userId });
    return { args: [] };
  },
};

/** Polls that tests set up, and what their use cases are called with. */
import { pollCounts, polls } from "@schema/poll";
import { anonymousId } from "../../app/platform/ids";
import { dayAhead } from "../../app/platform/time";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
const DAY = 86_400_000;

export const optionsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ en: `Answer ${at}`, tr: `Yanıt ${at}` }));

/** A poll as its form sends it. */
export const pollInput = (own: Record<string, unknown> = {}) => ({
  question_en: "Where do you have lunch?",
  question_tr: "Öğle yemeğini nerede yiyorsun?",
  kind: "single" as const,
  options: optionsOf(3),
  closes_on: dayAhead(Date.now(), 7),
  ...own,
});

/** Writes an open poll with three answers. @returns its id */
export async function addPollRow(own: Partial<typeof polls.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const row = {
    pollId: anonymousId("poll"),
    questionEn: "Where do you have lunch?",
    questionTr: "Öğle yemeğini nerede yiyorsun?",
    kind: "single" as const,
    options: optionsOf(3),
    closesAt: now + 7 * DAY,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await db.insert(polls).values(row);
  await db.insert(pollCounts).values(row.options.map((_, position) => ({ pollId: row.pollId, position })));
  return row.pollId;
}

export const pollSamples: Record<string, Sample> = {
  addPoll: () => ({ args: [pollInput()] }),
  editPoll: async () => ({ args: [await addPollRow(), pollInput({ question_en: "Where do you have dinner?" })] }),
  closePoll: async () => ({ args: [await addPollRow()] }),
  deletePoll: async () => ({ args: [await addPollRow()] }),
  castVote: async () => ({ args: [await addPollRow(), [1]] }),
};

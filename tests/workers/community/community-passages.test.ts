/** The assistant answers from communities that staff chose for guests, and from no other. */
import { communities } from "@schema/community";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { communityPassages } from "../../../app/features/community/community-passages.repository.server";
import { addCommunity } from "../../support/events";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();

/** Where passages about a word lead, for guests and for its president. */
async function found(word: string) {
  const look = await communityPassages.look(testContext(), { match: `"${word}"` }, 10);
  const [rows] = await db.batch([look.statement as NonNullable<typeof look.statement>]);
  return look.passages(rows as unknown[]).map(({ to }) => to);
}

test.each([
  ["one that isn't for guests", { isShownToGuests: false }, 0],
  ["an archived one", { isShownToGuests: true, status: "archived" as const }, 0],
  ["one for guests", { isShownToGuests: true }, 1],
])("%s is found as often as it may be", async (_, own, times) => {
  const word = `zq${crypto.randomUUID().slice(0, 8).replace(/\d/g, "x")}`;
  const communityId = await addCommunity(await signUp());
  await db
    .update(communities)
    .set({ ...own, name: word, description: `We are ${word}.`, searchText: word })
    .where(eq(communities.communityId, communityId));
  expect(await found(word)).toHaveLength(times);
});

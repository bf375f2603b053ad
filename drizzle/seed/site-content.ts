/** What the seed's staff picked for the demo pages. */
import { noSiteContent } from "../../app/engines/site-content";
import type { Db } from "../../app/platform/db.server";
import { settings } from "../schema/platform";
import { insertMany } from "./insert-many";

/** Posts by their collection and number, in both languages, discussions with replies. */
const picks: Record<string, readonly number[]> = {
  thread: [3, 4, 13, 6],
  notes: [1, 2, 3],
  "study-tip": [1, 2, 3, 4],
  erasmus: [1, 2, 3],
  chronicle: [1, 2, 4],
  advert: [1, 2, 3, 4],
  survey: [1],
};

/** Writes it, unless somebody has chosen already. */
export async function seedSiteContent(db: Db, now: number): Promise<void> {
  const demoPicks = Object.entries(picks).flatMap(([feature, numbers]) => numbers.map((number) => `post-${feature}-${number}`));
  await insertMany(db, settings, [
    { name: "siteContent", value: { ...noSiteContent, demoPicks }, updatedAt: now, updatedBy: "user-demo-admin" },
  ]);
}

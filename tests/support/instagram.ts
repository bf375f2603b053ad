/** Posts of the Instagram account that tests set up. */
import { instagramPosts } from "@schema/instagram";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

let serial = 0;

/** A shortcode that no other post has. */
export const freshShortcode = () => `Code_${Date.now().toString(36)}${serial++}`;

export const instagramBody = (own: Record<string, unknown> = {}) => ({
  shortcode: freshShortcode(),
  caption: "Spring on the lawns",
  posted_on: "2026-04-20",
  ...own,
});

export async function addInstagramRow(own: Partial<typeof instagramPosts.$inferInsert> = {}) {
  const now = Date.now();
  const row = {
    postId: newId("instagram", now),
    shortcode: freshShortcode(),
    caption: "Spring on the lawns",
    postedOn: "2026-04-20",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext()
    .db.insert(instagramPosts)
    .values({ ...row, searchText: foldTurkish(`${row.caption} ${row.shortcode}`) });
  return row;
}

export const instagramSamples: Record<string, Sample> = {
  addInstagramPost: () => ({ args: [instagramBody()] }),
  editInstagramPost: async () => ({ args: [(await addInstagramRow()).postId, instagramBody({ version: 1 })] }),
  deleteInstagramPost: async () => ({ args: [(await addInstagramRow()).postId] }),
  openInstagramGallery: async () => ({ args: [(await addInstagramRow()).postId] }),
};

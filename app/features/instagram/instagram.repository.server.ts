/** Posts of the Instagram account in D1. */
import { instagramPosts } from "@schema/instagram";
import { and, desc, eq, sql } from "drizzle-orm";
import { firstImage, ownImages, removeAllStatement } from "~/engines/media/galleries.service.server";
import type { OwnImage } from "~/engines/media/image";
import { auditChange, auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { columnHoldsWords } from "~/platform/held-words.server";
import { newId } from "~/platform/ids";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import { type InstagramFilters, type InstagramInput, placeOf } from "./instagram.schemas";
import { pictureTypes } from "./pictures";

type Base = Pick<Context, "db">;

const subjectType = "instagram-post";
const purposes = Object.values(pictureTypes);

const shown = {
  key: instagramPosts.key,
  postId: instagramPosts.postId,
  shortcode: instagramPosts.shortcode,
  caption: instagramPosts.caption,
  postedOn: instagramPosts.postedOn,
  version: instagramPosts.version,
  picture: firstImage("instagram-picture", instagramPosts.postId),
};

const selectPosts = ({ db }: Base) => db.select(shown).from(instagramPosts);
export type InstagramPost = Awaited<ReturnType<typeof selectPosts>>[number];

/** The statement for a page of posts, the latest first, with one more than is shown. */
function pageOf(ctx: Base, { q, before }: InstagramFilters) {
  const place = placeOf(before);
  const isAfter = place ? sql`(${instagramPosts.postedOn}, ${instagramPosts.key}) < (${place.day}, ${place.key})` : undefined;
  return selectPosts(ctx)
    .where(and(isAfter, columnHoldsWords(instagramPosts.searchText, q)))
    .orderBy(desc(instagramPosts.postedOn), desc(instagramPosts.key))
    .limit(DEFAULT_SIZE + 1);
}

function toPage(rows: InstagramPost[]) {
  const items = rows.slice(0, DEFAULT_SIZE);
  const last = rows.length > DEFAULT_SIZE ? items.at(-1) : undefined;
  return { items, nextBefore: last && `${last.postedOn}_${last.key}` };
}

/** A page of posts. One round trip. */
export async function listPosts(ctx: Base, filters: InstagramFilters) {
  return toPage(await pageOf(ctx, filters));
}

/** The same, and the post that is edited with its pictures in every state. One round trip. */
export async function readBoard(ctx: Base, filters: InstagramFilters) {
  const edit = filters.edit ?? "";
  const [rows, [edited], images] = await ctx.db.batch([
    pageOf(ctx, filters),
    selectPosts(ctx).where(eq(instagramPosts.postId, edit)).limit(1),
    ownImages(ctx, { subjectId: edit, purposes }),
  ]);
  return { ...toPage(rows), edited: edited ?? null, images: images as OwnImage[] };
}

/** One post; null when there is none. */
export async function findPost(ctx: Base, shortcode: string): Promise<InstagramPost | null> {
  return (await selectPosts(ctx).where(eq(instagramPosts.shortcode, shortcode)).limit(1))[0] ?? null;
}

const fieldsOf = ({ shortcode, caption, posted_on: postedOn }: InstagramInput) => ({
  shortcode,
  caption,
  postedOn,
  searchText: foldTurkish(`${caption} ${shortcode}`),
});

const audited = { shortcode: instagramPosts.shortcode, caption: instagramPosts.caption, posted_on: instagramPosts.postedOn };

/** Adds a post and writes down who did. @returns its id; null when another has its shortcode */
export async function insertPost(ctx: AdminContext, { version: _, ...input }: InstagramInput): Promise<string | null> {
  const now = ctx.clock.now();
  const postId = newId("instagram", now);
  const [rows] = await ctx.db.batch([
    ctx.db
      .insert(instagramPosts)
      .values({ postId, ...fieldsOf(input), createdBy: ctx.actor.userId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ postId: instagramPosts.postId }),
    auditFrom(
      ctx,
      { act: "instagram-post.add", subjectType, subjectId: postId, after: sql`${JSON.stringify(input)}` },
      sql`WHERE changes() > 0`,
    ),
  ]);
  return rows.length > 0 ? postId : null;
}

/** Changes a post that is still of the version that was read, unless another has the shortcode. @returns whether it did */
export async function updatePost(ctx: AdminContext, postId: string, { version = 0, ...input }: InstagramInput): Promise<boolean> {
  const where = and(
    eq(instagramPosts.postId, postId),
    eq(instagramPosts.version, version),
    sql`NOT EXISTS (SELECT 1 FROM instagram_posts AS other WHERE other.shortcode = ${input.shortcode} AND other.post_id <> ${postId})`,
  );
  const row = { table: instagramPosts, id: instagramPosts.postId, fields: audited, where };
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "instagram-post.edit", subjectType, after: input }, row),
    ctx.db
      .update(instagramPosts)
      .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
      .where(where)
      .returning({ postId: instagramPosts.postId }),
  ]);
  return rows.length > 0;
}

/** Deletes a post with its picture and writes down what it was. @returns whether there was one */
export async function deletePost(ctx: AdminContext, postId: string): Promise<boolean> {
  const where = eq(instagramPosts.postId, postId);
  const isThere = sql`EXISTS (SELECT 1 FROM instagram_posts WHERE post_id = ${postId})`;
  const [, , rows] = await ctx.db.batch([
    auditChange(
      ctx,
      { act: "instagram-post.delete", subjectType },
      { table: instagramPosts, id: instagramPosts.postId, fields: audited, where },
    ),
    removeAllStatement(ctx, { subjectId: postId, purposes, onlyIf: isThere }),
    ctx.db.delete(instagramPosts).where(where).returning({ postId: instagramPosts.postId }),
  ]);
  return rows.length > 0;
}

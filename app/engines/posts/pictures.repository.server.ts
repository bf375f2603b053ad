/** Under what a post's pictures may be changed, and when they go. */
import { posts } from "@schema/posts";
import { type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { removeAllStatement, removeOrphans } from "../media/galleries.repository.server";
import type { Gallery } from "../media/galleries.service.server";
import type { PurposeName } from "../media/purposes";
import type { Collection } from "./collection";
import { mayEdit } from "./posts.policy";

type Base = Pick<Context, "db" | "clock">;
export type CollectionWithPictures = Collection & { pictures: PurposeName };

export const hasPictures = (collection: Collection): collection is CollectionWithPictures => collection.pictures !== undefined;

/** Who may look at a post's pictures: whoever reads the post. */
export const readersOfPost =
  ({ feature, readers }: Collection) =>
  (postId: SQL): SQL =>
    sql`(SELECT iif(status = 'approved', ${readers === "public" ? "everyone" : "members"}, coalesce(author_id, 'staff'))
      FROM ${posts} WHERE post_id = ${postId} AND kind = ${feature} AND status <> 'deleted')`;

/** The gallery of a post that this person may change; what staff have hidden waits for review again once its author does. */
export function postGallery(ctx: SignedInContext, collection: CollectionWithPictures, postId: string, isMine: boolean): Gallery {
  const { db, clock, actor } = ctx;
  const { feature, pictures } = collection;
  const permission = mayEdit(collection).permission(actor, posts);
  const waitAgain = sql`UPDATE ${posts} SET status = 'waiting', updated_at = ${clock.now()}
    WHERE post_id = ${postId} AND kind = ${feature} AND author_id = ${actor.userId} AND status = 'rejected' AND changes() > 0`;
  return {
    subjectId: postId,
    types: { picture: pictures },
    onlyIf: sql`EXISTS (SELECT 1 FROM ${posts} WHERE post_id = ${postId} AND kind = ${feature} AND status <> 'deleted' AND ${permission})`,
    alongside: isMine ? [rawStatement(db, waitAgain)] : [],
    audited: isMine ? undefined : feature,
  };
}

/** The statement that deletes a post's pictures once its author has deleted the post. */
export const dropPictures = (ctx: Base, { feature, pictures }: CollectionWithPictures, postId: string, authorId: string) =>
  removeAllStatement(ctx, {
    subjectId: postId,
    purposes: [pictures],
    onlyIf: sql`EXISTS (SELECT 1 FROM ${posts} WHERE post_id = ${postId} AND kind = ${feature} AND author_id = ${authorId} AND status = 'deleted')`,
  });

/** Deletes the pictures of posts that were deleted before an instant. @returns how many */
export const removeForgotten = (ctx: Base, { feature, pictures }: CollectionWithPictures, before: number): Promise<number> =>
  removeOrphans(ctx, pictures, sql`SELECT post_id FROM ${posts} WHERE kind = ${feature} AND status = 'deleted' AND updated_at < ${before}`);

/** Posts in D1. */
import { users } from "@schema/accounts";
import { postFollows, postLikes, postRevisions, posts } from "@schema/posts";
import { contributions } from "@schema/review";
import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Permission } from "../../platform/access/rule";
import type { Thing } from "../../platform/acts/acts";
import { auditChange } from "../../platform/audit.server";
import { MINUTE } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { columns, eachOf, insertIf, isStale, onlyIf, type Results, rawStatement } from "../../platform/db.server";
import { allParts, columnBegins } from "../../platform/search";
import { type DocumentKey, isPerson } from "../documents.server";
import { categoryOfPost, isOffered, tagsOfPost } from "../labels/uses.repository.server";
import { firstImage } from "../media/galleries.repository.server";
import type { ReadyImage } from "../media/image";
import type { PurposeName } from "../media/purposes";
import { reviewStatuses } from "../review/decision";
import { isHiddenByReports } from "../review/hidden.server";
import { type ModerationFilters, moderationPage, statusCounts } from "../review/listing.server";
import type { NoticeSource, Reviewable } from "../review/reviewable";
import { inOrder } from "../site-content";
import type { Collection } from "./collection";
import { postDossier } from "./dossier.server";
import { afterChange, detailsWith, fileKeyWhere, hasFile, type StoredFile, withoutFile } from "./files.repository.server";
import { type CollectionWithPictures, dropPictures } from "./pictures.repository.server";
import { mayEdit } from "./posts.policy";

/** Hits beyond a page, in case some of them are hidden. */
export const SPARE_HITS = 10;
/** Within this time the very same post of the same author is one post. */
const SAME_AGAIN = 10 * MINUTE;

type Base = Pick<Context, "db" | "clock">;
type Reader = Pick<Context, "db" | "actor">;
export type NewPost = typeof posts.$inferInsert;

/** The part of a full-text query that finds what readers may see of a collection. */
export const openPostsMatch = (kind: string): string => allParts(columnBegins("kind", kind), columnBegins("status", "approved"));

/** A post's page shows its author the reason, whatever its state is. */
const postNotice: NoticeSource = { from: sql`posts AS t`, title: sql`t.title`, page: sql`'/' || t.kind || '/one/' || t.post_id` };

/** Posts of every kind as the review of the house decides on them. */
export const allPosts = (collections: readonly Collection[]): Reviewable => ({
  type: "post",
  table: posts,
  id: posts.postId,
  dossier: postDossier(collections),
  notice: postNotice,
});

/** Posts of one kind as the review of the house decides on them. */
export const reviewablePosts = (kind: Thing): Reviewable => ({
  notice: postNotice,
  type: kind,
  table: posts,
  id: posts.postId,
  counter: `posts:${kind}`,
  only: sql`kind = ${kind}`,
});

const postColumns = columns({
  key: posts.key,
  postId: posts.postId,
  kind: posts.kind,
  authorId: posts.authorId,
  authorName: users.name,
  authorUserName: users.userName,
  isAnonymous: posts.isAnonymous,
  title: posts.title,
  text: posts.text,
  details: posts.details,
  facetA: posts.facetA,
  facetB: posts.facetB,
  relevantAt: posts.relevantAt,
  closedAt: posts.closedAt,
  isPinned: posts.isPinned,
  isLocked: posts.isLocked,
  likeCount: posts.likeCount,
  replyCount: posts.replyCount,
  acceptedReplyId: posts.acceptedReplyId,
  activeAt: posts.activeAt,
  status: posts.status,
  reviewReason: posts.reviewReason,
  reviewedAt: posts.reviewedAt,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
});

/** What is read of posts beyond themselves, and how much of what they say. */
export interface PostsRead {
  /** Of what purpose the first picture is told with each post; none if left out. */
  pictures?: PurposeName;
  /** What a feature tells with each post, as a JSON document; it may name `posts` and its author as `users`. */
  beside?: SQL;
  /** Whose posts alone they are, where many are read. */
  kind?: string;
  /** How many characters of each text, where a list shows no more. */
  characters?: number;
}

const hiddenPost = { type: "post", id: posts.postId, author: posts.authorId, status: posts.status, reviewedAt: posts.reviewedAt };

/** The statement for posts with their authors, still without a condition. */
export const selectPosts = ({ db, actor }: Reader, { pictures, beside, kind, characters }: PostsRead = {}) => {
  const liked = sql`EXISTS (SELECT 1 FROM ${postLikes} WHERE ${postLikes.postId} = ${posts.postId} AND ${postLikes.userId} = ${actor?.userId ?? ""})`;
  return db
    .select({
      ...postColumns,
      ...(characters !== undefined && { text: sql<string>`substr(${posts.text}, 1, ${characters})`.as("text") }),
      // What it said before is kept; what staff decide on it is no edit.
      isEdited:
        sql<boolean>`${posts.updatedAt} > ${posts.createdAt} AND EXISTS (SELECT 1 FROM post_revisions AS r WHERE r.item_id = ${posts.postId})`
          .mapWith(Boolean)
          .as("isEdited"),
      isLiked: sql<boolean>`${liked}`.mapWith(Boolean).as("isLiked"),
      // Lists of everybody's show nothing that waits.
      isHidden: (kind ? sql<boolean>`0` : isHiddenByReports({ actor }, hiddenPost)).mapWith(Boolean).as("isHidden"),
      picture: pictures ? firstImage(pictures, posts.postId) : sql<ReadyImage | null>`NULL`.as("picture"),
      category: sql<string | null>`${categoryOfPost(kind)}`.as("category"),
      tags: sql<string | null>`${tagsOfPost}`.as("tags"),
      beside: sql<string | null>`${beside ?? sql`NULL`}`.as("beside"),
    })
    .from(posts)
    .leftJoin(users, eq(users.userId, posts.authorId));
};

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** One post, whatever its state; null when it isn't of this collection. */
export async function findPost(ctx: Reader, { feature }: Collection, postId: string): Promise<PostRow | null> {
  const [rows] = await ctx.db.batch([
    selectPosts(ctx)
      .where(and(eq(posts.postId, postId), eq(posts.kind, feature)))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** The newest post of a collection that somebody wrote under their name and that isn't deleted; null when there is none. */
export async function findLatestOf(ctx: Reader, { feature }: Collection, by: DocumentKey): Promise<PostRow | null> {
  const author = ctx.db.select({ userId: users.userId }).from(users).where(isPerson(by));
  const [rows] = await ctx.db.batch([
    selectPosts(ctx)
      .where(and(eq(posts.authorId, sql`(${author})`), eq(posts.kind, feature), eq(posts.isAnonymous, false), ne(posts.status, "deleted")))
      .orderBy(desc(posts.key))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** The same, with other statements in the same round trip. */
export async function findPostWith<Beside extends readonly BatchItem<"sqlite">[]>(
  ctx: Reader,
  { feature }: Collection,
  postId: string,
  beside: readonly [...Beside],
): Promise<{ row: PostRow | null; beside: Results<Beside> }> {
  const one = selectPosts(ctx)
    .where(and(eq(posts.postId, postId), eq(posts.kind, feature)))
    .limit(1);
  const [rows, ...found] = await ctx.db.batch([one, ...beside]);
  return { row: rows[0] ?? null, beside: found as unknown as Results<Beside> };
}

/** What everyone is shown of a collection: what staff picked, in their order, and nothing else. */
export async function demoPosts(ctx: Reader, { feature }: Collection, limit: number, picks: readonly string[]): Promise<PostRow[]> {
  const open = and(eq(posts.kind, feature), eq(posts.status, "approved"));
  const picked = await selectPosts(ctx).where(and(open, sql`${posts.postId} IN (SELECT value FROM ${eachOf(picks)})`));
  return inOrder(picked, picks, ({ postId }) => postId).slice(0, limit);
}

/** Posts that everyone may see, of those with these ids. */
export const openTitles = ({ db }: Pick<Context, "db">, postIds: readonly string[]) =>
  db
    .select({ postId: posts.postId, kind: posts.kind, title: posts.title })
    .from(posts)
    .where(and(eq(posts.status, "approved"), sql`${posts.postId} IN (SELECT value FROM ${eachOf(postIds)})`));

/** One's own posts of a collection, latest first. */
export async function personalPosts(ctx: SignedInContext, { feature }: Collection): Promise<PostRow[]> {
  const [rows] = await ctx.db.batch([
    selectPosts(ctx)
      .where(and(eq(posts.authorId, ctx.actor.userId), eq(posts.kind, feature), ne(posts.status, "deleted")))
      .orderBy(desc(posts.key))
      .limit(100),
  ]);
  return rows;
}

/** How many posts of a collection somebody wrote, by state. */
const countsOfAuthor = ({ db }: Pick<Context, "db">, feature: string, authorId: string) =>
  db
    .select()
    .from(contributions)
    .where(and(eq(contributions.userId, authorId), eq(contributions.collection, `posts:${feature}`)));

/** One page of posts in a state, for staff; only one person's, if `ownerId` says so. */
export async function listForModeration(ctx: SignedInContext, { feature }: Collection, filters: ModerationFilters, ownerId?: string) {
  const reviewable = reviewablePosts(feature);
  const { where, orderBy, limit } = moderationPage(reviewable, posts, filters, columnBegins("kind", feature));
  const own = and(where, eq(posts.kind, feature), ownerId ? eq(posts.authorId, ownerId) : undefined);
  const [rows, counts, [person]] = await ctx.db.batch([
    selectPosts(ctx).where(own).orderBy(orderBy).limit(limit),
    statusCounts(ctx, reviewable),
    countsOfAuthor(ctx, feature, ownerId ?? ""),
  ]);
  return { rows, counts: ownerId ? reviewStatuses.map((facet) => ({ facet, value: person?.[facet] ?? 0 })) : counts };
}

/** What is written with a new post. */
interface Adding {
  isCategory?: boolean;
  isFollowed?: boolean;
  beside?: readonly BatchItem<"sqlite">[];
}

/**
 * Writes a post, unless its author wrote the very same within the last minutes: then a button was pressed twice.
 * @param adding whether admins keep its category, which then has to be one that can be chosen; whether the author follows it from
 * the beginning; statements of the same transaction, which come after it
 * @returns the id of the post, or of the one that was there; null when its category can't be chosen
 */
export async function insertPost(
  { db }: Base,
  post: NewPost & { authorId: string },
  { isCategory = false, isFollowed = false, beside = [] }: Adding = {},
): Promise<string | null> {
  const { postId, authorId, createdAt } = post;
  const same = and(
    eq(posts.authorId, authorId),
    eq(posts.kind, post.kind),
    gt(posts.createdAt, createdAt - SAME_AGAIN),
    ne(posts.status, "deleted"),
    eq(posts.title, post.title),
    eq(posts.text, post.text),
    sql`json_remove(${posts.details}, '$.file') = json_remove(${JSON.stringify(post.details)}, '$.file')`,
  );
  const isWritten = sql`EXISTS (SELECT 1 FROM posts WHERE post_id = ${postId})`;
  const isChoice = isCategory ? isOffered(post.kind, post.facetA ?? "") : sql`1`;
  const [inserted, [there]] = await db.batch([
    insertIf(db, posts, post, sql`NOT EXISTS (SELECT 1 FROM posts WHERE ${same}) AND ${isChoice}`, posts.postId),
    db.select({ postId: posts.postId }).from(posts).where(same).limit(1),
    insertIf(db, postFollows, { postId, userId: authorId, createdAt }, isFollowed ? isWritten : sql`0`, postFollows.postId),
    ...beside,
  ]);
  return inserted[0]?.id ?? there?.postId ?? null;
}

type Change = Pick<NewPost, "title" | "text" | "details" | "facetA" | "facetB" | "relevantAt" | "searchText" | "isAnonymous">;

/** The actor's permission to change a post of a collection. */
export const permissionToEdit = ({ actor }: Pick<SignedInContext, "actor">, collection: Collection) =>
  mayEdit(collection).permission(actor, posts);

/** Who changes a post and what becomes of its PDF: left out it stays, null takes it away. */
export interface Editing {
  permission: Permission<"post.edit">;
  file?: StoredFile | null;
  /** The change is written down in the audit. */
  isAudited?: boolean;
  /** When it was last changed; it isn't changed if it was since. */
  version?: number | undefined;
  /** Admins keep its category: it has to be one that can be chosen, or the one that it has. */
  isCategory?: boolean;
  /** Refuses a change that leaves neither link nor PDF. */
  needsSource?: boolean;
  /** Statements of the same transaction, which come after it. */
  beside?: readonly BatchItem<"sqlite">[];
}

/** The statement that keeps what posts or replies say, before they are changed. @param source selects `item_id`, `title` and `text` */
export const saveRevisions = ({ db, clock }: Pick<Context, "db" | "clock">, source: SQL) =>
  rawStatement(
    db,
    sql`INSERT INTO ${postRevisions} (item_id, title, text, created_at) SELECT item_id, title, text, ${clock.now()} FROM (${source})`,
  );

/** The statement that changes what only some collections have: the accepted reply, a closing, a lock, a pin; it gives the posts' ids. */
export const markPosts = (
  { db }: Pick<Context, "db">,
  where: SQL | undefined,
  marks: Partial<Pick<NewPost, "acceptedReplyId" | "isLocked" | "isPinned">> & { closedAt?: SQL | null },
) => db.update(posts).set(marks).where(where).returning({ postId: posts.postId });

/**
 * Changes a post and keeps what it said before, in one transaction.
 * @returns whether there was one, whether it was refused as an older version, and the key of the PDF that it no longer has
 */
export async function updatePost(ctx: SignedInContext, kind: string, postId: string, change: Change, editing: Editing) {
  const { db, clock } = ctx;
  const { permission, file, needsSource, isAudited, version, isCategory, beside = [] } = editing;
  const now = clock.now();
  const isBare = needsSource && !change.details.link;
  const where = and(
    eq(posts.postId, postId),
    ne(posts.status, "deleted"),
    permission,
    isCategory ? isOffered(kind, change.facetA ?? "", sql`posts.facet_a`) : undefined,
    isBare && !file ? (file === null ? sql`0` : hasFile) : undefined,
  );
  const details = detailsWith(change.details, file);
  const fields = { title: posts.title, text: posts.text, details: posts.details };
  const audited = { table: posts, id: posts.postId, fields, where: isAudited ? where : sql`0` };
  // With the statements beside it: none of them is for a post that was changed since.
  const isAsRead = version === undefined ? sql`1` : sql`EXISTS (SELECT 1 FROM posts WHERE post_id = ${postId} AND updated_at = ${version})`;
  const statements = [
    onlyIf(db, isAsRead),
    auditChange(ctx, { act: "posts.edit", subjectType: "posts", after: change }, audited),
    saveRevisions(
      ctx,
      sql`SELECT post_id AS item_id, title, text FROM ${posts} WHERE ${where} AND (title <> ${change.title} OR text <> ${change.text})`,
    ),
    fileKeyWhere({ db }, where),
    db
      .update(posts)
      .set({ ...change, details, updatedAt: now, status: afterChange })
      .where(where)
      .returning({ postId: posts.postId }),
    ...beside,
  ] as const;
  try {
    const [, , , before, changed] = await db.batch(statements);
    return { isChanged: changed.length === 1, isOlder: false, goneKey: file === undefined ? null : (before[0]?.fileKey ?? null) };
  } catch (failed) {
    if (isStale(failed)) return { isChanged: false, isOlder: true, goneKey: null };
    throw failed;
  }
}

/** Deletes one's own post; its PDF and its pictures go with it. @returns whether it changed, and the key of the PDF */
export async function deleteOwn(ctx: Base, collection: Collection, postId: string, authorId: string) {
  const { db, clock } = ctx;
  const where = and(
    eq(posts.postId, postId),
    eq(posts.kind, collection.feature),
    eq(posts.authorId, authorId),
    ne(posts.status, "deleted"),
  );
  const [before, changed] = await db.batch([
    fileKeyWhere({ db }, where),
    db
      .update(posts)
      .set({ status: "deleted", details: withoutFile, updatedAt: clock.now() })
      .where(where)
      .returning({ postId: posts.postId }),
    ...(collection.pictures ? [dropPictures(ctx, collection as CollectionWithPictures, postId, authorId)] : []),
  ]);
  return { isChanged: changed.length === 1, goneKey: before[0]?.fileKey ?? null };
}

/** Closes one's own open post. @returns whether it changed */
export async function closeOwn({ db, clock }: Base, kind: string, postId: string, authorId: string): Promise<boolean> {
  const rows = await db
    .update(posts)
    .set({ closedAt: clock.now() })
    .where(and(eq(posts.postId, postId), eq(posts.kind, kind), eq(posts.authorId, authorId), isNull(posts.closedAt)))
    .returning({ postId: posts.postId });
  return rows.length === 1;
}

/** Closes every open post of these kinds whose time is over. @returns how many */
export async function closeExpired({ db, clock }: Base, kinds: readonly string[]): Promise<number> {
  let closed = 0;
  for (const kind of kinds) {
    const rows = await db
      .update(posts)
      .set({ closedAt: clock.now() })
      .where(and(eq(posts.kind, kind), eq(posts.status, "approved"), isNull(posts.closedAt), lt(posts.relevantAt, clock.now())))
      .returning({ key: posts.key });
    closed += rows.length;
  }
  return closed;
}

/** Likes a post that is open to readers, or no longer; doing it twice changes nothing. */
export async function setLike({ db, clock }: Base, kind: string, postId: string, userId: string, isLiked: boolean): Promise<void> {
  if (!isLiked) {
    await db.delete(postLikes).where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)));
    return;
  }
  await db.run(sql`INSERT INTO ${postLikes} (post_id, user_id, created_at) SELECT post_id, ${userId}, ${clock.now()} FROM ${posts}
    WHERE post_id = ${postId} AND kind = ${kind} AND status = 'approved' AND author_id IS NOT ${userId} ON CONFLICT DO NOTHING`);
}

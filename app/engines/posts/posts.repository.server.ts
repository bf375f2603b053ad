/** Posts in D1. */
import { users } from "@schema/accounts";
import { counters } from "@schema/platform";
import { postFollows, postLikes, postRevisions, posts } from "@schema/posts";
import { contributions } from "@schema/review";
import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Permission } from "../../platform/access/rule";
import { auditChange } from "../../platform/audit.server";
import { MINUTE } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { columns, insertIf, type Results, written } from "../../platform/db.server";
import { countCap } from "../../platform/lists/paging";
import { allParts, columnBegins, ftsQuery, wordsMatch } from "../../platform/search";
import { firstImage } from "../media/galleries.repository.server";
import type { ReadyImage } from "../media/image";
import type { PurposeName } from "../media/purposes";
import { reviewStatuses } from "../review/decision";
import { type ModerationFilters, moderationPage, statusCounts } from "../review/listing.server";
import type { Reviewable } from "../review/review.server";
import type { Collection } from "./collection";
import { afterChange, detailsWith, fileKeyWhere, hasFile, type StoredFile, withoutFile } from "./files.repository.server";
import type { PostFilters } from "./filters";
import { type CollectionWithPictures, dropPictures } from "./pictures.repository.server";
import { mayEdit } from "./posts.policy";

/** Hits beyond a page, in case some of them are hidden. */
export const SPARE_HITS = 10;
/** Posts on top of a list, at most. */
const MAX_PINNED = 20;
/** Within this time the very same post of the same author is one post. */
const SAME_AGAIN = 10 * MINUTE;

type Base = Pick<Context, "db" | "clock">;
type Reader = Pick<Context, "db" | "actor">;
export type NewPost = typeof posts.$inferInsert;

/** The part of a full-text query that finds what readers may see of a collection. */
export const openPostsMatch = (kind: string): string => allParts(columnBegins("kind", kind), columnBegins("status", "approved"));

/** Posts of every kind as the review of the house decides on them. */
export const allPosts: Reviewable = { type: "post", table: posts, id: posts.postId };

/** Posts of one kind as the review of the house decides on them. */
export const reviewablePosts = (kind: string): Reviewable => ({
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
  status: posts.status,
  reviewReason: posts.reviewReason,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
});

/** @param pictures of what purpose the first is told with each post; none if left out */
export const selectPosts = ({ db, actor }: Reader, pictures?: PurposeName) => {
  const liked = sql`EXISTS (SELECT 1 FROM ${postLikes} WHERE ${postLikes.postId} = ${posts.postId} AND ${postLikes.userId} = ${actor?.userId ?? ""})`;
  return db
    .select({
      ...postColumns,
      isLiked: sql<boolean>`${liked}`.mapWith(Boolean).as("isLiked"),
      picture: pictures ? firstImage(pictures, posts.postId) : sql<ReadyImage | null>`NULL`.as("picture"),
    })
    .from(posts)
    .leftJoin(users, eq(users.userId, posts.authorId));
};

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

const sortColumn = ({ isByRelevance }: Collection, { sort }: PostFilters) => {
  if (sort === "liked") return posts.likeCount;
  return isByRelevance ? posts.relevantAt : posts.key;
};

/** Where the next page goes on. */
export function cursorOf(collection: Collection, filters: PostFilters, row: PostRow): string {
  const column = sortColumn(collection, filters);
  const value = column === posts.likeCount ? row.likeCount : column === posts.relevantAt ? (row.relevantAt ?? 0) : row.key;
  return `${value}.${row.key}`;
}

function cursorCondition(collection: Collection, filters: PostFilters): SQL | undefined {
  if (!filters.before) return undefined;
  const [value = 0, key = 0] = filters.before.split(".").map(Number);
  const column = sortColumn(collection, filters);
  return column === posts.key ? lt(posts.key, key) : sql`(${column}, ${posts.key}) < (${value}, ${key})`;
}

/** Full-text hits come newest first, and only as many as a page can need; D1 binds numbers as reals, by which no full-text index seeks. */
function hits({ feature }: Collection, { q, a, b, before, size }: PostFilters, query: string): SQL {
  const match = allParts(openPostsMatch(feature), a && columnBegins("facet_a", a), b && columnBegins("facet_b", b), wordsMatch(query));
  const below = before && q ? sql`AND rowid < CAST(${Number(before.split(".")[1])} AS INTEGER)` : sql``;
  return sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${match} ${below}
    ORDER BY rowid DESC LIMIT ${size + SPARE_HITS})`;
}

function conditions(collection: Collection, filters: PostFilters): SQL | undefined {
  const { q, a, b } = filters;
  const query = q ? ftsQuery(q) : null;
  const isOpen = collection.isClosable && !filters.closed ? isNull(posts.closedAt) : undefined;
  const own = and(eq(posts.kind, collection.feature), eq(posts.status, "approved"), isOpen);
  return and(
    own,
    a ? eq(posts.facetA, a) : undefined,
    b ? eq(posts.facetB, b) : undefined,
    query ? hits(collection, filters, query) : undefined,
  );
}

/** Posts on top of a list, latest first; none of them beyond the first page or among a search's results. */
function pinned(ctx: Reader, { feature, hasPins }: Collection, { q, a, b, before, sort }: PostFilters) {
  const isShown = hasPins && !q && !a && !b && !before && sort === "new";
  return selectPosts(ctx)
    .where(and(sql`${posts.isPinned} = 1`, eq(posts.kind, feature), eq(posts.status, "approved")))
    .orderBy(desc(posts.key))
    .limit(isShown ? MAX_PINNED : 0);
}

/** Whether a list is everything that readers may see. */
const isWhole = ({ isClosable }: Collection, { a, b, closed }: PostFilters) => !a && !b && (!isClosable || Boolean(closed));

/** The statement that counts a list: by its total, or up to a cap. A search is counted by what it shows. */
function countStatement({ db }: Reader, collection: Collection, filters: PostFilters, where: SQL | undefined) {
  if (isWhole(collection, filters)) {
    const total = and(eq(counters.name, `posts:${collection.feature}`), eq(counters.facet, "approved"));
    return db.select({ count: counters.value }).from(counters).where(total);
  }
  const counted = db
    .select({ one: sql`1` })
    .from(posts)
    .where(where)
    .limit(countCap({ page: 1, size: filters.size }) + 1)
    .as("counted");
  return db.select({ count: sql<number>`count(*)` }).from(counted);
}

/** One page of what is open to readers, one row more than it shows, and how many there are. */
export async function listPosts(ctx: Reader, collection: Collection, filters: PostFilters) {
  const where = conditions(collection, filters);
  const page = (condition: SQL | undefined, ...order: SQL[]) =>
    selectPosts(ctx, collection.pictures)
      .where(condition)
      .orderBy(...order)
      .limit(filters.size + 1);
  if (filters.q && ftsQuery(filters.q)) {
    const [rows] = await ctx.db.batch([page(where, desc(posts.key))]);
    return { rows, pinned: [], total: Math.min(rows.length, filters.size), isTotalCapped: rows.length > filters.size };
  }
  const [rows, [counted], onTop] = await ctx.db.batch([
    page(and(where, cursorCondition(collection, filters)), desc(sortColumn(collection, filters)), desc(posts.key)),
    countStatement(ctx, collection, filters, where),
    pinned(ctx, collection, filters),
  ]);
  const cap = isWhole(collection, filters) ? Number.POSITIVE_INFINITY : countCap({ page: 1, size: filters.size });
  const count = counted?.count ?? 0;
  return { rows, pinned: onTop, total: Math.min(count, cap), isTotalCapped: count > cap };
}

/** One post, whatever its state; null when it isn't of this collection. */
export async function findPost(ctx: Reader, { feature }: Collection, postId: string): Promise<PostRow | null> {
  const [rows] = await ctx.db.batch([
    selectPosts(ctx)
      .where(and(eq(posts.postId, postId), eq(posts.kind, feature)))
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

/** What everyone is shown of a collection: the best liked. */
export async function demoPosts(ctx: Reader, { feature }: Collection, limit: number): Promise<PostRow[]> {
  const open = and(eq(posts.kind, feature), eq(posts.status, "approved"));
  const [rows] = await ctx.db.batch([selectPosts(ctx).where(open).orderBy(desc(posts.likeCount), desc(posts.key)).limit(limit)]);
  return rows;
}

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

/**
 * Writes a post, unless its author wrote the very same within the last minutes: then a button was pressed twice.
 * @param isFollowed whether the author follows it from the beginning
 * @returns the id of the post, or of the one that was there
 */
export async function insertPost({ db }: Base, post: NewPost & { authorId: string }, isFollowed = false): Promise<string> {
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
  const [, [there]] = await db.batch([
    insertIf(db, posts, post, sql`NOT EXISTS (SELECT 1 FROM posts WHERE ${same})`, posts.postId),
    db.select({ postId: posts.postId }).from(posts).where(same).limit(1),
    insertIf(db, postFollows, { postId, userId: authorId, createdAt }, isFollowed ? isWritten : sql`0`, postFollows.postId),
  ]);
  return there?.postId ?? postId;
}

type Change = Pick<NewPost, "title" | "text" | "details" | "facetA" | "facetB" | "relevantAt" | "searchText" | "isAnonymous">;

/** The actor's permission to change a post of a collection. */
export const permissionToEdit = ({ actor }: Pick<SignedInContext, "actor">, collection: Collection) =>
  mayEdit(collection).permission(actor, posts);

/** Who changes a post and what becomes of its PDF: left out it stays, null takes it away. */
export interface Editing {
  permission: Permission<"post.edit">;
  file?: StoredFile | null;
  /** It is somebody else's: the change is written down in the audit. */
  isOthers?: boolean;
  /** Refuses a change that leaves neither link nor PDF. */
  needsSource?: boolean;
}

/** The statement that keeps what posts or replies say, before they are changed. @param source selects `item_id`, `title` and `text` */
export const keepRevisions = ({ db, clock }: Pick<Context, "db" | "clock">, source: SQL) =>
  written(
    db,
    sql`INSERT INTO ${postRevisions} (item_id, title, text, created_at) SELECT item_id, title, text, ${clock.now()} FROM (${source})`,
  );

/** The statement that changes what only some collections have: the accepted reply, a lock, a pin; it gives the posts' ids. */
export const markPosts = (
  { db }: Pick<Context, "db">,
  where: SQL | undefined,
  marks: Partial<Pick<NewPost, "acceptedReplyId" | "isLocked" | "isPinned">>,
) => db.update(posts).set(marks).where(where).returning({ postId: posts.postId });

/**
 * Changes a post and keeps what it said before, in one transaction.
 * @returns whether there was one, and the key of the PDF that it no longer has
 */
export async function updatePost(ctx: SignedInContext, kind: string, postId: string, change: Change, editing: Editing) {
  const { db, clock } = ctx;
  const { permission, file, needsSource, isOthers } = editing;
  const now = clock.now();
  const isBare = needsSource && !change.details.link;
  const where = and(
    eq(posts.postId, postId),
    ne(posts.status, "deleted"),
    permission,
    isBare && !file ? (file === null ? sql`0` : hasFile) : undefined,
  );
  const details = detailsWith(change.details, file);
  const fields = { title: posts.title, text: posts.text, details: posts.details };
  const audited = { table: posts, id: posts.postId, fields, where: isOthers ? where : sql`0` };
  const [, , before, changed] = await db.batch([
    auditChange(ctx, { act: "posts.edit", subjectType: "posts", after: change }, audited),
    keepRevisions(
      ctx,
      sql`SELECT post_id AS item_id, title, text FROM ${posts} WHERE ${where} AND (title <> ${change.title} OR text <> ${change.text})`,
    ),
    fileKeyWhere({ db }, where),
    db
      .update(posts)
      .set({ ...change, details, updatedAt: now, status: afterChange })
      .where(where)
      .returning({ postId: posts.postId }),
  ]);
  return { isChanged: changed.length === 1, goneKey: file === undefined ? null : (before[0]?.fileKey ?? null) };
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

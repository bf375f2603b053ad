/** The use cases of every collection: reading, writing, changing, liking, closing, and what staff do. */
import { DAY } from "../clock";
import type { Actor, Context, SignedInContext } from "../context";
import { newId } from "../ids";
import { takeAttempt } from "../limits.server";
import { countsByStatus, type ModerationFilters } from "../review/listing.server";
import type { ReviewInput } from "../review/review.schemas";
import { review } from "../review/review.server";
import { type Collection, facetField, type PostField } from "./collection";
import type { PostFilters } from "./filters";
import { postErrors } from "./posts.errors";
import * as repository from "./posts.repository.server";
import type { PostInput } from "./schema";

const WRITES = { max: 30, windowMs: DAY };
const SHOWN_IN_DEMO = 6;
const EXCERPT = 220;

const isStaff = (actor: Actor | null) => actor !== null && actor.userRole !== "user";

/** Whether somebody may write into a collection. */
export function mayWrite(actor: Actor | null, { writers }: Collection): boolean {
  if (!actor) return false;
  return writers === "user" || actor.userRole === "admin" || (writers === "moderator" && actor.userRole === "moderator");
}

const isMine = (actor: Actor | null, row: repository.PostRow) => actor !== null && row.authorId === actor.userId;

const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…` : text);

/** What members alone see is left out for guests. */
function detailsFor(actor: Actor | null, { fields }: Collection, details: Record<string, unknown>): Record<string, unknown> {
  const hidden = new Set(actor ? [] : fields.filter(({ isForMembers }) => isForMembers).map(({ name }) => name));
  return Object.fromEntries(Object.entries(details).filter(([name]) => !hidden.has(name)));
}

/** A post as readers get it: whoever is anonymous is nobody, and `isMine` is decided here. */
export function postView(ctx: Pick<Context, "actor">, collection: Collection, row: repository.PostRow) {
  const { authorId, authorName, authorUserName, isAnonymous, key: _, kind: __, details, reviewReason, ...open } = row;
  const mine = isMine(ctx.actor, row);
  const isNamed = !isAnonymous && ctx.actor !== null && authorName !== null && authorUserName !== null;
  return {
    ...open,
    details: detailsFor(ctx.actor, collection, details),
    isAnonymous,
    author: isNamed ? { name: authorName, userName: authorUserName } : null,
    isMine: mine,
    reviewReason: mine || isStaff(ctx.actor) ? reviewReason : null,
    canEdit: mine || isStaff(ctx.actor),
    isEdited: row.updatedAt > row.createdAt,
  };
}

export type PostView = ReturnType<typeof postView>;

/** One page of a collection, texts cut short. */
export async function readList(ctx: Context, collection: Collection, filters: PostFilters) {
  const { rows, pinned, total, isTotalCapped } = await repository.listPosts(ctx, collection, filters);
  const shown = rows.slice(0, filters.size);
  const last = shown.at(-1);
  const onTop = new Set(pinned.map(({ key }) => key));
  const items = [...pinned, ...shown.filter(({ key }) => !onTop.has(key))].map((row) => ({
    ...postView(ctx, collection, row),
    text: excerptOf(row.text),
  }));
  const nextBefore = rows.length > filters.size && last ? repository.cursorOf(collection, filters, last) : undefined;
  return { items, total, isTotalCapped, nextBefore, canWrite: mayWrite(ctx.actor, collection) };
}

/** A post that this reader may see: what isn't approved is its author's and staff's alone. */
async function visiblePost(ctx: Context, collection: Collection, postId: string): Promise<repository.PostRow> {
  const row = await repository.findPost(ctx, collection, postId);
  const isOpen = row?.status === "approved";
  const isTheirs = row && row.status !== "deleted" && isMine(ctx.actor, row);
  if (!row || !(isOpen || isTheirs || isStaff(ctx.actor))) throw postErrors.notFound();
  return row;
}

/** One post. @throws notFound */
export async function readPost(ctx: Context, collection: Collection, postId: string): Promise<PostView> {
  return postView(ctx, collection, await visiblePost(ctx, collection, postId));
}

/** One post that this person may change. @throws notFound, notYours */
export async function readEditable(ctx: SignedInContext, collection: Collection, postId: string): Promise<PostView> {
  const post = await readPost(ctx, collection, postId);
  if (!post.canEdit) throw postErrors.notYours();
  return post;
}

/** A few real posts, for people who aren't signed in: without their authors. */
export async function readDemo(ctx: Context, collection: Collection) {
  const rows = await repository.demoPosts(ctx, collection, SHOWN_IN_DEMO);
  return rows.map((row) => ({ ...postView({ actor: null }, collection, row), text: excerptOf(row.text) }));
}

/** One's own posts. */
export async function readPersonal(ctx: SignedInContext, collection: Collection): Promise<PostView[]> {
  return (await repository.personalPosts(ctx, collection)).map((row) => postView(ctx, collection, row));
}

const facetValue = (field: PostField | undefined, input: PostInput) => (field ? String(input[field.name] ?? "") || null : null);

function columnsOf(collection: Collection, input: PostInput) {
  const { title, text, is_anonymous: isAnonymous = false, ...details } = input;
  const [facetA, facetB] = [facetValue(facetField(collection, "A"), input), facetValue(facetField(collection, "B"), input)];
  const relevant = collection.fields.find(({ isRelevant }) => isRelevant);
  const day = relevant && input[relevant.name];
  const words = [title, text, ...Object.values(details).filter((value) => typeof value === "string")];
  const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ""));
  return {
    title,
    text,
    isAnonymous,
    details: known,
    facetA,
    facetB,
    relevantAt: day ? Date.parse(String(day)) + (collection.isExpiring ? DAY - 1 : 0) : null,
    searchText: repository.searchTextOf({ kind: collection.feature, facetA, facetB }, words as string[]),
  };
}

/** Writes a post; it is there at once. @returns its id @throws notAWriter, tooManyAttempts */
export async function addPost(ctx: SignedInContext, collection: Collection, input: PostInput): Promise<string> {
  if (!mayWrite(ctx.actor, collection)) throw postErrors.notAWriter();
  await takeAttempt(ctx, `posts:${collection.feature}:${ctx.actor.userId}`, WRITES);
  const now = ctx.clock.now();
  const postId = newId("post", now);
  const post = {
    postId,
    kind: collection.feature,
    authorId: ctx.actor.userId,
    ...columnsOf(collection, input),
    status: "approved" as const,
    createdAt: now,
    updatedAt: now,
  };
  await repository.insertPost(ctx, post, collection.isFollowed);
  return postId;
}

/** Changes a post: one's own, or any for staff. What it said before is kept. @throws notFound, notYours */
export async function editPost(ctx: SignedInContext, collection: Collection, postId: string, input: PostInput): Promise<void> {
  const row = await visiblePost(ctx, collection, postId);
  if (!isMine(ctx.actor, row) && !isStaff(ctx.actor)) throw postErrors.notYours();
  const change = columnsOf(collection, input);
  const kept = collection.hasAnonymous && !isMine(ctx.actor, row) ? { ...change, isAnonymous: row.isAnonymous } : change;
  const authorId = isStaff(ctx.actor) ? undefined : ctx.actor.userId;
  if (!(await repository.updatePost(ctx, collection.feature, postId, kept, authorId))) throw postErrors.notFound();
}

/** Takes one's own post away. @throws notFound */
export async function deleteOwnPost(ctx: SignedInContext, { feature }: Collection, postId: string): Promise<void> {
  if (!(await repository.setOwnStatus(ctx, feature, postId, ctx.actor.userId, "deleted"))) throw postErrors.notFound();
}

/** Closes one's own post: sold, over. @throws notFound */
export async function closePost(ctx: SignedInContext, { feature }: Collection, postId: string): Promise<void> {
  if (!(await repository.closeOwn(ctx, feature, postId, ctx.actor.userId))) throw postErrors.notFound();
}

/** Finds a post helpful, or no longer. One's own can't be liked. */
export const likePost = (ctx: SignedInContext, { feature }: Collection, postId: string, isLiked: boolean) =>
  repository.setLike(ctx, feature, postId, ctx.actor.userId, isLiked);

/** One page of posts in a state; people who aren't staff see their own alone. */
export async function readForModeration(ctx: SignedInContext, collection: Collection, filters: ModerationFilters) {
  const owner = isStaff(ctx.actor) ? undefined : ctx.actor.userId;
  const { rows, counts } = await repository.listForModeration(ctx, collection, filters, owner);
  const shown = rows.slice(0, filters.size);
  return {
    items: shown.map((row) => postView(ctx, collection, row)),
    counts: countsByStatus(counts),
    nextBefore: rows.length > filters.size ? shown.at(-1)?.key : undefined,
  };
}

/** Staff decide on posts. @throws notYours for others; what `review` throws */
export function reviewPosts(ctx: SignedInContext, { feature }: Collection, input: ReviewInput): Promise<string[]> {
  if (!isStaff(ctx.actor)) throw postErrors.notYours();
  return review(ctx, repository.reviewablePosts(feature), input);
}

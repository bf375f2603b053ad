/** The use cases of every collection: reading, writing, changing, liking, closing, and what staff do. */
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { requireSignedIn, requireStaff } from "../../platform/access/roles";
import { DAY } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { plainCourseCode } from "../../platform/course-codes";
import { platformErrors } from "../../platform/errors/errors";
import { anonymousId } from "../../platform/ids";
import { takeAttempt } from "../../platform/limits.server";
import { DEFAULT_SIZE } from "../../platform/lists/paging";
import { dayAhead, endOfDay, startOfDay } from "../../platform/time";
import { namedTags } from "../labels/labels.service.server";
import { canBeChosen, tagStatements } from "../labels/uses.repository.server";
import { sweepSoon } from "../media/galleries.service.server";
import { countsByStatus, type ModerationFilters } from "../review/listing.server";
import type { ReviewInput } from "../review/review.schemas";
import { review } from "../review/review.server";
import { readSiteContent } from "../site-content.server";
import { type Collection, categoryField, facetField, type PostField, tagsField } from "./collection";
import { excerptOf, plain, READ_FOR_EXCERPT } from "./excerpt.server";
import type { StoredFile } from "./files.repository.server";
import { removeLater, sendFile } from "./files.service.server";
import type { PostFilters } from "./filters";
import { openPosts, postsHolding } from "./holding.repository.server";
import { type PostView, postView } from "./post-view.server";
import { postErrors } from "./posts.errors";
import { isAuthor, mayEdit, mayModerate, writes } from "./posts.policy";
import * as repository from "./posts.repository.server";
import { cursorOf, listPosts } from "./posts-list.repository.server";
import type { PostInput } from "./schema";
import { searchableText } from "./search-text";

export type { PostView } from "./post-view.server";

const WRITES = { max: 30, windowMs: DAY };
const SHOWN_IN_DEMO = 6;

/** What a list tells of each post. */
interface Listing {
  /** What a feature tells beside it, as a JSON document; see `PostsRead`. */
  beside?: SQL;
  /** Titles alone: no text is read. */
  hasNoTexts?: boolean;
  /** A condition of the feature's own, beside what is filtered by. */
  only?: SQL;
}

/** One page of a collection, texts cut short and without their marks. */
export async function readList(ctx: Context, collection: Collection, asked: PostFilters, { beside, hasNoTexts, only }: Listing = {}) {
  const isCode = facetField(collection, "B")?.isCode;
  const characters = hasNoTexts ? 0 : collection.isFlat ? undefined : READ_FOR_EXCERPT;
  const filters = isCode && asked.b ? { ...asked, b: plainCourseCode(asked.b) } : asked;
  const { rows, pinned, total, isTotalCapped } = await listPosts(ctx, collection, filters, { beside, characters, only });
  const shown = rows.slice(0, filters.size);
  const last = shown.at(-1);
  const onTop = new Set(pinned.map(({ key }) => key));
  const items = [...pinned, ...shown.filter(({ key }) => !onTop.has(key))].map((row) => ({
    ...postView(ctx, collection, row),
    text: collection.isFlat ? row.text : excerptOf(collection, row.text),
    ...(beside && { beside: row.beside }),
  }));
  const nextBefore = rows.length > filters.size && last ? cursorOf(collection, filters, last) : undefined;
  return { items, total, isTotalCapped, nextBefore, canWrite: writes(collection).holds(ctx.actor, {}) };
}

/**
 * A page of the open posts that hold a word, newest first, and what another statement finds in the same round trip.
 * @param word SQL that gives the word
 * @param before where the page before ended, as `nextBefore` said
 */
export async function readPostsHolding<Beside extends BatchItem<"sqlite">>(
  ctx: Context,
  collection: Collection,
  word: SQL,
  before: string | null,
  beside: Beside,
) {
  const key = /^\d{1,15}$/.test(before ?? "") ? Number(before) : undefined;
  const [found, rows] = await ctx.db.batch([beside, postsHolding(ctx, collection, word, DEFAULT_SIZE, key)]);
  const shown = (rows as repository.PostRow[]).slice(0, DEFAULT_SIZE);
  const items = shown.map((row) => ({ ...postView(ctx, collection, row), text: excerptOf(collection, row.text) }));
  const nextBefore = rows.length > DEFAULT_SIZE ? String(shown.at(-1)?.key) : undefined;
  return { items, nextBefore, canWrite: writes(collection).holds(ctx.actor, {}), beside: found as Beside["_"]["result"] };
}

/** What isn't approved is its author's and staff's alone. @throws notFound */
function visible(ctx: Context, collection: Collection, row: repository.PostRow | null): repository.PostRow {
  const isOpen = row?.status === "approved";
  const isTheirs = row && row.status !== "deleted" && isAuthor.holds(ctx.actor, row);
  if (!row || !(isOpen || isTheirs || mayModerate(collection).holds(ctx.actor, {}))) throw postErrors.notFound();
  return row;
}

const visiblePost = async (ctx: Context, collection: Collection, postId: string) =>
  visible(ctx, collection, await repository.findPost(ctx, collection, postId));

/** One post with what other statements find in the same round trip. @throws notFound */
export async function readPostWith<Beside extends readonly BatchItem<"sqlite">[]>(
  ctx: Context,
  collection: Collection,
  postId: string,
  beside: readonly [...Beside],
) {
  const found = await repository.findPostWith(ctx, collection, postId, beside);
  return { post: postView(ctx, collection, visible(ctx, collection, found.row)), beside: found.beside };
}

/** One post. @throws notFound */
export async function readPost(ctx: Context, collection: Collection, postId: string): Promise<PostView> {
  return postView(ctx, collection, await visiblePost(ctx, collection, postId));
}

/** The PDF of a post, as an answer. @throws notFound, noFile */
export async function downloadFile(ctx: Context, collection: Collection, postId: string, isPreview: boolean): Promise<Response> {
  const { details } = await visiblePost(ctx, collection, postId);
  return sendFile(ctx, postId, details.file as StoredFile | undefined, isPreview);
}

/** Some posts in the order in which they were asked for; those that aren't open are left out. */
export async function readChosen(ctx: Context, collection: Collection, postIds: readonly string[]): Promise<PostView[]> {
  const found = new Map((await openPosts(ctx, collection, postIds)).map((row) => [row.postId, row]));
  return postIds.flatMap((postId) => {
    const row = found.get(postId);
    return row ? [postView(ctx, collection, row)] : [];
  });
}

/** One post that this person may change. @throws notFound, notYours */
export async function readEditable(ctx: SignedInContext, collection: Collection, postId: string): Promise<PostView> {
  const post = await readPost(ctx, collection, postId);
  if (!post.canEdit) throw postErrors.notYours();
  return post;
}

/** A few real posts that staff picked, for people who aren't signed in: without their authors. */
export async function readDemo(ctx: Context, collection: Collection) {
  const { demoPicks } = await readSiteContent(ctx);
  const rows = await repository.demoPosts(ctx, collection, SHOWN_IN_DEMO, demoPicks);
  return rows.map((row) => ({ ...postView({ ...ctx, actor: null }, collection, row), text: excerptOf(collection, row.text) }));
}

/** Posts that everyone may see, of those with these ids, with where they are. */
export async function openPostTitles(ctx: Context, postIds: readonly string[]) {
  const rows = postIds.length > 0 ? await repository.openTitles(ctx, postIds) : [];
  return rows.map(({ postId, kind, title }) => ({ postId, title, to: `/${kind}/one/${postId}` }));
}

/** One's own posts. */
export async function readPersonal(ctx: SignedInContext, collection: Collection): Promise<PostView[]> {
  return (await repository.personalPosts(ctx, collection)).map((row) => postView(ctx, collection, row));
}

const facetValue = (field: PostField | undefined, input: PostInput) => (field ? String(input[field.name] ?? "") || null : null);

/** With the day until which it is, when none is given; a day that was there before may stay. @throws dayOutside */
function withDay({ clock }: Context, collection: Collection, input: PostInput, before: Record<string, unknown>): PostInput {
  const { fields, maxDaysAhead, defaultDaysAhead } = collection;
  const name = fields.find(({ isRelevant }) => isRelevant)?.name;
  if (!name || !maxDaysAhead) return input;
  const now = clock.now();
  const day = String(input[name] || dayAhead(now, defaultDaysAhead ?? maxDaysAhead));
  const isWithin = day === before[name] || (day >= dayAhead(now, 0) && day <= dayAhead(now, maxDaysAhead));
  if (!isWithin) throw postErrors.dayOutside({ field: name, days: maxDaysAhead });
  return { ...input, [name]: day };
}

function columnsOf(ctx: Context, collection: Collection, given: PostInput, before: Record<string, unknown> = {}) {
  const input = withDay(ctx, collection, given, before);
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
    relevantAt: day ? (collection.isExpiring ? endOfDay : startOfDay)(String(day)) : null,
    searchText: searchableText(words.join(" ")),
  };
}

/** A post's columns with its tags among the words that it is found by, and the statements that write them down once it has an id. */
async function labelled(ctx: SignedInContext, { feature, ...collection }: Collection, columns: ReturnType<typeof columnsOf>) {
  const line = String(columns.details[tagsField(collection)?.name ?? ""] ?? "");
  const tags = await namedTags(ctx, line);
  const words = tags.map(({ slug }) => slug.replaceAll("-", " "));
  return {
    columns: { ...columns, searchText: [columns.searchText, ...words].join(" ") },
    tagging: (postId: string) => tagStatements(ctx, { postId, kind: feature, line, tags }),
  };
}

/** @throws categoryGone when it can't be chosen */
async function refuseGone(ctx: SignedInContext, collection: Collection, slug: string | null): Promise<void> {
  const field = categoryField(collection)?.name;
  if (field && !(await canBeChosen(ctx, collection.feature, slug ?? ""))) throw postErrors.categoryGone({ field });
}

/** What a collection writes with a post. */
export interface Own {
  postId: string;
  /** Its PDF, once that is stored. */
  file?: StoredFile;
  /** Statements of the same transaction; they look for the post themselves, because it may be there already. */
  beside?: readonly BatchItem<"sqlite">[];
}

/**
 * Writes a post; it is there at once.
 * @param own its id, and what else is written
 * @returns its id
 * @throws notAWriter, tooManyAttempts, dayOutside, categoryGone; linkOrFile where a collection asks for either
 */
export async function addPost(ctx: SignedInContext, collection: Collection, input: PostInput, own?: Own): Promise<string> {
  requireSignedIn(ctx);
  if (!writes(collection).holds(ctx.actor, {})) throw postErrors.notAWriter();
  if (collection.hasFile && !own?.file && !input.link) throw postErrors.linkOrFile({ field: "link" });
  const { columns, tagging } = await labelled(ctx, collection, columnsOf(ctx, collection, input));
  await takeAttempt(ctx, `posts:${collection.feature}:${ctx.actor.userId}`, WRITES);
  const now = ctx.clock.now();
  const postId = own?.postId ?? anonymousId("post");
  const post = {
    postId,
    kind: collection.feature,
    authorId: ctx.actor.userId,
    ...columns,
    details: own?.file ? { ...columns.details, file: own.file } : columns.details,
    status: "approved" as const,
    createdAt: now,
    updatedAt: now,
  };
  const kept = categoryField(collection);
  const beside = [...(own?.beside ?? []), ...tagging(postId)];
  const written = await repository.insertPost(ctx, post, { isCategory: kept !== undefined, isFollowed: collection.isFollowed, beside });
  if (!written) throw postErrors.categoryGone({ field: kept?.name ?? "category" });
  return written;
}

/** How a collection's own forms and endpoints change a post. @param version as it was read */
export type PostChange = (ctx: SignedInContext, postId: string, input: PostInput, version: number | undefined) => Promise<void>;

interface EditOptions {
  /** Its new PDF; null for none. */
  file?: StoredFile | null;
  /** Statements of the same transaction; they carry their own permission. */
  beside?: readonly BatchItem<"sqlite">[];
  /** When it was last changed, as whoever changes it has read: a later change isn't written over. */
  version?: number | undefined;
  /** Written down in the audit, as changes of others' posts are. */
  isAudited?: boolean;
}

/**
 * Changes a post: one's own, or any for staff. What it said before is kept.
 * @throws notFound, notYours, dayOutside, categoryGone, linkOrFile, changedMeanwhile
 */
export async function editPost(
  ctx: SignedInContext,
  collection: Collection,
  postId: string,
  input: PostInput,
  { file, beside = [], version, isAudited = false }: EditOptions = {},
): Promise<void> {
  requireSignedIn(ctx);
  const row = await visiblePost(ctx, collection, postId);
  if (!mayEdit(collection).holds(ctx.actor, row)) throw postErrors.notYours();
  const { columns: change, tagging } = await labelled(ctx, collection, columnsOf(ctx, collection, input, row.details));
  // Named or not is said once: a change of it would tie the two together.
  const kept = { ...change, isAnonymous: row.isAnonymous };
  const needsSource = collection.hasFile;
  const { isChanged, isOlder, goneKey } = await repository.updatePost(ctx, collection.feature, postId, kept, {
    permission: repository.permissionToEdit(ctx, collection),
    file,
    needsSource,
    isCategory: categoryField(collection) !== undefined,
    beside: [...beside, ...tagging(postId)],
    version,
    isAudited: isAudited || !isAuthor.holds(ctx.actor, row),
  });
  if (isOlder) {
    await visiblePost(ctx, collection, postId);
    throw platformErrors.changedMeanwhile();
  }
  if (!isChanged) await refuseGone(ctx, collection, change.facetA);
  if (!isChanged && needsSource && !input.link && !file) throw postErrors.linkOrFile({ field: "link" });
  if (!isChanged) throw postErrors.notFound();
  removeLater(ctx, goneKey);
}

/** Takes one's own post away. @throws notFound */
export async function deleteOwnPost(ctx: SignedInContext, collection: Collection, postId: string): Promise<void> {
  requireSignedIn(ctx);
  const { isChanged, goneKey } = await repository.deleteOwn(ctx, collection, postId, ctx.actor.userId);
  if (!isChanged) throw postErrors.notFound();
  if (collection.pictures) sweepSoon(ctx);
  removeLater(ctx, goneKey);
}

/** Closes one's own post: sold, over. @throws notFound */
export async function closePost(ctx: SignedInContext, { feature }: Collection, postId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.closeOwn(ctx, feature, postId, ctx.actor.userId))) throw postErrors.notFound();
}

/** Closes what is over in the collections that say so. @returns how many */
export function closeExpiredPosts(ctx: Context, collections: readonly Collection[]): Promise<number> {
  const expiring = collections.filter(({ isExpiring }) => isExpiring).map(({ feature }) => feature);
  return repository.closeExpired(ctx, expiring);
}

/** Finds a post helpful, or no longer. One's own can't be liked. */
export async function likePost(ctx: SignedInContext, { feature }: Collection, postId: string, isLiked: boolean): Promise<void> {
  await repository.setLike(ctx, feature, postId, requireSignedIn(ctx).actor.userId, isLiked);
}

/**
 * One page of posts in a state; people who aren't staff see their own alone.
 * @param authorId whose posts staff want to see; everybody's if left out
 */
export async function readForModeration(ctx: SignedInContext, collection: Collection, filters: ModerationFilters, authorId?: string) {
  const canDecide = mayModerate(collection).holds(ctx.actor, {});
  const owner = canDecide ? authorId : ctx.actor.userId;
  const { rows, counts } = await repository.listForModeration(ctx, collection, filters, owner);
  const shown = rows.slice(0, filters.size);
  return {
    items: shown.map((row) => ({ ...postView(ctx, collection, row), text: plain(collection, row.text) })),
    counts: countsByStatus(counts),
    canDecide,
    nextBefore: rows.length > filters.size ? shown.at(-1)?.key : undefined,
  };
}

/** Staff decide on posts. @throws notYours for others; what `review` throws */
export async function reviewPosts(ctx: SignedInContext, collection: Collection, input: ReviewInput): Promise<string[]> {
  requireSignedIn(ctx);
  if (!mayModerate(collection).holds(ctx.actor, {})) throw postErrors.notYours();
  return review(requireStaff(ctx), repository.reviewablePosts(collection.feature), input);
}

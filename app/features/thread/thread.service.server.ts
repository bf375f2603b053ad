/** The use cases of threads beyond what every collection does: replies, the accepted one, following, locking, pinning. */

import { namesIn } from "~/engines/markup/markdown.server";
import type { Markup } from "~/engines/markup/markup";
import type { PostFilters } from "~/engines/posts/filters";
import * as follows from "~/engines/posts/follows.repository.server";
import { postErrors } from "~/engines/posts/posts.errors";
import {
  addPost,
  editPost,
  type Own,
  type PostChange,
  type PostView,
  readList,
  readPersonal,
  readPost,
  readPostWith,
} from "~/engines/posts/posts.service.server";
import { listContributors } from "~/engines/review/listing.server";
import type { ReviewInput } from "~/engines/review/review.schemas";
import { review } from "~/engines/review/review.server";
import { isStaff, requireSignedIn, requireStaff } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import { type Context, isAdmin, type SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { anonymousId } from "~/platform/ids";
import { takeAttempt, takeSearch } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import { formsOf, type NearWord, nearWords, rawWords } from "~/platform/stems";
import { placePoll, pollIn, requireOpenPoll, unplacePoll } from "../poll/places.service.server";
import { currentPollFrom } from "../poll/poll.service.server";
import { findMentioned, type Mentioned, mentionedPeople } from "./mentions.repository.server";
import { tellMentionedInThread } from "./notices.repository.server";
import type { OwnThread } from "./own.repository.server";
import * as own from "./own.repository.server";
import * as reads from "./reads.repository.server";
import { threads } from "./thread.collection";
import { threadErrors } from "./thread.errors";
import { mayChangeReply, seesReply } from "./thread.policy";
import * as repository from "./thread.repository.server";
import type { NewThreadInput, ReplyInput } from "./thread.schemas";
import { readerOf } from "./thread.text.server";
import { listedThread, type RepliesRead, repliesView } from "./thread.view.server";
import { authorPhoto, threadFacts } from "./thread-list.repository.server";

const REPLIES = { max: 200, windowMs: DAY };
const REPLY_EDITS = { max: 200, windowMs: DAY };
const ALIAS_TRIES = 3;
const SIMILAR = 5;
/** Letters of a word that may begin another one, as in the full-text search. */
const BEGINS = 4;
const REPLIED_SHOWN = 50;

/** One page of the list of threads, each with who spoke last and what is new in it. */
export async function readThreads(ctx: SignedInContext, asked: PostFilters) {
  const { items, ...list } = await readList(ctx, threads, asked, { beside: threadFacts(ctx), hasNoTexts: true });
  return { ...list, items: items.map(listedThread) };
}

/** Some of a thread's replies, after a key, as this reader may see them. @throws notFound when they may not see the thread */
export async function readReplies(ctx: SignedInContext, postId: string, after?: number): Promise<RepliesRead> {
  const part = repository.partAfter(after);
  const { post, beside } = await readPostWith(ctx, threads, postId, repository.replyStatements(ctx, postId, part));
  return repliesView(ctx, post, repository.repliesFrom(beside), part.size);
}

/** A thread with its replies and its poll, for its page, and whom it may link to: user names. @throws notFound */
export async function readThread(ctx: SignedInContext, postId: string, wanted: repository.WantedPage = {}) {
  requireSignedIn(ctx);
  const part = repository.partOfPage(ctx, postId, wanted);
  const asked = [
    ...repository.replyStatements(ctx, postId, part),
    mentionedPeople(ctx, postId, part),
    pollIn(ctx, { postId }),
    reads.readUpTo(ctx, postId),
    authorPhoto(ctx, postId),
    repository.lastReply(ctx, postId),
  ] as const;
  const { post, beside } = await readPostWith(ctx, threads, postId, asked);
  const [rows, accepted, revisions, followed] = beside;
  const mentioned: Mentioned[] = beside[4];
  const replies = repliesView(ctx, post, repository.repliesFrom([rows, accepted, revisions, followed]), part.size);
  const photo: { photoId: string | null }[] = beside[7];
  const seenKey = beside[6][0]?.seenKey ?? null;
  if (replies.isFollowed) ctx.afterReading(() => follows.markSeen(ctx, postId));
  const poll = currentPollFrom(ctx, beside[5]);
  const last: { key: number; place: number } | undefined = beside[8][0];
  const pageOf = (place: number) => Math.max(1, Math.ceil(place / part.size));
  return {
    post,
    ...replies,
    poll,
    seenKey,
    page: rows[0] ? pageOf(rows[0].place) : (wanted.page ?? 1),
    pages: pageOf(last?.place ?? 0),
    before: rows[0] ? rows[0].place - 1 : (last?.place ?? 0),
    lastKey: last?.key ?? 0,
    authorPhotoId: photo[0]?.photoId ?? null,
    isStaff: isStaff(ctx.actor),
    mentioned: mentioned.map(({ userName }) => userName),
  };
}

/** Remembers, once the page was sent, how far its reader got. */
export function noteRead(
  ctx: SignedInContext,
  postId: string,
  { seenKey, newestKey }: { seenKey: number | null; newestKey: number },
): void {
  if (seenKey === null || newestKey > seenKey) ctx.afterReading(() => reads.markRead(ctx, postId, newestKey));
}

/** How many replies others wrote in a thread after a key; null where it isn't open to readers. One round trip. */
export const countNewReplies = (ctx: Pick<Context, "db">, readerId: string, postId: string, after: number) =>
  reads.countNewer(ctx, readerId, postId, after);

/**
 * Opens a thread, with a poll embedded in it if one is given.
 * @param besideOf more statements of the same transaction, which write only where there is a post of that id
 * @returns its id @throws what `addPost` does; poll.notFound, poll.closed
 */
export async function openThread(
  ctx: SignedInContext,
  { poll_id: pollId, ...input }: NewThreadInput,
  besideOf: (postId: string) => NonNullable<Own["beside"]> = () => [],
): Promise<string> {
  requireSignedIn(ctx);
  const postId = anonymousId("post");
  const beside = [...besideOf(postId), tellMentionedInThread(ctx, postId, input.text)];
  if (pollId) {
    await requireOpenPoll(ctx, pollId);
    beside.push(placePoll(ctx, { postId }, pollId, repository.permissionToAttach(ctx, postId)));
  }
  return addPost(ctx, threads, input, { postId, beside });
}

/** Changes a thread; those whom its author mentions only now are told. @throws what `editPost` does */
export const editThread: PostChange = async (ctx, postId, input, version) => {
  requireSignedIn(ctx);
  await editPost(ctx, threads, postId, input, { version, beside: [tellMentionedInThread(ctx, postId, input.text)] });
};

/**
 * Embeds an open poll in one's own open thread, in the place of the one before.
 * @param pollId null takes it away
 * @throws notFound, pollNotYours; poll.notFound, poll.closed
 */
export async function attachPoll(ctx: SignedInContext, postId: string, pollId: string | null): Promise<void> {
  requireSignedIn(ctx);
  const permission = repository.permissionToAttach(ctx, postId);
  const [[changed]] = await ctx.db.batch([
    pollId === null ? unplacePoll(ctx, { postId }, permission) : placePoll(ctx, { postId }, pollId, permission),
  ]);
  if (changed) return;
  const { isMine, status } = await readPost(ctx, threads, postId);
  if (!isMine || status !== "approved") throw threadErrors.pollNotYours();
  if (pollId !== null) await requireOpenPoll(ctx, pollId);
}

/** Runs again when somebody else was given the same number in the same moment. */
async function untilNumbered<T>(write: () => Promise<T>, tries = ALIAS_TRIES): Promise<T> {
  try {
    return await write();
  } catch (failed) {
    const isTaken = reasonOf(failed).includes("post_aliases.alias");
    if (!isTaken || tries <= 1) throw failed;
    return untilNumbered(write, tries - 1);
  }
}

const takesReplies = ({ isLocked, closedAt }: Pick<PostView, "isLocked" | "closedAt">) => !isLocked && closedAt === null;

/** Writes a reply; it is there at once, and once for its key. @returns its id @throws notFound, locked, replyNotFound, tooManyAttempts */
export async function addReply(ctx: SignedInContext, postId: string, { key, ...input }: ReplyInput): Promise<string> {
  requireSignedIn(ctx);
  const post = await readPost(ctx, threads, postId);
  const replyId = await idFor(ctx, "reply", key, { postId, ...input });
  await takeAttempt(ctx, `replies:${ctx.actor.userId}`, REPLIES, { madeId: key && replyId });
  const reply = { replyId, postId, parentId: input.parent_id ?? null, text: input.text, isAnonymous: input.is_anonymous };
  if (await untilNumbered(() => repository.insertReply(ctx, reply))) return replyId;
  if (key && (await repository.findReply(ctx, replyId))) return replyId;
  if (post.status !== "approved") throw postErrors.notFound();
  if (!takesReplies(post) || !input.parent_id || !takesReplies(await readPost(ctx, threads, postId))) throw threadErrors.locked();
  throw threadErrors.replyNotFound();
}

/** The thread of a reply that this person may see. @throws replyNotFound */
async function threadOfReply(ctx: SignedInContext, replyId: string) {
  const reply = await repository.findReply(ctx, replyId);
  if (!reply || !seesReply.holds(ctx.actor, reply)) throw threadErrors.replyNotFound();
  await readPost(ctx, threads, reply.postId);
  return reply;
}

/** Changes one's own reply; what it said is kept. @throws replyNotFound, notYours, tooManyAttempts */
export async function editReply(ctx: SignedInContext, replyId: string, text: string): Promise<void> {
  requireSignedIn(ctx);
  const reply = await threadOfReply(ctx, replyId);
  if (!mayChangeReply.holds(ctx.actor, reply)) throw postErrors.notYours();
  await takeAttempt(ctx, `reply-edits:${ctx.actor.userId}`, REPLY_EDITS);
  if (!(await repository.updateReply(ctx, replyId, text, repository.permissionToChange(ctx)))) throw threadErrors.replyNotFound();
}

/** Takes one's own reply away; what others answered stays. @throws replyNotFound, notYours */
export async function deleteReply(ctx: SignedInContext, replyId: string): Promise<void> {
  requireSignedIn(ctx);
  const reply = await threadOfReply(ctx, replyId);
  if (!mayChangeReply.holds(ctx.actor, reply)) throw postErrors.notYours();
  if (!(await repository.deleteReply(ctx, replyId, repository.permissionToChange(ctx)))) throw threadErrors.replyNotFound();
}

/** Finds a reply helpful, or no longer. One's own can't be. @throws replyNotFound */
export async function likeReply(ctx: SignedInContext, replyId: string, isLiked: boolean): Promise<void> {
  requireSignedIn(ctx);
  await threadOfReply(ctx, replyId);
  await repository.setReplyLike(ctx, replyId, isLiked);
}

/** The thread's author, or staff, say which reply answered it; null for none. @throws notFound, notTheAuthor, replyNotFound */
export async function acceptReply(ctx: SignedInContext, postId: string, replyId: string | null): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.setAccepted(ctx, postId, replyId, repository.permissionToSettle(ctx))) return;
  const post = await readPost(ctx, threads, postId);
  if (!post.isMine && !isStaff(ctx.actor)) throw threadErrors.notTheAuthor();
  throw post.status === "approved" ? threadErrors.replyNotFound() : postErrors.notFound();
}

/** The thread's author, or staff, close it to new replies, or open it again. @throws notFound, notYours */
export async function closeThread(ctx: SignedInContext, postId: string, isClosed: boolean): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.setClosed(ctx, postId, isClosed, repository.permissionToSettle(ctx))) return;
  await readPost(ctx, threads, postId);
  throw postErrors.notYours();
}

/** Follows a thread, or no longer. @throws notFound */
export async function followThread(ctx: SignedInContext, postId: string, isFollowed: boolean): Promise<void> {
  requireSignedIn(ctx);
  await readPost(ctx, threads, postId);
  await follows.setFollow(ctx, threads.feature, postId, isFollowed);
}

/** The threads one follows, those with new replies first. One round trip. */
export async function readFollowed(ctx: SignedInContext) {
  const [rows] = await ctx.db.batch([follows.followedPosts(ctx, threads.feature)]);
  return rows;
}

export type { OwnThread } from "./own.repository.server";

/** The statement for the few discussions one follows or wrote in that an overview shows. */
export const ownThreadNews = (ctx: SignedInContext, most: number) => own.ownThreads(ctx, most);

/** The threads one wrote, and those in which one replied. */
export async function readMine(ctx: SignedInContext) {
  const [items, [replied]]: [Awaited<ReturnType<typeof readPersonal>>, [Omit<OwnThread, "news">[]]] = await Promise.all([
    readPersonal(ctx, threads),
    ctx.db.batch([own.repliedThreads(ctx, REPLIED_SHOWN)]),
  ]);
  return { items, replied: replied.map((thread) => ({ ...thread, news: 0 })) };
}

/** Staff take new replies off a thread, or on again. @throws forbidden, notFound */
export async function lockThread(ctx: SignedInContext, postId: string, isLocked: boolean): Promise<void> {
  const staff = requireStaff(ctx);
  await readPost(ctx, threads, postId);
  await repository.setLocked(staff, postId, isLocked);
}

/** Staff put a thread on top of the list, or take it down. @throws forbidden, notFound */
export async function pinThread(ctx: SignedInContext, postId: string, isPinned: boolean): Promise<void> {
  const staff = requireStaff(ctx);
  await readPost(ctx, threads, postId);
  await repository.setPinned(staff, postId, isPinned);
}

/** Staff hide replies with a reason that their authors read, or show them again. @throws forbidden; what `review` throws */
export async function reviewReplies(ctx: SignedInContext, input: ReviewInput): Promise<string[]> {
  return review(requireStaff(ctx), repository.reviewableReplies, input);
}

/** How many words a title shares, and whether it is alike: they are half of the shorter title and more than one, or all of it. */
function likeness(words: readonly NearWord[], title: string): { shared: number; isAlike: boolean } {
  const held = [...new Set(rawWords(title).flatMap((raw) => formsOf(raw)))];
  const isHeld = (form: string) => held.some((other) => other === form || (form.length >= BEGINS && other.startsWith(form)));
  const shared = words.filter((forms) => forms.some(isHeld)).length;
  const least = Math.min(words.length, nearWords(title).length);
  return { shared, isAlike: shared > 0 && (shared === least || (shared > 1 && shared * 2 >= least)) };
}

/** Up to five open threads that share words with a title, those with most of them first, and which of them ask the same. */
export async function findSimilar(ctx: Context, title: string) {
  const words = nearWords(title);
  const found = await repository.findSimilar(ctx, words);
  return found
    .map((thread) => ({ ...thread, ...likeness(words, thread.title) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, SIMILAR);
}

/** Who wrote threads: all of them for admins, only what bears a name for moderators, oneself alone for everybody else. */
export const threadContributors: typeof listContributors = (ctx, collection, page) => {
  if (isAdmin(ctx.actor)) return listContributors(ctx, collection, page);
  return ctx.actor?.userRole === "moderator"
    ? repository.listNamed(ctx, collection, page)
    : listContributors(ctx, collection, { ...page, only: ctx.actor?.userId ?? "" });
};

/** How a text will look once it is posted, and whom it names in vain, in lower case; nothing is stored. @throws tooManyAttempts */
export async function previewText(ctx: SignedInContext, text: string): Promise<{ blocks: Markup; unknown: string[] }> {
  await takeSearch(ctx);
  const mentioned = await findMentioned(ctx, text);
  const known = new Set(mentioned.map((userName) => userName.toLowerCase()));
  return { blocks: readerOf(mentioned)(text), unknown: namesIn(text).filter((name) => !known.has(name)) };
}

/** The use cases of threads beyond what every collection does: replies, the accepted one, following, locking, pinning. */
import * as follows from "~/engines/posts/follows.repository.server";
import { postErrors } from "~/engines/posts/posts.errors";
import { readPost, readPostWith } from "~/engines/posts/posts.service.server";
import { listContributors } from "~/engines/review/listing.server";
import type { ReviewInput } from "~/engines/review/review.schemas";
import { review } from "~/engines/review/review.server";
import { isStaff, requireSignedIn, requireStaff } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import { type Context, isAdmin, type SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { anonymousId } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import { foldTurkish } from "~/platform/search";
import { threads } from "./thread.collection";
import { threadErrors } from "./thread.errors";
import { mayChangeReply, seesReply } from "./thread.policy";
import * as repository from "./thread.repository.server";
import type { ReplyInput } from "./thread.schemas";
import { type RepliesRead, repliesView } from "./thread.view.server";

const REPLIES = { max: 200, windowMs: DAY };
const ALIAS_TRIES = 3;
const SIMILAR = 5;

/** A page of a thread's replies as this reader may see them. @throws notFound when they may not see the thread */
export async function readReplies(ctx: SignedInContext, postId: string, after?: number): Promise<RepliesRead> {
  const { post, beside } = await readPostWith(ctx, threads, postId, repository.replyStatements(ctx, postId, after));
  return repliesView(ctx, post, repository.repliesFrom(beside));
}

/** A thread with its replies, for its page. @throws notFound */
export async function readThread(ctx: SignedInContext, postId: string, after?: number) {
  requireSignedIn(ctx);
  const { post, beside } = await readPostWith(ctx, threads, postId, repository.replyStatements(ctx, postId, after));
  const replies = repliesView(ctx, post, repository.repliesFrom(beside));
  if (replies.isFollowed) ctx.afterReading(() => follows.markSeen(ctx, postId));
  return { post, ...replies, isStaff: isStaff(ctx.actor) };
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

/** Writes a reply; it is there at once. @returns its id @throws notFound, locked, replyNotFound, tooManyAttempts */
export async function addReply(ctx: SignedInContext, postId: string, input: ReplyInput): Promise<string> {
  requireSignedIn(ctx);
  const post = await readPost(ctx, threads, postId);
  await takeAttempt(ctx, `replies:${ctx.actor.userId}`, REPLIES);
  const replyId = anonymousId("reply");
  const reply = { replyId, postId, parentId: input.parent_id ?? null, text: input.text, isAnonymous: input.is_anonymous };
  if (await untilNumbered(() => repository.insertReply(ctx, reply))) return replyId;
  if (post.status !== "approved") throw postErrors.notFound();
  if (post.isLocked || !input.parent_id || (await readPost(ctx, threads, postId)).isLocked) throw threadErrors.locked();
  throw threadErrors.replyNotFound();
}

/** The thread of a reply that this person may see. @throws replyNotFound */
async function threadOfReply(ctx: SignedInContext, replyId: string) {
  const reply = await repository.findReply(ctx, replyId);
  if (!reply || !seesReply.holds(ctx.actor, reply)) throw threadErrors.replyNotFound();
  await readPost(ctx, threads, reply.postId);
  return reply;
}

/** Changes one's own reply; what it said is kept. @throws replyNotFound, notYours */
export async function editReply(ctx: SignedInContext, replyId: string, text: string): Promise<void> {
  requireSignedIn(ctx);
  const reply = await threadOfReply(ctx, replyId);
  if (!mayChangeReply.holds(ctx.actor, reply)) throw postErrors.notYours();
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

/** The thread's author says which reply answered it; null for none. @throws notFound, notTheAuthor, replyNotFound */
export async function acceptReply(ctx: SignedInContext, postId: string, replyId: string | null): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.setAccepted(ctx, postId, replyId)) return;
  const post = await readPost(ctx, threads, postId);
  if (!post.isMine) throw threadErrors.notTheAuthor();
  throw post.status === "approved" ? threadErrors.replyNotFound() : postErrors.notFound();
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

/** The statement for the few followed threads that an overview shows. */
export const followedNews = (ctx: SignedInContext, most: number) => follows.followedPosts(ctx, threads.feature, most);

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

/** Up to five open threads that a title may repeat, those with most of its words first. */
export async function findSimilar(ctx: Context, title: string) {
  const words = [...new Set(foldTurkish(title).split(" "))].filter((word) => word.length > 2);
  const found = await repository.findSimilar(ctx, words.join(" "));
  const shared = (other: string) => {
    const folded = ` ${foldTurkish(other)}`;
    return words.filter((word) => folded.includes(` ${word}`)).length;
  };
  return found
    .map((thread) => ({ ...thread, score: shared(thread.title) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, SIMILAR)
    .map(({ score: _, ...thread }) => thread);
}

/** Who wrote threads: all of them for admins, only what bears a name for moderators, oneself alone for everybody else. */
export const threadContributors: typeof listContributors = (ctx, collection, page) => {
  if (isAdmin(ctx.actor)) return listContributors(ctx, collection, page);
  return ctx.actor?.userRole === "moderator"
    ? repository.listNamed(ctx, collection, page)
    : listContributors(ctx, collection, { ...page, only: ctx.actor?.userId ?? "" });
};

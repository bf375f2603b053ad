/** Threads in their list, and replies, as readers get them: the unnamed under the number they have in this thread, and nothing that leads further. */
import type { PostView } from "~/engines/posts/posts.service.server";
import { appealFor } from "~/engines/review/appealed.server";
import { hiddenWords } from "~/engines/review/hidden.server";
import { isStaff } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import type { Reply } from "./components/reply";
import type { ListedThread } from "./components/thread-row";
import { seesReply } from "./thread.policy";
import type { ReplyRow, repliesFrom } from "./thread.repository.server";
import type { ThreadFacts } from "./thread-list.repository.server";

type Read = ReturnType<typeof repliesFrom>;

interface Revision {
  /** Null for the thread itself. */
  replyId: string | null;
  title: string | null;
  text: string;
  /** When it was changed into what came after it. */
  until: number;
}

export interface RepliesRead {
  replies: Reply[];
  accepted: Reply | null;
  revisions: Revision[];
  isFollowed: boolean;
  /** The key of the last one of this page, whatever its state; that of the page before where there is none. */
  newestKey: number;
  /** The cursor of later replies; absent on the last page. */
  nextAfter?: number;
}

/** A thread as its row shows it, and no more: all of it travels to the browser a second time as data. */
export function listedThread({ beside, tags, author, ...post }: PostView & { beside?: string | null }): ListedThread {
  const { postId, title, category, isPinned, replyCount, createdAt, activeAt } = post;
  const facts = JSON.parse(beside ?? "{}") as ThreadFacts;
  const named = { tags: tags.map(({ name }) => name), author: author?.name ?? null };
  return { postId, title, category, isPinned, replyCount, createdAt, activeAt, ...named, facts };
}

/** @param edited ids of what was changed */
function replyView(ctx: SignedInContext, row: ReplyRow, edited: ReadonlySet<string>): Reply {
  const { key, replyId, parentId, depth, status, isAnonymous, authorName, authorUserName, photoId, alias, reviewedAt, createdAt } = row;
  const seen = seesReply.holds(ctx.actor, row);
  const isMine = row.authorId === ctx.actor.userId;
  const isNamed = seen && !isAnonymous && authorName !== null && authorUserName !== null;
  return {
    key,
    replyId,
    parentId,
    depth,
    status,
    createdAt,
    isGone: !seen,
    text: seen ? row.text : "",
    author: isNamed ? { name: authorName, userName: authorUserName, photoId } : null,
    isAnonymous,
    alias: seen && isAnonymous && !row.isByAuthor ? alias : null,
    isByAuthor: seen && row.isByAuthor,
    isMine: seen && isMine,
    isLiked: row.isLiked,
    isEdited: seen && edited.has(replyId),
    likeCount: seen ? row.likeCount : 0,
    reviewReason: seen && (isMine || isStaff(ctx.actor)) ? row.reviewReason : null,
    appeal: appealFor(ctx, { id: replyId, isMine, status, reviewedAt }),
    hidden: row.isHidden ? hiddenWords(ctx) : null,
  };
}

/** Without those that this reader doesn't see and nobody has answered. */
function withoutEmptyEnds(views: Reply[]): Reply[] {
  const needed = new Set<string>();
  for (const { replyId, parentId, isGone } of [...views].reverse()) if (parentId && (!isGone || needed.has(replyId))) needed.add(parentId);
  return views.filter(({ replyId, isGone }) => !isGone || needed.has(replyId));
}

/** Some replies for one reader. @param size how many at most */
export function repliesView(ctx: SignedInContext, { postId }: Pick<PostView, "postId">, read: Read, size: number): RepliesRead {
  const shown = read.rows.slice(0, size);
  const edited = new Set(read.revisions.map(({ itemId }) => itemId));
  const replies = withoutEmptyEnds(shown.map((row) => replyView(ctx, row, edited)));
  const visible = new Set([postId, ...replies.filter(({ isGone }) => !isGone).map(({ replyId }) => replyId)]);
  return {
    replies,
    accepted: read.accepted?.status === "approved" ? replyView(ctx, read.accepted, edited) : null,
    revisions: read.revisions
      .filter(({ itemId }) => visible.has(itemId))
      .map(({ itemId, title, text, createdAt }) => ({ replyId: itemId === postId ? null : itemId, title, text, until: createdAt })),
    isFollowed: read.isFollowed,
    newestKey: shown.at(-1)?.key ?? 0,
    nextAfter: read.rows.length > size ? shown.at(-1)?.key : undefined,
  };
}

/** What a thread's page is given besides the post. */
import type { Markup } from "~/engines/markup/markup";

import type { HiddenByReports } from "~/engines/review/hidden";

export interface Reply {
  replyId: string;
  parentId: string | null;
  depth: number;
  text: string;
  isGone: boolean;
  status: "waiting" | "approved" | "rejected" | "deleted";
  author: { name: string; userName: string; photoId: string | null } | null;
  isAnonymous: boolean;
  alias: number | null;
  isByAuthor: boolean;
  isMine: boolean;
  isLiked: boolean;
  isEdited: boolean;
  likeCount: number;
  reviewReason: string | null;
  /** Where its author appeals against its removal. */
  appeal: string | null;
  /** What its author is told while reports hide it. */
  hidden: HiddenByReports | null;
  createdAt: number;
  /** Its place in the order in which all were written. */
  key: number;
}

/** A reply as its page draws it; `text` is its source, and empty but for whoever may change it. */
export interface ShownReply extends Reply {
  body: Markup;
}

/** What its reader may do in a thread. */
export interface ThreadRights {
  isAuthor: boolean;
  /** They opened it anonymously: their replies are anonymous too unless they say otherwise. */
  isAnonymousAuthor: boolean;
  isStaff: boolean;
  /** Whether it takes new replies. */
  isOpen: boolean;
  acceptedReplyId: string | null;
}

/** Replies by what they answer; those that answer something on an earlier page stand among the first ones, and the accepted one before all. */
export function childrenOf(replies: readonly ShownReply[], acceptedId?: string): (parentId: string | null) => ShownReply[] {
  const known = new Set(replies.map(({ replyId }) => replyId));
  const parentOf = ({ parentId }: Reply) => (parentId && known.has(parentId) ? parentId : null);
  const isAccepted = ({ replyId }: Reply) => Number(replyId === acceptedId);
  return (wanted) => {
    const found = replies.filter((reply) => parentOf(reply) === wanted);
    return wanted === null ? found.sort((a, b) => isAccepted(b) - isAccepted(a)) : found;
  };
}

/** Whether somebody else wrote it after the last one that its reader had seen. */
export const isNewSince = ({ key, isMine, isGone }: Reply, seenKey: number) => key > seenKey && !isMine && !isGone;

/** The first one on the page that its reader hasn't seen; null where there is none. */
export function firstUnread(answersTo: ReturnType<typeof childrenOf>, seenKey: number, of: string | null = null): string | null {
  for (const reply of answersTo(of)) {
    if (isNewSince(reply, seenKey)) return reply.replyId;
    const below = firstUnread(answersTo, seenKey, reply.replyId);
    if (below) return below;
  }
  return null;
}

/** Those who take part under their names, each once. */
export function participantsOf(replies: readonly Reply[], author: { name: string; userName: string } | null) {
  const people = [author, ...replies.map((reply) => reply.author)].flatMap((person) => person ?? []);
  return [...new Map(people.map(({ name, userName }) => [userName, { name, userName }])).values()];
}

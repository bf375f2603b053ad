/** What a thread's page is given besides the post. */
import type { Markup } from "~/engines/markup/markup";

export interface Reply {
  replyId: string;
  parentId: string | null;
  depth: number;
  text: string;
  isGone: boolean;
  status: "waiting" | "approved" | "rejected" | "deleted";
  author: { name: string; userName: string } | null;
  isAnonymous: boolean;
  alias: number | null;
  isByAuthor: boolean;
  isMine: boolean;
  isLiked: boolean;
  isEdited: boolean;
  likeCount: number;
  reviewReason: string | null;
  createdAt: number;
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

/** Replies by what they answer; those that answer something on an earlier page stand among the first ones. */
export function childrenOf(replies: readonly ShownReply[]): (parentId: string | null) => ShownReply[] {
  const known = new Set(replies.map(({ replyId }) => replyId));
  const parentOf = ({ parentId }: Reply) => (parentId && known.has(parentId) ? parentId : null);
  return (wanted) => replies.filter((reply) => parentOf(reply) === wanted);
}

/** What a thread's page is given besides the post. */
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

/** What its reader may do in a thread. */
export interface ThreadRights {
  isAuthor: boolean;
  isStaff: boolean;
  /** Whether it takes new replies. */
  isOpen: boolean;
  acceptedReplyId: string | null;
}

/** Replies by what they answer; those that answer something on an earlier page stand among the first ones. */
export function childrenOf(replies: readonly Reply[]): (parentId: string | null) => Reply[] {
  const known = new Set(replies.map(({ replyId }) => replyId));
  const parentOf = ({ parentId }: Reply) => (parentId && known.has(parentId) ? parentId : null);
  return (wanted) => replies.filter((reply) => parentOf(reply) === wanted);
}

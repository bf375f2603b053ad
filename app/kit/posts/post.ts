/** A post as pages are given it. */
import type { PostTag } from "../../engines/labels/labels";
import type { ReadyImage } from "../../engines/media/image";
import type { HiddenByReports } from "../../engines/review/hidden";

export interface Post {
  postId: string;
  title: string;
  text: string;
  details: Record<string, unknown>;
  /** What its category is called, where admins keep those. */
  category: string | null;
  tags: readonly PostTag[];
  author: { name: string; userName: string } | null;
  isAnonymous: boolean;
  /** The first, where lists show one. */
  picture: ReadyImage | null;
  isMine: boolean;
  canEdit: boolean;
  isEdited: boolean;
  isLiked: boolean;
  isPinned: boolean;
  likeCount: number;
  replyCount: number;
  status: "waiting" | "approved" | "rejected" | "deleted";
  reviewReason: string | null;
  /** Where its author appeals against its removal. */
  appeal: string | null;
  /** What its author is told while reports hide it. */
  hidden: HiddenByReports | null;
  closedAt: number | null;
  relevantAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** A post that is like another. */
export type RelatedPost = Pick<Post, "postId" | "title" | "createdAt">;

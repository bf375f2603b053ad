/** A post in a list: enough to decide whether to open it. */

import type { ReactNode } from "react";
import type { IconType } from "~/kit/icon";
import MessageSquare from "~icons/lucide/message-square";
import Pin from "~icons/lucide/pin";
import ThumbsUp from "~icons/lucide/thumbs-up";
import { type Collection, postPath } from "../../engines/posts/collection";
import { Link } from "../link";
import { Picture } from "../picture";
import { Card } from "../section";
import { Written } from "../written";
import type { Post } from "./post";
import { PostByline } from "./post-byline";
import { PostFacts } from "./post-facts";
import { usePostWords } from "./use-post-words";

export interface PostCardProps {
  collection: Collection;
  post: Post;
  /** Without a link: for people who may not open it. */
  isClosed?: boolean;
  /** Above the title, instead of the picture: what one compares posts of this collection by. */
  top?: ReactNode;
  /** Below the title, instead of what lists are filtered by; null for nothing. */
  facts?: ReactNode;
}

/** A card of one collection, as its lists draw it. */
export type OwnPostCard = (props: Pick<PostCardProps, "post" | "isClosed">) => ReactNode;

export function PostCard({ collection, post, isClosed, top, facts }: PostCardProps) {
  const { own, shared } = usePostWords(collection);
  return (
    <Card to={isClosed || collection.isFlat ? undefined : postPath(collection, post.postId)} className="h-full">
      {top}
      {!top && post.picture && (
        <Picture image={post.picture} alt="" sizes="96px" className="float-end ms-3 mb-2 size-24 rounded-field bg-base-200 object-cover" />
      )}
      <span className="block text-lg/snug font-bold tracking-tight">
        {post.isPinned && <Pin size={16} role="img" aria-label={shared("list.pinned")} className="me-1.5 inline" />}
        <Written as="span" text={post.title} />
      </span>
      {facts === undefined ? <PostFacts collection={collection} post={post} isShort /> : facts}
      <Written as="span" text={post.text} className="mt-2 block whitespace-pre-line" />
      {collection.isFlat && post.canEdit && !isClosed && (
        <Link to={`${collection.path}/edit/${post.postId}`} className="link mt-2 inline-block">
          {own("pages.edit")}
        </Link>
      )}
      <span className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <PostByline collection={collection} post={post} />
        <span className="flex items-center gap-3 text-sm tabular-nums">
          {post.replyCount > 0 && <Count icon={MessageSquare} count={post.replyCount} label={shared("list.replies")} />}
          {post.likeCount > 0 && <Count icon={ThumbsUp} count={post.likeCount} label={shared("acts.like")} />}
        </span>
      </span>
    </Card>
  );
}

function Count({ icon: Icon, count, label }: { icon: IconType; count: number; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon size={14} role="img" aria-label={label} /> {count}
    </span>
  );
}

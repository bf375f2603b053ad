/** A post in a list: enough to decide whether to open it. */
import { ThumbsUp } from "lucide-react";
import { type Collection, postPath } from "../../platform/posts/collection";
import { Card } from "../section";
import type { Post } from "./post";
import { PostByline } from "./post-byline";
import { PostFacts } from "./post-facts";

/** @param isClosed without a link: for people who may not open it */
export function PostCard({ collection, post, isClosed }: { collection: Collection; post: Post; isClosed?: boolean }) {
  return (
    <Card to={isClosed ? undefined : postPath(collection, post.postId)} className="h-full">
      <span className="block text-lg font-semibold wrap-anywhere">{post.title}</span>
      <PostFacts collection={collection} details={post.details} isShort />
      <span className="mt-2 block wrap-anywhere whitespace-pre-line">{post.text}</span>
      <span className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <PostByline collection={collection} post={post} />
        {post.likeCount > 0 && (
          <span className="flex items-center gap-1 text-sm tabular-nums">
            <ThumbsUp size={14} aria-hidden /> {post.likeCount}
          </span>
        )}
      </span>
    </Card>
  );
}

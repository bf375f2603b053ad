/** A post in a list: enough to decide whether to open it. */
import { Link } from "@remix-run/react";
import { ThumbsUp } from "lucide-react";
import { type Collection, postPath } from "../../platform/posts/collection";
import { Card } from "../section";
import type { Post } from "./post";
import { PostByline } from "./post-byline";
import { PostFacts } from "./post-facts";
import { usePostWords } from "./use-post-words";

/** @param isClosed without a link: for people who may not open it */
export function PostCard({ collection, post, isClosed }: { collection: Collection; post: Post; isClosed?: boolean }) {
  const { own } = usePostWords(collection);
  return (
    <Card to={isClosed || collection.isFlat ? undefined : postPath(collection, post.postId)} className="h-full">
      <span className="block text-lg font-semibold wrap-anywhere">{post.title}</span>
      <PostFacts collection={collection} details={post.details} isShort />
      <span className="mt-2 block wrap-anywhere whitespace-pre-line">{post.text}</span>
      {collection.isFlat && post.canEdit && !isClosed && (
        <Link to={`${collection.path}/edit/${post.postId}`} className="link mt-2 inline-block">
          {own("pages.edit")}
        </Link>
      )}
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

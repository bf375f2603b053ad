/** Posts as pictures with what was written below them. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Cover } from "~/kit/cover";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { Picture } from "~/kit/picture";
import { DateText } from "~/kit/time";
import type { InstagramPost } from "../instagram.repository.server";

interface PostListProps {
  posts: readonly InstagramPost[];
  /** Where a post leads. */
  toOf(post: InstagramPost): string;
  isFiltered: boolean;
  /** What is done when there is nothing yet. */
  act?: ReactNode;
}

export function PostList({ posts, toOf, isFiltered, act }: PostListProps) {
  const { t } = useTranslation("instagram");
  if (posts.length === 0) return <EmptyState title={t(isFiltered ? "list.noHits" : "list.none")} act={isFiltered ? undefined : act} />;
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {posts.map((post) => (
        <li key={post.postId} className="relative min-w-0 rounded-box border border-base-300 hover:border-primary">
          <div className="aspect-square overflow-hidden rounded-t-box bg-base-200">
            {post.picture ? (
              <Picture image={post.picture} alt="" sizes="(min-width: 64rem) 17rem, 50vw" className="size-full object-cover" />
            ) : (
              <Cover seed={post.postId} kind="instagram" className="block size-full" />
            )}
          </div>
          <div className="p-3">
            <Link to={toOf(post)} prefetch="intent" className="line-clamp-3 text-sm after:absolute after:inset-0">
              {post.caption}
            </Link>
            <p className="mt-1 text-xs text-muted">
              <DateText at={Date.parse(post.postedOn)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

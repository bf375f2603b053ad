/** Who wrote a post and when; the unnamed stay so. */

import type { Collection } from "../../engines/posts/collection";
import { Badge } from "../badge";
import { Link } from "../link";
import { TimeAgo } from "../time";
import type { Post } from "./post";
import { usePostWords } from "./use-post-words";

interface PostBylineProps {
  collection: Collection;
  post: Pick<Post, "author" | "isAnonymous" | "createdAt" | "isEdited" | "closedAt">;
  isLinked?: boolean;
}

export function PostByline({ collection, post: { author, isAnonymous, createdAt, isEdited, closedAt }, isLinked }: PostBylineProps) {
  const { shared } = usePostWords(collection);
  const name = author?.name ?? (isAnonymous ? shared("one.unnamed") : null);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {author && isLinked ? (
        <Link to={`/overview/public/one/${author.userName}`} className="link">
          {author.name}
        </Link>
      ) : (
        name && <span>{name}</span>
      )}
      <TimeAgo at={createdAt} />
      {isEdited && <span>{shared("one.edited")}</span>}
      {closedAt !== null && <Badge>{shared("one.closed")}</Badge>}
    </span>
  );
}

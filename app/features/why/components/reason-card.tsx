/** One reason: what was chosen, and why. */
import { Badge } from "~/kit/badge";
import type { Post } from "~/kit/posts/post";
import { PostCard } from "~/kit/posts/post-card";
import { usePostWords } from "~/kit/posts/use-post-words";
import { whys } from "../why.collection";

export const departmentOf = ({ details }: Pick<Post, "details">) => String(details.department ?? "").trim();

/** @param isInGroup its department stands above it */
export function ReasonCard({ post, isInGroup }: { post: Post; isInGroup?: boolean }) {
  const { option } = usePostWords(whys);
  const top = (
    <span className="mb-2 block">
      <Badge level={post.details.choice === "leaving" ? "warning" : "primary"}>{option("choice", String(post.details.choice))}</Badge>
    </span>
  );
  return <PostCard collection={whys} post={post} top={top} facts={isInGroup ? null : departmentOf(post)} />;
}

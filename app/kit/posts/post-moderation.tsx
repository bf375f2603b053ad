/** What staff see of a collection. Apart from the other lists: its form is heavier than all of them. */

import { type Collection, postPath } from "../../engines/posts/collection";
import type { ReviewStatus } from "../../engines/review/decision";
import { ModerationTable } from "../collection/moderation-table";
import { PageHeader } from "../page-header";
import { Written } from "../written";
import type { Post } from "./post";
import { PostFacts } from "./post-facts";
import { usePostWords } from "./use-post-words";

interface PostModerationProps {
  collection: Collection;
  filters: { status: ReviewStatus };
  list: { items: Post[]; counts: Record<ReviewStatus, number>; canDecide: boolean; nextBefore?: number };
}

export function PostModeration({ collection, filters, list }: PostModerationProps) {
  const { own, shared } = usePostWords(collection);
  const rows = list.items.map((post) => ({
    id: post.postId,
    title: post.title,
    to: postPath(collection, post.postId),
    status: post.status,
    sentAt: post.createdAt,
    reason: post.reviewReason,
    isMine: post.isMine,
    body: (
      <>
        <PostFacts collection={collection} post={post} isShort />
        <Written text={post.text} className="whitespace-pre-line" />
      </>
    ),
  }));
  return (
    <>
      <PageHeader title={own("pages.admin-all")} lead={shared(list.canDecide ? "admin.lead" : "admin.ownLead")} />
      <ModerationTable
        rows={rows}
        counts={list.counts}
        status={filters.status}
        isReadOnly={!list.canDecide}
        nextBefore={list.nextBefore}
        searchLabel={shared("admin.search")}
      />
    </>
  );
}

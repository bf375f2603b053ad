/** The other lists of a collection: a few for guests, and one's own. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Collection, editPath, postPath } from "../../engines/posts/collection";
import { PersonalList } from "../collection/personal-list";
import { EmptyState } from "../empty-state";
import { Link } from "../link";
import { PageHeader } from "../page-header";
import { MineTabs } from "./mine-tabs";
import type { Post } from "./post";
import { type OwnPostCard, PostCard } from "./post-card";
import { usePostWords } from "./use-post-words";

interface PostDemoProps {
  collection: Collection;
  items: Post[];
  /** Whoever is logged in is led to everything. */
  isMember: boolean;
  Card?: OwnPostCard;
}

export function PostDemo({ collection, items, isMember, Card }: PostDemoProps) {
  const { own } = usePostWords(collection);
  const { t } = useTranslation("post-samples");
  const all = `${collection.path}/all`;
  const act = (
    <Link to={isMember ? all : `/reception/login?next=${encodeURIComponent(all)}`} className="btn btn-primary">
      {t(isMember ? "all" : "login")}
    </Link>
  );
  const isShort = isMember || items.length === 0;
  return (
    <>
      <PageHeader title={own("pages.all")} lead={isShort ? own("lead") : `${own("lead")} ${t("lead")}`} act={act} />
      {items.length === 0 ? (
        <EmptyState title={t("none")} text={isMember ? undefined : t("noneText")} />
      ) : (
        <ul className="grid gap-x-6 border-t-2 border-base-content sm:grid-cols-2 xl:grid-cols-3">
          {items.map((post) => (
            <li key={post.postId}>
              {Card ? (
                <Card post={post} isClosed={collection.isFlat} />
              ) : (
                <PostCard collection={collection} post={post} isClosed={collection.isFlat} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PostPersonalProps {
  collection: Collection;
  items: Post[];
  /** Instead of the tabs of all and one's own. */
  tabs?: ReactNode;
}

/** Its deletions go to the page's own action. */
export function PostPersonal({ collection, items, tabs }: PostPersonalProps) {
  const { own, shared } = usePostWords(collection);
  const add = (
    <Link to={`${collection.path}/add`} className="btn btn-primary">
      {own("pages.add")}
    </Link>
  );
  const list = items.map(({ postId, title, status, updatedAt, reviewReason, hidden }) => ({
    id: postId,
    title,
    to: postPath(collection, postId),
    status,
    changedAt: updatedAt,
    reason: reviewReason,
    hidden,
    editTo: collection.hasNoEditPage ? undefined : editPath(collection, postId),
    canDelete: true,
  }));
  return (
    <>
      <PageHeader title={own(collection.hasNoPersonalPage ? "pages.all" : "pages.personal")} lead={own("lead")} act={add} />
      {tabs ?? <MineTabs collection={collection} isMine />}
      <PersonalList items={list} empty={{ title: shared("list.noneOwn"), text: shared("list.noneText"), act: add }} />
    </>
  );
}

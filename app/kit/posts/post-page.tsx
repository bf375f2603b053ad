/** One post, whole, with what its reader can do with it. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import ThumbsUp from "~icons/lucide/thumbs-up";
import { type Collection, editPath, postPath } from "../../engines/posts/collection";
import { Badge } from "../badge";
import { ActionButton } from "../forms/action-button";
import { HiddenNote } from "../hidden-by-reports";
import { Link } from "../link";
import { LinkedText } from "../linked-text";
import { MoreActs } from "../more-acts";
import { PageHeader } from "../page-header";
import { ReportLink } from "../report-link";
import { Card, Section } from "../section";
import { ShareButton } from "../share-button";
import { TimeAgo } from "../time";
import { Written } from "../written";
import type { Post, RelatedPost } from "./post";
import { PostByline } from "./post-byline";
import { PostFacts } from "./post-facts";
import { usePostWords } from "./use-post-words";

interface PostPageProps {
  collection: Collection;
  post: Post;
  /** Whether the reader is signed in, and so may find it helpful. */
  isMember: boolean;
  /** What is like it, below. */
  related?: readonly RelatedPost[];
  /** Instead of the plain head with its title. */
  band?: ReactNode;
  /** Above the text instead of the facts in one line. */
  head?: ReactNode;
  /** The text as it is drawn; the plain one if left out. */
  text?: ReactNode;
  /** Beside the post's other acts. */
  acts?: ReactNode;
  /** What is seldom done with it: stands in a menu, with reporting, editing and deleting. */
  moreActs?: ReactNode;
  /** In front of who wrote it. */
  face?: ReactNode;
  /** Whatever this collection has right below the text. */
  attachment?: ReactNode;
  /** Whatever it has at the end. */
  children?: ReactNode;
}

export function PostPage(props: PostPageProps) {
  const { collection, post, isMember, related = [], band, head, text, acts, moreActs, face, attachment, children } = props;
  const { own, shared } = usePostWords(collection);
  const { t } = useTranslation("kit");
  const hidden = { waiting: "one.waiting", rejected: "one.hidden", deleted: "one.hidden", approved: null }[post.status];
  return (
    <article className="max-w-3xl">
      {band ?? (
        <PageHeader
          title={<Written as="span" text={post.title} />}
          breadcrumb={[{ label: own("pages.all"), to: `${collection.path}/all` }, { label: post.title }]}
        >
          {face ? (
            <div className="flex items-center gap-2.5">
              {face}
              <PostByline collection={collection} post={post} isLinked />
            </div>
          ) : (
            <PostByline collection={collection} post={post} isLinked />
          )}
        </PageHeader>
      )}
      {post.hidden && (
        <div role="status" className="alert alert-warning mb-5 flex-col items-start">
          <Badge level="warning">{post.hidden.badge}</Badge>
          <p>
            <HiddenNote hidden={post.hidden} />
          </p>
        </div>
      )}
      {hidden && !post.hidden && (
        <p role="status" className="alert alert-warning mb-5">
          {shared(hidden)} {post.reviewReason}{" "}
          {post.status === "waiting" && (
            <Link to="/privacy/computed#reports" className="link">
              {shared("one.why")}
            </Link>
          )}
          {post.appeal && (
            <Link to={post.appeal} className="link">
              {t("moderation.appeal")}
            </Link>
          )}
        </p>
      )}
      {head ?? <PostFacts collection={collection} post={post} />}
      {text ?? (
        <Written text={post.text} className="mt-6 max-w-prose text-lg/relaxed whitespace-pre-line">
          <LinkedText text={post.text} />
        </Written>
      )}
      {attachment}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Helpful collection={collection} post={post} isMember={isMember} />
        <ShareButton title={post.title} className="btn-sm" />
        {moreActs === undefined && <Rest collection={collection} post={post} />}
        {acts}
        {moreActs !== undefined && (
          <MoreActs label={`${shared("acts.more")}: ${post.title}`}>
            <Rest collection={collection} post={post} of={post.title} />
            {moreActs}
          </MoreActs>
        )}
      </div>
      {children}
      {related.length > 0 && <Related collection={collection} related={related} />}
    </article>
  );
}

function Related({ collection, related }: { collection: Collection; related: readonly RelatedPost[] }) {
  const { shared } = usePostWords(collection);
  return (
    <Section title={shared("one.related")}>
      <ul className="-mt-3">
        {related.map(({ postId, title, createdAt }) => (
          <li key={postId}>
            <Card to={postPath(collection, postId)} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold">{title}</span>
              <span className="text-sm text-muted">
                <TimeAgo at={createdAt} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Helpful({ collection, post, isMember }: Pick<PostPageProps, "collection" | "post" | "isMember">) {
  const { shared } = usePostWords(collection);
  const count = post.likeCount > 0 && <span className="tabular-nums">{post.likeCount}</span>;
  if (!isMember || post.isMine) {
    return count && <span className="text-sm">{shared("one.helpfulCount", { count: post.likeCount })}</span>;
  }
  return (
    <ActionButton fields={{ act: post.isLiked ? "unlike" : "like", id: post.postId }} isPressed={post.isLiked}>
      <ThumbsUp size={16} aria-hidden className={post.isLiked ? "fill-current" : ""} />
      {shared("acts.like")} {count}
    </ActionButton>
  );
}

function Rest({ collection, post, of }: Pick<PostPageProps, "collection" | "post"> & { of?: string }) {
  return (
    <>
      {!post.isMine && <ReportLink subjectId={post.postId} of={of ?? post.title} />}
      {post.canEdit && <OwnerActs collection={collection} post={post} />}
    </>
  );
}

function OwnerActs({ collection, post }: Pick<PostPageProps, "collection" | "post">) {
  const { own, shared, either } = usePostWords(collection);
  const { postId, isMine, closedAt } = post;
  const removing = {
    title: shared("acts.removeTitle"),
    text: shared("acts.removeText"),
    confirmLabel: shared("acts.remove"),
    level: "error",
  } as const;
  return (
    <>
      {!collection.hasNoEditPage && (
        <Link
          to={!isMine && collection.staffEditPath ? `${collection.staffEditPath}/${postId}` : editPath(collection, postId)}
          className="btn btn-sm"
        >
          {own("pages.edit")}
        </Link>
      )}
      {isMine && collection.isClosable && closedAt === null && (
        <ActionButton
          fields={{ act: "close", id: postId }}
          confirm={{ title: either("acts.closeTitle"), text: either("acts.closeText"), confirmLabel: either("acts.close") }}
        >
          {either("acts.close")}
        </ActionButton>
      )}
      {isMine && (
        <ActionButton fields={{ act: "remove", id: postId }} confirm={removing}>
          {shared("acts.remove")}
        </ActionButton>
      )}
    </>
  );
}

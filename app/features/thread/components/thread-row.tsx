/** A discussion in the list, as forums show theirs: who asked, what about, how many replied, and who did last and when. */

import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { Avatar } from "~/kit/avatar";
import { Badge } from "~/kit/badge";
import type { Post } from "~/kit/posts/post";
import { Card } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import MessageSquare from "~icons/lucide/message-square";
import Pin from "~icons/lucide/pin";
import UserRound from "~icons/lucide/user-round";
import { threads } from "../thread.collection";
import type { ThreadFacts } from "../thread-list.repository.server";

export interface ListedThread extends Pick<Post, "postId" | "title" | "category" | "isPinned" | "replyCount" | "createdAt"> {
  /** The author's name; null without one. */
  author: string | null;
  /** What its tags are called. */
  tags: readonly string[];
  /** When it was written or last replied to. */
  activeAt: number | null;
  facts: ThreadFacts;
}

/** Somebody's face, or the mark of those without a name. */
function Face({ name, photoId, size }: { name: string | null; photoId: string | null; size: number }) {
  if (name) return <Avatar name={name} photoId={photoId} size={size} />;
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full bg-base-200 text-base-content/80"
      style={{ width: size, height: size }}
    >
      <UserRound size={size * 0.55} />
    </span>
  );
}

function About({ thread: { category, tags } }: { thread: ListedThread }) {
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-base-content/80">
      {category && <Badge>{category}</Badge>}
      {tags.map((tag) => (
        <span key={tag} className="wrap-anywhere">
          #{tag}
        </span>
      ))}
    </span>
  );
}

/** Who spoke last: the author while nobody has replied. */
function Latest({ thread: { author, activeAt, createdAt, facts } }: { thread: ListedThread }) {
  const { t } = useTranslation("thread");
  const { last } = facts;
  const unnamed = last?.alias ? t("who.number", { number: last.alias }) : t("who.unnamed");
  const name = last ? (last.name ?? unnamed) : (author ?? t("who.unnamed"));
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm text-base-content/80">
      {last && <Face name={last.name} photoId={last.photoId} size={24} />}
      <span className="min-w-0">
        <span className="block truncate">{last ? t("row.lastBy", { name }) : t("row.by", { name })}</span>
        <TimeAgo at={activeAt ?? createdAt} />
      </span>
    </span>
  );
}

export function ThreadRow({ thread }: { thread: ListedThread }) {
  const { t } = useTranslation(["thread", "posts"]);
  const { author, title, isPinned, replyCount, facts } = thread;
  return (
    <Card to={postPath(threads, thread.postId)}>
      <span className="flex items-start gap-3">
        <Face name={author} photoId={facts.photoId} size={40} />
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_5rem_12rem] sm:items-center">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">
              {isPinned && <Pin size={16} role="img" aria-label={t("posts:list.pinned")} className="me-1.5 inline" />}
              {title}
            </span>
            <About thread={thread} />
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
            <span className="flex items-center gap-1" title={t("thread:similar.replies", { count: replyCount })}>
              <MessageSquare size={16} role="img" aria-label={t("posts:list.replies")} />
              {replyCount}
            </span>
            {facts.news > 0 && <Badge level="primary">{t("thread:row.new", { count: facts.news })}</Badge>}
          </span>
          <Latest thread={thread} />
        </span>
      </span>
    </Card>
  );
}

/** A discussion in the list, in at most 80 pixels: who asked, what about, who replied last and when, how many did, and what is new. */

import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import type { Post } from "~/kit/posts/post";
import { TimeAgoShort } from "~/kit/time";
import MessageSquare from "~icons/lucide/message-square";
import Pin from "~icons/lucide/pin";
import { threads } from "../thread.collection";
import type { ThreadFacts } from "../thread-list.repository.server";
import { Face } from "./face";

export interface ListedThread extends Pick<Post, "postId" | "title" | "category" | "isPinned" | "replyCount" | "createdAt"> {
  /** The author's name; null without one. */
  author: string | null;
  /** What its tags are called. */
  tags: readonly string[];
  /** When it was written or last replied to. */
  activeAt: number | null;
  facts: ThreadFacts;
}

/** Who asked, and in front of them who replied last. */
function Faces({ author, facts: { photoId, last } }: ListedThread) {
  return (
    <span className="relative h-10 w-11 shrink-0">
      <Face name={author} photoId={photoId} size={34} />
      {last && (
        <span className="absolute end-0 bottom-0 rounded-full ring-2 ring-base-100">
          <Face name={last.name} photoId={last.photoId} size={22} />
        </span>
      )}
    </span>
  );
}

/** Who spoke last, the author while nobody has replied, and what it is about. */
function About({ author, category, tags, facts: { last, news } }: ListedThread) {
  const { t } = useTranslation("thread");
  const unnamed = last?.alias ? t("who.number", { number: last.alias }) : t("who.unnamed");
  const name = last ? (last.name ?? unnamed) : (author ?? t("who.unnamed"));
  return (
    <span className="block truncate text-sm/5 text-muted">
      {news > 0 && (
        <>
          <Badge level="primary">{t("row.new", { count: news })}</Badge>{" "}
        </>
      )}
      {last ? t("row.lastBy", { name }) : t("row.by", { name })}
      {category && ` · ${category}`}
      {tags.length > 0 && <span className="max-sm:hidden"> · {tags.map((tag) => `#${tag}`).join(" ")}</span>}
    </span>
  );
}

export function ThreadRow({ thread }: { thread: ListedThread }) {
  const { t } = useTranslation(["thread", "posts"]);
  const { title, isPinned, replyCount, facts } = thread;
  const isRead = !facts.isUnread && facts.news === 0;
  return (
    <Link
      to={postPath(threads, thread.postId)}
      prefetch="intent"
      className="flex items-center gap-3 border-b border-base-300 py-1.5 hover:bg-base-200"
    >
      <Faces {...thread} />
      <span className="min-w-0 flex-1">
        <span className={`line-clamp-2 leading-snug ${isRead ? "" : "font-bold"}`}>
          {isPinned && <Pin size={16} role="img" aria-label={t("posts:list.pinned")} className="me-1.5 inline" />}
          {title}
        </span>
        <About {...thread} />
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 text-sm/5 tabular-nums">
        <span className="flex items-center gap-2">
          {facts.isUnread && <span role="img" aria-label={t("thread:row.unread")} className="size-2 rounded-full bg-primary" />}
          <span className="flex items-center gap-1" title={t("thread:similar.replies", { count: replyCount })}>
            <MessageSquare size={16} role="img" aria-label={t("posts:list.replies")} />
            {replyCount}
          </span>
        </span>
        <span className="text-muted">
          <TimeAgoShort at={thread.activeAt ?? thread.createdAt} />
        </span>
      </span>
    </Link>
  );
}

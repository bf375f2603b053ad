/** A discussion in the list, as forums show theirs: who asked, what about, how many replied, and who did last and when. */
import { MessageSquare, Pin, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { Avatar } from "~/kit/avatar";
import { Badge } from "~/kit/badge";
import type { Post } from "~/kit/posts/post";
import { RepeatedItem } from "~/kit/repeated-item";
import { Card } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { threads } from "../thread.collection";
import type { ThreadFacts } from "../thread-list.repository.server";

export interface ListedThread extends Post {
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

function About({ thread: { category, details } }: { thread: ListedThread }) {
  const { tags } = details as { tags?: string };
  const words = (tags ?? "").split(",").flatMap((tag) => tag.trim() || []);
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-base-content/80">
      {category && <Badge>{category}</Badge>}
      {words.map((tag) => (
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
  const name = last ? (last.name ?? unnamed) : (author?.name ?? t("who.unnamed"));
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

function ThreadRow({ thread }: { thread: ListedThread }) {
  const { t } = useTranslation(["thread", "posts"]);
  const { author, title, isPinned, replyCount, facts } = thread;
  return (
    <Card to={postPath(threads, thread.postId)}>
      <span className="flex items-start gap-3">
        <Face name={author?.name ?? null} photoId={facts.photoId} size={40} />
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

export function ThreadRows({ threads: listed }: { threads: readonly ListedThread[] }) {
  return (
    <ul className="grid gap-3">
      {listed.map((thread) => (
        <RepeatedItem key={thread.postId} as="li" className="min-w-0" kind="thread" of={thread}>
          {() => <ThreadRow thread={thread} />}
        </RepeatedItem>
      ))}
    </ul>
  );
}

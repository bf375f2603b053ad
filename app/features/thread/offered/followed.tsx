/** The threads somebody follows, with what is new in them. */

import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { TimeAgoShort } from "~/kit/time";
import { threads } from "../thread.collection";

export interface FollowedThread {
  postId: string;
  title: string;
  replyCount: number;
  /** Replies since one looked. */
  news: number;
  createdAt: number;
}

export function FollowedThreads({ items }: { items: FollowedThread[] }) {
  const { t } = useTranslation("thread");
  if (items.length === 0) return <EmptyState title={t("followed.none")} text={t("followed.noneText")} />;
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {items.map(({ postId, title, replyCount, news, createdAt }) => (
        <li key={postId} className="py-1.5">
          <Link to={postPath(threads, postId)} className="link-hover line-clamp-2 font-medium leading-snug">
            {title}
          </Link>
          <span className="flex items-center gap-x-3 text-sm/5 text-muted">
            {news > 0 ? <Badge>{t("followed.news", { count: news })}</Badge> : t("similar.replies", { count: replyCount })}
            <TimeAgoShort at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Discussions like another one, as a list; beside a form and below a discussion. */
import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { request } from "~/kit/request";
import { threads } from "../thread.collection";

export interface SimilarThread {
  post_id: string;
  title: string;
  reply_count: number;
  is_alike: boolean;
}

/** Open discussions that share words with a title. */
export async function findSimilar(title: string, signal: AbortSignal): Promise<SimilarThread[]> {
  const response = await request(`/api/v1/thread/similar?q=${encodeURIComponent(title)}`, { signal });
  return response.ok ? ((await response.json()) as { threads: SimilarThread[] }).threads : [];
}

interface SimilarListProps {
  found: readonly SimilarThread[];
  /** What is written there stays: they open elsewhere. */
  isBesideForm?: boolean;
}

export function SimilarList({ found, isBesideForm }: SimilarListProps) {
  const { t } = useTranslation("thread");
  const elsewhere = isBesideForm && { target: "_blank", rel: "noreferrer" };
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {found.map(({ post_id, title, reply_count }) => (
        <li key={post_id} className="flex flex-wrap gap-x-2">
          <a href={postPath(threads, post_id)} {...elsewhere} className="link">
            {title}
          </a>
          {reply_count > 0 && <span className="text-sm text-muted">{t("similar.replies", { count: reply_count })}</span>}
        </li>
      ))}
    </ul>
  );
}

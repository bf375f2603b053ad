/** Threads that the title being typed may repeat; nothing without scripts. */
import { useField } from "@conform-to/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { postPath } from "~/engines/posts/collection";
import { threads } from "../thread.collection";
import { MIN_SIMILAR } from "../thread.rules";

const PAUSE_MS = 400;

interface Similar {
  post_id: string;
  title: string;
  reply_count: number;
}

async function find(title: string, signal: AbortSignal): Promise<Similar[]> {
  const response = await fetch(`/api/v1/thread/similar?q=${encodeURIComponent(title)}`, { signal });
  return response.ok ? ((await response.json()) as { threads: Similar[] }).threads : [];
}

/** What is like a title, once typing has paused. A failed look-up shows nothing: it is a hint only. */
function useSimilar(title: string): Similar[] {
  const [found, setFound] = useState<Similar[]>([]);
  useEffect(() => {
    if (title.length < MIN_SIMILAR) return setFound([]);
    const leaving = new AbortController();
    const timer = setTimeout(() => find(title, leaving.signal).then(setFound, () => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [title]);
  return found;
}

export default function SimilarThreads() {
  const { t } = useTranslation("thread");
  const [title] = useField<string>("title");
  const found = useSimilar((title.value ?? "").trim());
  return (
    <div aria-live="polite" className={found.length === 0 ? "hidden" : "rounded-box border border-info p-4"}>
      {found.length > 0 && (
        <>
          <p className="font-medium">{t("similar.title")}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {found.map(({ post_id, title: other, reply_count }) => (
              <li key={post_id} className="flex flex-wrap gap-x-2">
                <a href={postPath(threads, post_id)} target="_blank" rel="noreferrer" className="link wrap-anywhere">
                  {other}
                </a>
                {reply_count > 0 && <span className="text-sm text-base-content/80">{t("similar.replies", { count: reply_count })}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Replies that came while the page stands open: they wait behind a button, unless their reader is at the end and isn't writing. */
import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import ArrowDown from "~icons/lucide/arrow-down";
import { useNewReplies } from "./use-new-replies";

const isWriting = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>("#replies textarea")].some(
    (area) => area === document.activeElement || area.value !== area.defaultValue,
  );

/** The form below the last reply is in sight. */
const isAtEnd = () =>
  (document.getElementById("replies-end")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < window.innerHeight;

/** Leads to the first reply in the page that came after a key. */
function goToNewer(key: number): void {
  const isNewer = (reply: HTMLElement) => Number(reply.dataset.key) > key;
  const first = [...document.querySelectorAll<HTMLElement>("#replies [data-key]")].find(isNewer);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}

interface LiveRepliesProps {
  postId: string;
  /** The key of the last reply in the page. */
  newestKey: number;
  page: number;
  pages: number;
  /** Whether more can come, here. */
  isAsking: boolean;
}

export function LiveReplies({ postId, newestKey, page, pages, isAsking }: LiveRepliesProps) {
  const { t } = useTranslation("thread");
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const count = useNewReplies(postId, newestKey, isAsking);
  const [said, setSaid] = useState("");
  const wanted = useRef<{ after: number; count: number; leads: boolean } | null>(null);
  const show = (leads: boolean) => {
    wanted.current = { after: newestKey, count, leads };
    revalidate();
  };
  useEffect(() => {
    const asked = wanted.current;
    if (state !== "idle" || !asked) return;
    wanted.current = null;
    const hasMore = newestKey > asked.after;
    // The page was full: what is new stands on the next one.
    if (!hasMore && page < pages) return navigate(`?page=${page + 1}#replies`);
    setSaid(hasMore ? t("live.shown", { count: Math.max(asked.count, 1) }) : t("live.none"));
    if (hasMore && asked.leads) goToNewer(asked.after);
  }, [state, newestKey, page, pages, navigate, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once for each number of new replies
  useEffect(() => {
    if (count === 0) return;
    if (isAtEnd() && !isWriting()) return show(false);
    setSaid(t("live.new", { count }));
  }, [count]);
  const look = (event: MouseEvent) => {
    event.preventDefault();
    show(true);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {count > 0 && (
        <div className="sticky bottom-[calc(var(--stack)+0.5rem)] z-10 h-0">
          <button
            type="button"
            onClick={() => show(true)}
            className="btn absolute bottom-0 left-1/2 -translate-x-1/2 btn-neutral btn-sm shadow-lg"
          >
            <ArrowDown size={16} aria-hidden />
            {t("live.new", { count })}
          </button>
        </div>
      )}
      {isAsking && (
        <p id="replies-end" className="mt-3 text-sm">
          <a href={pathname + search} onClick={look} className="link inline-block py-1">
            {t("live.look")}
          </a>
        </p>
      )}
    </>
  );
}

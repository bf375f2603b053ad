/** How many replies came since a page was drawn: asked while somebody looks, seldom when it is quiet, never while hidden or offline. */
import { useEffect, useState } from "react";
import { request } from "~/kit/request";
import { ASKS_EVERY, pauseBefore } from "./asking";

/** What the reader does that shows they are there. */
const SIGNS = ["pointerdown", "keydown", "scroll"] as const;

/** No: this page will not be told any more, since it may not ask, or there is nothing to ask about. */
const isFinal = (status: number) => [401, 403, 404].includes(status);

/**
 * @param after the key of the last reply that the page shows
 * @param isAsking false where none can come
 */
export function useNewReplies(postId: string, after: number, isAsking: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    if (!isAsking) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [failures, known, livelyAt, isOver, isUnderWay] = [0, 0, Date.now(), false, false];
    const mayAsk = () => !isOver && !document.hidden && navigator.onLine;
    const plan = () => {
      clearTimeout(timer);
      const pause = pauseBefore(Date.now() - livelyAt, failures);
      if (mayAsk() && pause !== null) timer = setTimeout(ask, pause);
    };
    async function ask() {
      if (isUnderWay || !mayAsk()) return;
      isUnderWay = true;
      try {
        const answer = await request(`/api/v1/thread/${postId}/replies/new?after=${after}`, { signal });
        isOver = isFinal(answer.status);
        if (!answer.ok) throw new Error(String(answer.status));
        const told = ((await answer.json()) as { count: number }).count;
        if (told > known) livelyAt = Date.now();
        known = told;
        failures = 0;
        setCount(told);
      } catch {
        failures += 1;
      }
      isUnderWay = false;
      if (!signal.aborted) plan();
    }
    const look = () => {
      livelyAt = Date.now();
      if (mayAsk()) ask();
      else clearTimeout(timer);
    };
    const note = () => {
      const isSeldom = pauseBefore(Date.now() - livelyAt, failures) !== ASKS_EVERY;
      livelyAt = Date.now();
      if (isSeldom && failures === 0 && !isUnderWay) plan();
    };
    plan();
    document.addEventListener("visibilitychange", look, { signal });
    for (const change of ["online", "offline"]) window.addEventListener(change, look, { signal });
    for (const sign of SIGNS) document.addEventListener(sign, note, { signal, passive: true });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [postId, after, isAsking]);
  return count;
}

/** Holds analytics to what the reader decided and to what page is open. */
import { useMatches } from "@remix-run/react";
import { useInsertionEffect } from "react";
import type { PageHandle } from "../platform/pages/handle";
import { useConsent } from "./consent";
import { allowWatching, stopWatching } from "./watching";

/** Whether the reader agreed to analytics. What was begun asks `isWatched` before it sends anything. */
export function useWatching(): boolean {
  const isAllowed = useConsent()?.analytics ?? false;
  const isConfidential = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isConfidential);
  // Before the document changes, so that nothing that watches it sees the page.
  useInsertionEffect(() => {
    allowWatching(isAllowed);
    if (isConfidential) stopWatching();
  }, [isAllowed, isConfidential]);
  return isAllowed;
}

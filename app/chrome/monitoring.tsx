/** Loads error reporting once the page has settled, and only where it is configured and the reader has agreed to it. */
import { useMatches } from "@remix-run/react";
import { useEffect, useInsertionEffect } from "react";
import { monitoring } from "../platform/errors/monitoring";
import type { PageHandle } from "../platform/pages/handle";
import { reportError } from "./client-errors";
import { useConsent } from "./consent";
import { useRoot } from "./use-root";
import { isWatched, stopWatching } from "./watching";

async function start(dsn: string) {
  const { startSentry } = await import("./sentry.client");
  if (isWatched()) startSentry(dsn, isWatched);
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, monitoring.latestStart);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: monitoring.latestStart });
  return () => cancelIdleCallback(handle);
}

export function Monitoring() {
  const dsn = useRoot()?.sentryDsn ?? null;
  const isAllowed = useConsent()?.analytics ?? false;
  const isConfidential = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isConfidential);
  // Before the document changes, so that nothing that watches it sees the page.
  useInsertionEffect(() => {
    if (isConfidential) stopWatching();
  }, [isConfidential]);
  useEffect(() => {
    if (dsn && isAllowed && isWatched()) return whenIdle(() => start(dsn).catch(reportError));
  }, [dsn, isAllowed]);
  return null;
}

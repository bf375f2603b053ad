/** Loads error reporting once the page has settled, and only where it is configured and the reader has agreed to it. */
import { useEffect } from "react";
import { monitoring } from "../platform/errors/monitoring";
import { reportError } from "./client-errors";
import { useRoot } from "./use-root";
import { useWatching } from "./use-watching";
import { isWatched } from "./watching";

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
  const isAllowed = useWatching();
  useEffect(() => {
    if (dsn && isAllowed && isWatched()) return whenIdle(() => start(dsn).catch(reportError));
  }, [dsn, isAllowed]);
  return null;
}

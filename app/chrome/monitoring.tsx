/** Loads error reporting once the page has settled, and only where it is configured and the reader has agreed to it. */
import { useEffect } from "react";
import { reportError } from "./client-errors";
import { useConsent } from "./cookie-consent";
import { useRoot } from "./use-root";

const LATEST_START = 3000;

async function start(dsn: string) {
  const { startSentry } = await import("./sentry.client");
  startSentry(dsn);
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, LATEST_START);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_START });
  return () => cancelIdleCallback(handle);
}

export function Monitoring() {
  const dsn = useRoot()?.sentryDsn ?? null;
  const isAllowed = useConsent()?.analytics ?? false;
  useEffect(() => {
    if (dsn && isAllowed) return whenIdle(() => start(dsn).catch(reportError));
  }, [dsn, isAllowed]);
  return null;
}

/** Counts page views where it is configured and the reader has agreed to it. */
import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { analytics } from "../platform/analytics";
import type { CookieConsent } from "../platform/preferences";
import { reportError } from "./client-errors";
import { useConsent } from "./consent";
import { patternOf } from "./remix-window";
import { useRoot } from "./use-root";
import { useWatching } from "./use-watching";
import { isWatched } from "./watching";

async function count(id: string, pathname: string, consent: CookieConsent) {
  const { countPageView } = await import("./google-tag.client");
  if (isWatched()) countPageView(id, patternOf(pathname), consent, isWatched);
}

export function Analytics() {
  const id = useRoot()?.analyticsId ?? null;
  const isAllowed = useWatching();
  const consent = useConsent();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!id || !isAllowed || !consent || !isWatched()) return;
    const timer = setTimeout(() => count(id, pathname, consent).catch(reportError), analytics.pageViewDelay);
    return () => clearTimeout(timer);
  }, [id, isAllowed, pathname, consent]);
  return null;
}

/** Tells of page views where they are counted and the reader has agreed to analytics. */
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { request } from "../kit/request";
import { pageViews, VIEWS_ENDPOINT } from "../platform/analytics/page-views";
import { useConsent } from "./consent";
import { useRoot } from "./use-root";
import { isWatched } from "./watching";

const tell = (path: string) => {
  if (!isWatched()) return;
  const body = JSON.stringify({ path });
  request(`/api/v1${VIEWS_ENDPOINT}`, { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true }).catch(
    () => undefined,
  );
};

export function PageViews() {
  const isCounted = useRoot()?.countsViews ?? false;
  const isAllowed = useConsent()?.analytics ?? false;
  const { pathname } = useLocation();
  const wasAllowed = useRef(isAllowed);
  useEffect(() => {
    const wait = wasAllowed.current ? pageViews.delay : pageViews.consentDelay;
    wasAllowed.current = isAllowed;
    if (!isCounted || !isAllowed) return;
    const timer = setTimeout(tell, wait, pathname);
    return () => clearTimeout(timer);
  }, [pathname, isCounted, isAllowed]);
  return null;
}

/**
 * Google's tag: counts page views. It is told the page's row in the site map, never an address, a title or where somebody came from,
 * and asks `isWatched` before it sends anything.
 */
import { analytics } from "../platform/analytics";

type Tagged = Window & { dataLayer?: unknown[] };

/** Google takes its commands as `arguments`; a list would mean something else. */
function tell(..._command: unknown[]): void {
  const page = window as Tagged;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag knows nothing else as a command
  page.dataLayer.push(arguments);
}

const nothing = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

function start(id: string, isWatched: () => boolean): void {
  Object.defineProperty(window, `ga-disable-${id}`, { get: () => !isWatched() });
  tell("consent", "default", { ...nothing, analytics_storage: "denied", wait_for_update: analytics.waitForConsent });
  tell("consent", "update", { ...nothing, analytics_storage: "granted" });
  tell("js", new Date());
  tell("config", id, {
    send_page_view: false,
    cookie_domain: "none",
    cookie_expires: analytics.cookieSeconds,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  const src = `${analytics.script}?${new URLSearchParams({ id })}`;
  document.head.appendChild(Object.assign(document.createElement("script"), { async: true, nonce, src }));
}

let isStarted = false;

/**
 * Counts a view of a page.
 * @param pattern the page's path in the site map: `/courses/one/:course_id`
 * @param isWatched whether anything may leave the browser still; asked each time
 */
export function countPageView(id: string, pattern: string, isWatched: () => boolean): void {
  const seen = { page_location: window.location.origin + pattern, page_title: pattern, page_referrer: "" };
  tell("set", seen);
  if (!isStarted) start(id, isWatched);
  isStarted = true;
  tell("event", "page_view", seen);
}

/**
 * Google's tag: counts page views. It is told the page's row in the site map, never an address, a title or where somebody came from,
 * and asks `isWatched` before it sends anything.
 */
import { analytics } from "../platform/analytics";
import type { CookieConsent } from "../platform/preferences";

type Tagged = Window & { dataLayer?: unknown[] };

/** Google takes its commands as `arguments`; a list would mean something else. */
function tell(..._command: unknown[]): void {
  const page = window as Tagged;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag knows nothing else as a command
  page.dataLayer.push(arguments);
}

/** What the tag may do for adverts. */
function adverts(areAllowed: boolean) {
  const said = areAllowed ? "granted" : "denied";
  return { ad_storage: said, ad_user_data: said, ad_personalization: said };
}

function start(id: string, isWatched: () => boolean): void {
  Object.defineProperty(window, `ga-disable-${id}`, { get: () => !isWatched() });
  tell("consent", "default", { ...adverts(false), analytics_storage: "denied", wait_for_update: analytics.waitForConsent });
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
 * @param consent what the reader has agreed to; marketing is what the tag calls ads
 * @param isWatched whether anything may leave the browser still; asked each time
 */
export function countPageView(id: string, pattern: string, consent: CookieConsent, isWatched: () => boolean): void {
  const seen = { page_location: window.location.origin + pattern, page_title: pattern, page_referrer: "" };
  tell("set", seen);
  if (!isStarted) start(id, isWatched);
  isStarted = true;
  tell("consent", "update", { ...adverts(consent.marketing), analytics_storage: "granted" });
  tell("event", "page_view", seen);
}

/**
 * A page can't be fetched without network, but it may have been saved: so its document is asked for, and the service worker answers
 * with what it saved, or says that there is no connection and lists what opens all the same. Without a service worker nobody would
 * answer, and the browser's own page says less than ours.
 */

/** A document this young that fails is itself the second try. */
const SETTLED_MS = 10_000;

const isAnswered = () => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

const isOffline = () => !navigator.onLine && isAnswered();

/** Where one is going while the device knows of no network: there at once, before parts of the page are waited for in vain. */
export function goByDocument(to: string): void {
  if (isOffline()) location.assign(to);
}

/** A link to another page of the site, or a form that only asks for one. */
function leadsToPage(target: Element): boolean {
  if (target instanceof HTMLFormElement) return target.method === "get";
  const link = target.closest("a");
  return link !== null && link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
}

const isInLink = (at: EventTarget | null) => at instanceof Element && at.closest("a") !== null;

/** What makes a link fetch its page ahead. Its module wouldn't come, and for that the framework loads the page again that one is on. */
const aheads = ["mouseover", "mouseout", "focusin", "touchstart"];

/**
 * Leaves links and forms to the browser while there is no network: the router knows only a part of all pages, has none of their
 * modules, and would show nothing or load the page again that one is on. @returns stops it
 */
export function leaveLinksToBrowser(): () => void {
  const leave = (event: Event) => {
    if (event.target instanceof Element && isOffline() && leadsToPage(event.target)) event.stopPropagation();
  };
  const keep = (event: Event) => {
    const to = (event as MouseEvent).relatedTarget;
    if (!navigator.onLine && (isInLink(event.target) || isInLink(to))) event.stopPropagation();
  };
  const listeners = [...["click", "submit"].map((kind) => [kind, leave] as const), ...aheads.map((kind) => [kind, keep] as const)];
  for (const [kind, listener] of listeners) window.addEventListener(kind, listener, true);
  return () => {
    for (const [kind, listener] of listeners) window.removeEventListener(kind, listener, true);
  };
}

/** Whether this document was asked for anew just now: one more time would go on for ever. */
function isSecondTry(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [address] = location.href.split("#");
  return entry?.type === "reload" && entry.name === address && performance.now() < SETTLED_MS;
}

/** Where the page that one went to didn't come. @returns whether the document is being left */
export function askForDocument(): boolean {
  if (!isAnswered() || isSecondTry()) return false;
  location.reload();
  return true;
}

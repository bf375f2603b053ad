/** A page's script names the files that it needs only once it is there. Whoever touches a link is spared that second wait. */
import { routesOf, scriptsOf } from "./remix-window";

const asked = new Set<string>();

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

function onTouch({ target }: TouchEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  for (const { id = "" } of link ? routesOf(link.pathname) : []) scriptsOf(id).forEach(preload);
}

/** From now on a touch on a link fetches the scripts of its page, all at once. */
export const preloadOnTouch = () => document.addEventListener("touchstart", onTouch, { passive: true });

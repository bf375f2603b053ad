/** A page's script names the files that it needs only once it is there. Whoever touches a link is spared that second wait. */
import { matchRoutes } from "@remix-run/react";

/** Parts of Remix's `window` that have no types of their own. */
interface RemixWindow {
  __remixManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  __remixRouter?: { routes: Parameters<typeof matchRoutes>[0] };
}

const asked = new Set<string>();

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

function onTouch({ target }: TouchEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  const { __remixManifest: manifest, __remixRouter: router } = window as RemixWindow;
  for (const { route } of (link && matchRoutes(router?.routes ?? [], link.pathname)) ?? []) {
    const { module, imports = [] } = manifest?.routes[route.id ?? ""] ?? {};
    if (module) [module, ...imports].forEach(preload);
  }
}

/** From now on a touch on a link fetches the scripts of its page, all at once. */
export const preloadOnTouch = () => document.addEventListener("touchstart", onTouch, { passive: true });

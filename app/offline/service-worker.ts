/**
 * Opens the kept pages without network, and says honestly that there is none on all others. Documents come from the network
 * whenever there is one; what anybody is sent while signed in, and every answer of the API, is never kept (decision 033). It
 * also takes what is pushed to the device (decision 040).
 */
import { clientsClaim } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { addPlugins, addRoute, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { THEME_COOKIE, themes } from "../platform/preferences";
import { takePushes } from "./pushes";

/** What the build puts in (`scripts/service-worker.ts`). */
declare const KEPT: {
  pages: { path: string; standsInFor?: string }[];
  /** Scripts and styles of the kept pages, by language; their names change with their content. */
  files: Record<string, string[]>;
  /** Changes with every file above. */
  revision: string;
};

/** A connection that brings a kept page later than this is none. */
const PATIENCE_SECONDS = 5;

const asked = new URLSearchParams(location.search).get("lang") ?? "";
const language = asked in KEPT.files ? asked : "en";
const revision = `${KEPT.revision}-${language}`;
const message = `/offline/${language}`;

// Kept documents are a guest's, in the reader's language.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      new Request(request, { credentials: "omit", headers: { ...Object.fromEntries(request.headers), "Accept-Language": language } }),
  },
]);
precache([...(KEPT.files[language] ?? []), ...[...KEPT.pages.map(({ path }) => path), message].map((url) => ({ url, revision }))]);
cleanupOutdatedCaches();
(self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
clientsClaim();
enableNavigationPreload();

const pathOf = (url: string) => new URL(url).pathname.toLowerCase().replace(/\/+$/, "");
const isOfflinePage = (url: string) => KEPT.pages.some(({ path }) => path === pathOf(url));

/** The kept page that stands in for this one, if there is one. */
const standInFor = ({ pathname }: URL) =>
  KEPT.pages.find(({ standsInFor }) => standsInFor !== undefined && new RegExp(standsInFor).test(pathname));

/** Leads from a page that can't be fetched to the one that stands in for it. */
function toStandIn(address: string): Response | undefined {
  const url = new URL(address);
  const page = standInFor(url);
  return page && Response.redirect(`${page.path}?${new URLSearchParams({ at: url.pathname })}`);
}

/** That there is no connection, in the theme that was chosen; where a browser doesn't tell service workers of cookies, in the system's. */
async function offlineMessage(): Promise<Response | undefined> {
  const page = await matchPrecache(message);
  const chosen = "cookieStore" in self ? (await cookieStore.get(THEME_COOKIE))?.value : undefined;
  const theme = themes.find((each) => each === chosen);
  if (!page || !theme) return page;
  const { headers, status } = page;
  return new Response((await page.text()).replace("<html", `<html data-theme="${theme}"`), { headers, status });
}

const offlinePages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: async ({ request }) => matchPrecache(pathOf(request.url)) }],
});
const pagesWithStandIn = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: async ({ request }) => toStandIn(request.url) }],
});
const otherPages = new NetworkOnly({ plugins: [{ handlerDidError: offlineMessage }] });

registerRoute(({ request, url }) => request.mode === "navigate" && isOfflinePage(url.href), offlinePages);
registerRoute(({ request, url }) => request.mode === "navigate" && standInFor(url) !== undefined, pagesWithStandIn);
registerRoute(new NavigationRoute(otherPages));
addRoute({ directoryIndex: "", cleanURLs: false });
takePushes();

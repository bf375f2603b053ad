/** The flags of Remix that this site runs with, and what the browser's build may leave out because of them. */
import type { Plugin } from "vite";

/** All are on (https://remix.run/docs/en/main/start/future-flags). */
export const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const;

const FILES = /\/node_modules\/(?:@remix-run\/(?:react|router)|react-router-dom)\/dist\/.*\.js$/;

/** Questions whose answers are known when the site is built, with those answers. */
const settled: [RegExp, string][] = [
  // Remix gives its router all of the router's own flags (v7).
  [new RegExp(`(?:\\b[\\w.]+\\.)?\\bfuture\\.(?:${Object.keys(future).join("|")}|v7_\\w+)\\b(?!\\s*=[^=])`, "g"), "true"],
  // With single fetch, loaders are always given the function that fetches.
  [/typeof singleFetch === "function"/g, "true"],
  // Pages are drawn by the Worker.
  [/window\.__remixContext\.isSpaMode\b/g, "false"],
  [/(?<=!|if \()isSpaMode\b|\bisSpaMode(?= (?:&&|\?))/g, "false"],
  [/typeof window (=|!)== "undefined"/g, '"browser" $1== "undefined"'],
  // No page reads its data in the browser, and none has something to show until it did.
  [/[\w.[\]]+\.hasClientLoader\b/g, "false"],
  [/\b(?:routeModule|mod|lazyRoute)\.(?:clientLoader|HydrateFallback)\b(?!\()/g, "undefined"],
  [/(function shouldHydrateRouteLoader\([^)]*\) \{)/g, "$1\n  return false;"],
  [/let (initialData|initialError|isHydrationRequest) = [^;]+;/g, "let $1;"],
  [/let result = await fetchServerHandler\([^;]+;\s+return unwrap \? [^;]+;/g, ""],
  // The one stylesheet belongs to the root, which every document brings along.
  [/(async function prefetchStyleLinks\([^)]*\) \{)/g, "$1\n  return;"],
  [/(async function prefetchStylesAndCallHandler\([^)]*\) \{)/g, "$1\n      return handler();"],
  // Only the Worker writes the page's first scripts; what comes later comes by the stream of single fetch.
  [/contextScript = staticContext \?/g, "contextScript = false ?"],
  [/routeModulesScript = !isStatic \?/g, "routeModulesScript = true ?"],
  [/if \(!isStatic && typeof __remixContext === "object" && __remixContext\.a\)/g, "if (false)"],
  // With single fetch nothing comes as `defer()` had it.
  [/function (isDeferred(?:Data|Result|Response))\((\w+)\) \{/g, "function $1($2) {\n  return false;"],
  [/(async function resolve(?:Navigation|Fetcher)DeferredResults\([^)]*\) \{)/g, "$1\n  return;"],
  [/(function cancelActiveDeferreds\([^)]*\) \{)/g, "$1\n    return [];"],
  [/activeDeferreds\.forEach\(\(deferredData, routeId\) => \{[\s\S]*?\n {4}\}\);/g, ""],
  // No link and no form asks for a view transition.
  [/if \(!viewTransitionOpts \|\| isViewTransitionUnavailable\)/g, "if (true)"],
  [/let isViewTransitionUnavailable = [^;]+;/g, ""],
  [/let \[(pendingState|renderDfd|transition|interruption), \w+\] = React\.useState\(\);/g, "let $1;"],
  [/React\.useEffect\(\(\) => \{\s+if \((?:renderDfd|!?vtContext\.isTransitioning) && [\s\S]*?\n {2}\}, \[[^\]]*\]\);/g, ""],
  [/if \(pendingAction === Action\.Pop\) \{\s+\/\/ Forward takes[\s\S]*?\n {4}\}(?=\n {4}updateState\()/g, ""],
  [
    /(?:restoreAppliedTransitions\(routerWindow|let _saveAppliedTransitions =|routerWindow\.addEventListener\("pagehide"|removePageHideEventListener = \()[^;]*;/g,
    "",
  ],
  [/(?:let )?\bpendingViewTransitionEnabled = [^;]+;/g, ""],
  [/\bpendingViewTransitionEnabled\b/g, "false"],
  // What the router says to its own developers; a report still says where it was.
  [/function invariant\(value, message\) \{/g, 'function invariant(value) {\n  const message = "The router is not as it should be";'],
  [/\berrorMessage = [^;]+;/g, 'errorMessage = "";'],
  [/let heyDeveloper = [\s\S]*?\}\);\n/g, "let heyDeveloper = null;\n"],
  [/let msg = [^;]+;/g, "let msg = type;"],
  [/console\.warn\("Detected a manifest version mismatch[^;]+;/g, ""],
  // Routes are changed while they run by the site's own developers alone.
  [/if \(needsRevalidation\)/g, "if (false)"],
  [/router\.createRoutesForHMR = \w+;/g, ""],
  [/let hmrRouterReadyPromise = [\s\S]*?\n\}\);\n/g, ""],
  [/if \(hmrRouterReadyResolve\)/g, "if (false)"],
  [/window\.__remixHdrActive\b/g, "false"],
  // The root says itself what it shows when something failed.
  [
    /: route\.id === "root" \? \(\) => [^;]*?RemixRootDefaultErrorBoundary, \{\s+error: useRouteError\(\)\s+\}\) : undefined/g,
    ": undefined",
  ],
  // Shown where the Worker draws nothing at first.
  [/: route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g, ": undefined"],
  // Routes that were discovered behind links change nothing that is shown: the next navigation reads them. The whole page was drawn
  // anew for them, right after it had woken, and React took that for a change to parts whose scripts were still on their way.
  [/(dataRoutes = \[\.\.\.dataRoutes\];)\s*updateState\(\{\}\);/g, "$1"],
  // Warns of flags that are off.
  [/React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\([^)]*\), \[[^\]]*\]\);/g, ""],
];

/** The source of a file of the router with every settled question answered. */
export const withFlagsSettled = (code: string): string => settled.reduce((text, [asked, answer]) => text.replace(asked, answer), code);

/** Answers them, so that the code for the other answer isn't sent to anybody: 2 % of a first visit. */
export const settledFlags = (): Plugin => ({
  name: "settled-flags",
  apply: "build",
  transform: (code, id) => (FILES.test(id) ? { code: withFlagsSettled(code), map: null } : null),
});

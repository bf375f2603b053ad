import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { future, withFlagsSettled } from "../../vite.flags";

const folder = "node_modules/@remix-run/react/dist/esm";
const sourceOf = (name: string) => readFileSync(`${folder}/${name}.js`, "utf8");

test("every question for a flag is answered in the files that ask", () => {
  const asked = new RegExp(`future\\.(?:${Object.keys(future).join("|")})`);
  for (const name of ["browser", "components", "fog-of-war", "links", "routes"]) {
    expect(sourceOf(name)).toMatch(/future/);
    expect(withFlagsSettled(sourceOf(name))).not.toMatch(asked);
  }
});

test("what only other flags need is asked for no more", () => {
  const routes = withFlagsSettled(sourceOf("routes"));
  expect(sourceOf("routes")).toContain('typeof singleFetch === "function"');
  expect(routes).toContain("if (true)");
  expect(routes).not.toContain("if (isSpaMode)");
  const dom = readFileSync("node_modules/react-router-dom/dist/index.js", "utf8");
  expect(dom).toContain("useEffect(() => UNSAFE_logV6DeprecationWarnings(");
  expect(withFlagsSettled(dom)).not.toContain("useEffect(() => UNSAFE_logV6DeprecationWarnings(");
});

test("what only the Worker does is left out of what browsers do", () => {
  for (const asked of ["contextScript = staticContext ?", "routeModulesScript = !isStatic ?", "__remixContext.a)"]) {
    expect(sourceOf("components")).toContain(asked);
    expect(withFlagsSettled(sourceOf("components"))).not.toContain(asked);
  }
});

test("what single fetch never gives is asked for no more, and the router's advice to its developers is left out", () => {
  const router = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8");
  const settled = withFlagsSettled(router);
  for (const name of ["isDeferredData(value)", "isDeferredResult(result)"]) {
    expect(router).toContain(`function ${name} {`);
    expect(settled).toContain(`function ${name} {\n  return false;`);
  }
  expect(sourceOf("data")).toContain("function isDeferredResponse(response) {");
  for (const source of [router, sourceOf("invariant")]) {
    expect(source).toContain("function invariant(value, message) {");
    expect(withFlagsSettled(source)).toContain("function invariant(value) {");
  }
  expect(router).toContain("No route matches URL");
  expect(settled).not.toContain("No route matches URL");
  expect(sourceOf("errorBoundaries")).toContain("Hey developer");
  expect(withFlagsSettled(sourceOf("errorBoundaries"))).not.toContain("Hey developer");
  expect(withFlagsSettled(sourceOf("routes"))).not.toContain("? RemixRootDefaultHydrateFallback");
  for (const [file, said] of [
    ["routes", "You are trying to call"],
    ["routes", "does not have $"],
    ["fog-of-war", "Detected a manifest version mismatch during"],
  ] as const) {
    expect(sourceOf(file)).toContain(said);
    expect(withFlagsSettled(sourceOf(file))).not.toContain(said);
  }
});

test("what serves changes of a running page is left out, and what stands in for a root without its own error page", () => {
  const [routes, settled] = [sourceOf("routes"), withFlagsSettled(sourceOf("routes"))];
  for (const asked of ["if (needsRevalidation)", "React.createElement(RemixRootDefaultErrorBoundary"]) {
    expect(routes.replaceAll("/*#__PURE__*/", "")).toContain(asked);
    expect(settled.replaceAll("/*#__PURE__*/", "")).not.toContain(asked);
  }
  expect(sourceOf("browser")).toContain("router.createRoutesForHMR =");
  expect(withFlagsSettled(sourceOf("browser"))).not.toContain("router.createRoutesForHMR =");
  expect(readFileSync("app/root.tsx", "utf8")).toMatch(/export (?:function|const) ErrorBoundary/);
});

test("pages read their data on the Worker alone, so what a browser would do for that is left out", () => {
  for (const [file, asked] of [
    ["routes", "routeModule.clientLoader)"],
    ["routes", "mod.clientLoader"],
    ["routes", ".hasClientLoader"],
    ["single-fetch", ".hasClientLoader"],
    ["routes", "routeModule.HydrateFallback"],
    ["routes", "let initialData = initialState"],
    ["routes", "let isHydrationRequest = needsRevalidation"],
    ["routes", "return unwrap ?"],
    ["single-fetch", "window.__remixHdrActive"],
    ["single-fetch", "typeof window"],
    ["browser", "let hmrRouterReadyPromise"],
    ["browser", "if (hmrRouterReadyResolve)"],
    ["components", "if (isSpaMode && "],
  ] as const) {
    expect(sourceOf(file)).toContain(asked);
    expect(withFlagsSettled(sourceOf(file))).not.toContain(asked);
  }
  expect(withFlagsSettled(sourceOf("routes"))).toMatch(/function shouldHydrateRouteLoader\([^)]*\) \{\n {2}return false;/);
  const pages = globSync("app/**/*.tsx").map((name) => readFileSync(name, "utf8"));
  expect(pages.filter((page) => /export (?:const|(?:async )?function) (?:clientLoader|HydrateFallback)\b/.test(page))).toEqual([]);
});

test("styles come with the document alone, so no navigation waits for any", () => {
  expect(withFlagsSettled(sourceOf("links"))).toMatch(/async function prefetchStyleLinks\([^)]*\) \{\n {2}return;/);
  expect(withFlagsSettled(sourceOf("routes"))).toMatch(/prefetchStylesAndCallHandler\(handler\) \{\n {6}return handler\(\);/);
  const styled = globSync("app/**/*.{ts,tsx}").filter((name) => /import "[^"]+\.css"/.test(readFileSync(name, "utf8")));
  expect(styled).toEqual(["app/root.tsx"]);
});

test("discovered routes are known, and nothing is drawn anew for them", () => {
  const router = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8");
  const discovery = /dataRoutes = \[\.\.\.dataRoutes\];\n\s*updateState\(\{\}\);/;
  expect(router).toMatch(discovery);
  expect(withFlagsSettled(router)).not.toMatch(discovery);
  expect(withFlagsSettled(router)).toContain("dataRoutes = [...dataRoutes];");
});

test("the router's own flags are all on, so nothing asks for them", () => {
  const router = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8");
  const given = readFileSync(`${folder}/browser.js`, "utf8");
  const asked = new Set([...router.matchAll(/\bfuture\.(v7_\w+)/g)].map(([, name]) => name));
  // Asked only where pages are drawn.
  asked.delete("v7_throwAbortReason");
  expect(asked.size).toBeGreaterThan(4);
  for (const name of asked) expect(withFlagsSettled(given)).toMatch(new RegExp(`${name}: true`));
  expect(withFlagsSettled(router)).not.toMatch(/\bfuture\.v7_/);
});

test("nothing asks for a view transition, so what would make one is left out", () => {
  const router = readFileSync("node_modules/@remix-run/router/dist/router.js", "utf8");
  const dom = readFileSync("node_modules/react-router-dom/dist/index.js", "utf8");
  const [settledRouter, settledDom] = [withFlagsSettled(router), withFlagsSettled(dom)];
  for (const name of ["pendingViewTransitionEnabled", "appliedViewTransitions.get(", "_saveAppliedTransitions"]) {
    expect(router).toContain(name);
    expect(settledRouter).not.toContain(name);
  }
  for (const name of ["isViewTransitionUnavailable", "renderDfd && pendingState", "if (vtContext.isTransitioning", "setPendingState] ="]) {
    expect(dom).toContain(name);
    expect(settledDom).not.toContain(name);
  }
  expect(settledDom).toContain("optInStartTransition(() => setStateImpl(newState));");
  const pages = globSync("app/**/*.tsx").map((name) => readFileSync(name, "utf8"));
  expect(pages.filter((page) => /viewTransition(?:=|\s*\/?>|: true)/.test(page))).toEqual([]);
});

test("what isn't a question stays as it is", () => {
  const code = "let future = { v3_singleFetch: context.on }; future.v3_singleFetch = false; f(future, isSpaMode);";
  expect(withFlagsSettled(code)).toBe(code);
});

import { fileURLToPath } from "node:url";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import adapter from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import { alias } from "./vite/alias";
import { ascii } from "./vite/ascii";
import { chunkOf, noCircularFiles } from "./vite/chunks";
import { icons } from "./vite/icons";
import { licenseBanner, licenseComment, licenses } from "./vite/licenses";
import { universityWords } from "./vite/university-words";
import { browserWords } from "./vite/words";

const wordsOfPages = {
  find: /^react-i18next$/,
  replacement: fileURLToPath(new URL("./app/platform/i18n/react.tsx", import.meta.url)),
};

/** The oldest browsers that Tailwind's style sheets work in: scripts needn't be written for older ones. */
const BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4"];
/** The router's advice to developers. */
const WARNINGS = ["warning", "warningOnce", "UNSAFE_warning"];

/** Seven characters tell a file's versions apart as surely as eight do, and every page loads a few hundred names. */
const FILE_NAMES = "assets/[name]-[hash:7].js";

/** Everything that the next major version of Remix does anyway (https://remix.run/docs/en/main/start/future-flags). */
const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
};

/** What nearly every page has loaded before it loads anything later needn't be named beside that. */
const LOADED_BEFORE = /^assets\/(?:common|fields|forms|acts|times)-/;

/** What a build says, but for comments of packages that Rollup doesn't read as they mean it: nobody can mend those here. */
function onLog(level: Rollup.LogLevel, log: Rollup.RollupLog, write: Rollup.LogOrStringHandler): void {
  if (log.code !== "INVALID_ANNOTATION" || !log.id?.includes("/node_modules/")) write(level, log);
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    devServer({
      adapter,
      entry: "workers/dev.ts",
      injectClientScript: false,
      exclude: [...defaultOptions.exclude, "/assets/**", "/app/**"],
    }),
    tailwindcss(),
    universityWords(),
    browserWords(),
    icons(),
    ...(isSsrBuild ? [ascii()] : [noCircularFiles(), licenses()]),
    remix({ future }),
  ],
  resolve: { alias: command === "build" ? [...alias, wordsOfPages] : alias, mainFields: ["browser", "module", "main"] },
  worker: { format: "es" },
  build: {
    // Wrangler uploads the Worker's map, so that stacks name lines of app/; browsers are served none.
    sourcemap: isSsrBuild,
    // workerd knows what browsers of some years ago didn't: private fields that weren't lowered are read at once.
    target: isSsrBuild ? "es2022" : BROWSERS,
    // Slower to build than the default, and three percent less for every first visit.
    minify: process.env.PROFILE ? false : isSsrBuild ? "esbuild" : "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, unsafe_arrows: true, pure_getters: true, pure_funcs: WARNINGS },
      format: { comments: licenseComment },
    },
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !LOADED_BEFORE.test(file)) },
    // Names the files that the service worker keeps (scripts/service-worker.ts); Remix moves it out of what is deployed.
    manifest: true,
    rollupOptions: isSsrBuild
      ? { onLog }
      : {
          onLog,
          output: {
            chunkFileNames: FILE_NAMES,
            entryFileNames: FILE_NAMES,
            onlyExplicitManualChunks: true,
            // The page's head names all that its modules need, so that none has to name what others do.
            hoistTransitiveImports: false,
            manualChunks: chunkOf,
            banner: ({ name }) => (name === "common" ? licenseBanner : ""),
          },
        },
  },
  ssr: {
    // The Worker's bundle holds everything; Vite's own server leaves CommonJS packages to Node.
    ...(command === "build" && { target: "webworker" as const, noExternal: true as const }),
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
}));

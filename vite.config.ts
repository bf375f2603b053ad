import devServer, { defaultOptions } from "@hono/vite-dev-server";
import adapter from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { alias } from "./vite.alias";

/** What every page needs, small modules with the large ones: one file compresses better than ten. Icons stay where they are used. */
const COMMON =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|cookie)\/|lucide-react\/dist\/esm\/icons\/(x|search|menu|sun|moon|user|chevron-down|calendar-days)\.|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|app\/kit\/(use-|search-links|format|toasts|dialog|confirm-dialog|tabs|section|badge|empty-state)|app\/platform\/(http\/nonce|pages\/handle|i18n\/config|preferences)|app\/configuration|app\/universities|app\/kit\/locales\/(?!tr|en)|react-i18next|vite\/preload-helper/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    devServer({
      adapter,
      entry: "workers/dev.ts",
      injectClientScript: false,
      exclude: [...defaultOptions.exclude, "/assets/**", "/app/**"],
    }),
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  resolve: { alias, mainFields: ["browser", "module", "main"] },
  build: {
    // Slower to build than the default, and three percent less for every first visit.
    minify: process.env.PROFILE ? false : isSsrBuild ? "esbuild" : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : { output: { onlyExplicitManualChunks: true, manualChunks: (id) => (COMMON.test(id) ? "common" : undefined) } },
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

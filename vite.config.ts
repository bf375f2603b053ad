import { fileURLToPath } from "node:url";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import adapter from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { alias } from "./vite.alias";
import { chunkOf, noCircularFiles } from "./vite.chunks";
import { reactTextWriter } from "./vite.react-writer";
import { remembering } from "./vite.remembering";
import { browserWords } from "./vite.words";

const wordsOfTheServer = {
  find: /^react-i18next$/,
  replacement: fileURLToPath(new URL("./app/platform/i18n/react.server.tsx", import.meta.url)),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    devServer({
      adapter,
      entry: "workers/dev.ts",
      injectClientScript: false,
      exclude: [...defaultOptions.exclude, "/assets/**", "/app/**"],
    }),
    tailwindcss(),
    browserWords(),
    reactTextWriter(),
    ...(isSsrBuild ? [remembering()] : [noCircularFiles()]),
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
  // Where pages are drawn once, the hook for words needs no state (docs/decisions/020).
  resolve: { alias: isSsrBuild ? [...alias, wordsOfTheServer] : alias, mainFields: ["browser", "module", "main"] },
  build: {
    // workerd knows what browsers of some years ago didn't: private fields that weren't lowered are read at once.
    ...(isSsrBuild && { target: "es2022" }),
    // Slower to build than the default, and three percent less for every first visit.
    minify: process.env.PROFILE ? false : isSsrBuild ? "esbuild" : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { onlyExplicitManualChunks: true, manualChunks: chunkOf } },
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

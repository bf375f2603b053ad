import adapter from "@hono/vite-dev-server/cloudflare";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { alias } from "./vite.alias";

export default defineConfig(({ command }) => ({
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
  build: { minify: !process.env.PROFILE, assetsInlineLimit: 0 },
  ssr: {
    // The Worker's bundle holds everything; Vite's own server leaves CommonJS packages to Node.
    ...(command === "build" && { target: "webworker" as const, noExternal: true as const }),
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
}));

import { existsSync, readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { PROVIDER } from "./tests/support/openid-provider";
import { alias } from "./vite.alias";

/** The big list of naughty strings lies beside the repository and isn't ours to ship; tests have a list of their own as well. */
const naughtyStrings = new URL("../shared/data/adversarial/blns.json", import.meta.url);

export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ENVIRONMENT: "test",
          AUTH_SECRET: "a-secret-for-tests-of-forty-characters-length",
          METERING: "on",
          GUEST_ANSWER_SECONDS: "0",
          SITE_ORIGIN: "",
          GOOGLE_CLIENT_ID: "hocam-tests",
          GOOGLE_CLIENT_SECRET: "a-secret-for-tests",
          GOOGLE_ISSUER: PROVIDER,
          NAUGHTY_STRINGS: existsSync(naughtyStrings) ? readFileSync(naughtyStrings, "utf8") : "[]",
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
        },
      },
    }),
  ],
  resolve: { alias },
  test: {
    include: ["tests/workers/**/*.test.ts"],
    globalSetup: ["tests/support/openid-provider.ts"],
    setupFiles: ["tests/support/workers-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/router"] } } },
  },
});

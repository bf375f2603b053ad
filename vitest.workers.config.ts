import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { configDefaults, defineConfig } from "vitest/config";
import { DEMO_POOL_KEYS, DEMO_TRAFFIC_KEY } from "./drizzle/seed/pool-keys";
import { testsOfOthers } from "./scripts/university";
import { makePushKeys } from "./scripts/vapid";
import { hostileFiles } from "./tests/support/hostile/files";
import { PROVIDER } from "./tests/support/openid-provider";
import { sweepSettings } from "./tests/support/sweep-settings";
import { alias } from "./vite/alias";
import { icons } from "./vite/icons";
import { universityWords } from "./vite/university-words";

/** The big list of naughty strings lies beside the repository and isn't ours to ship; tests have a list of their own as well. */
const naughtyStrings = new URL("../shared/data/adversarial/blns.json", import.meta.url);

/** Pictures that have broken programs before, by path; not ours to ship either. Tests make pictures of their own as well. */
const pictures = new URL("../shared/data/images/", import.meta.url);

function readPictures(): Record<string, string> {
  if (!existsSync(pictures)) return {};
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(fileURLToPath(pictures), path), readFileSync(path, "base64")]));
}

/** Files of the university, by name: people are named in them, so they stay beside the repository. Tests have invented ones as well. */
const universityFiles = new URL("../shared/data/metu/", import.meta.url);

function readUniversityFiles(): Record<string, string> {
  if (!existsSync(universityFiles)) return {};
  return Object.fromEntries(readdirSync(universityFiles).map((name) => [name, readFileSync(new URL(name, universityFiles), "utf8")]));
}

export default defineConfig({
  // Sources that some packages' maps name aren't shipped with them; Vite warns of each file.
  logLevel: "error",
  plugins: [
    icons(),
    universityWords(),
    cloudflareTest({
      main: "./tests/support/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ENVIRONMENT: "test",
          AUTH_SECRET: "a-secret-for-tests-of-forty-characters-length",
          POOL_KEYS: DEMO_POOL_KEYS,
          TRAFFIC_KEY: DEMO_TRAFFIC_KEY,
          METERING: "on",
          GUEST_ANSWER_SECONDS: "0",
          ISOLATE_SECONDS: "0",
          SITE_ORIGIN: "",
          GOOGLE_CLIENT_ID: "hocam-tests",
          GOOGLE_CLIENT_SECRET: "a-secret-for-tests",
          GOOGLE_ISSUER: PROVIDER,
          SIPAY_URL: "https://sipay.test/ccpayment",
          SIPAY_MERCHANT_KEY: "demo-merchant",
          SIPAY_APP_ID: "demo-app",
          IYS_USERNAME: "demo-user",
          IYS_PASSWORD: "demo-password-of-the-stand-in",
          IYS_CODE: "100",
          IYS_BRAND_CODE: "200",
          IYS_URL: "https://iys.test",
          SIPAY_APP_SECRET: "demo-secret-of-the-stand-in",
          ...makePushKeys(),
          NAUGHTY_STRINGS: existsSync(naughtyStrings) ? readFileSync(naughtyStrings, "utf8") : "[]",
          PICTURES: JSON.stringify(readPictures()),
          UNIVERSITY_FILES: JSON.stringify(readUniversityFiles()),
          SWEEP: JSON.stringify(sweepSettings),
          ...(process.env.HOSTILE && { HOSTILE: sweepSettings.seed }),
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          ...(process.env.EVENING_RUNS && { EVENING_RUNS: process.env.EVENING_RUNS }),
          ...(process.env.PAYMENT_RUNS && { PAYMENT_RUNS: process.env.PAYMENT_RUNS }),
          ...(process.env.STATES && { STATES: process.env.STATES }),
          ...(process.env.GROW && { GROW: process.env.GROW }),
          ...(process.env.RACE_ROUNDS && { RACE_ROUNDS: process.env.RACE_ROUNDS }),
          ...(process.env.EVAL_QUESTIONS && { EVAL_QUESTIONS: process.env.EVAL_QUESTIONS }),
          ...(process.env.EVAL_ASSISTANT && { EVAL_ASSISTANT: process.env.EVAL_ASSISTANT }),
          ...(process.env.FUZZ_REQUESTS && { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS, FUZZ_SEED: process.env.FUZZ_SEED ?? "1" }),
        },
      },
    }),
  ],
  resolve: { alias },
  test: {
    include: process.env.HOSTILE ? hostileFiles() : ["tests/workers/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...testsOfOthers()],
    globalSetup: ["scripts/fresh-build.ts", "tests/support/openid-provider.ts"],
    setupFiles: ["tests/support/workers-setup.ts"],
    // Two files at a time: waiting for scrypt and D1 leaves half of a core idle.
    maxWorkers: 2,
    // Files share what they have loaded, not what is stored: tests/support/workers-setup.ts empties everything before each.
    isolate: false,
    // A line that the queue or a `waitUntil` writes while a file ends would be awaited and never sent: the run would hang (cloudflare/workers-sdk#15719).
    disableConsoleIntercept: true,
    // For what hangs. How fast something is, the bench tells: a slow machine fails no test.
    testTimeout: 600_000,
    // A dot for each test; a failing one says everything.
    reporters: ["dot"],
    slowTestThreshold: 600_000,
    hookTimeout: 600_000,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/router"] } } },
  },
});

import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/chromium";

const PORT = 8799;
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["dot"]],
  // For what hangs: a slow machine fails no test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A press that finds nothing ends its test by itself, long before what hangs.
    actionTimeout: 60_000,
    launchOptions: { executablePath: chromiumPath(), args: quiet },
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    timezoneId: "Europe/Istanbul",
    // Recording every step takes time on two cores; `--trace retain-on-failure` brings it back.
    trace: "off",
  },
  webServer: {
    command: `tsx scripts/e2e-server.ts ${PORT}`,
    url: `http://localhost:${PORT}/robots.txt`,
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});

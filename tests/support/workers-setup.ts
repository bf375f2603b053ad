/** Every workers test starts on a migrated database, and no test may log an error. */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";

const logError = console.error.bind(console);
let logged: unknown[][] = [];

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);
});

beforeEach(() => {
  logged = [];
  console.error = (...args: unknown[]) => {
    logged.push(args);
    logError(...args);
  };
});

afterEach(() => {
  console.error = logError;
  expect(logged, "console.error was called").toEqual([]);
});

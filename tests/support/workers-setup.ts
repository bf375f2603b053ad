/** Every file of workers tests starts on empty storage and a migrated database, and no test may log an error. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";

const logError = console.error.bind(console);
let logged: unknown[][] = [];

beforeAll(async () => {
  await reset();
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

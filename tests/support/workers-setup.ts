/** Every file of workers tests starts on empty storage and a migrated database, and no test may log an error. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { isBlank, migrate } from "./migrated";
import { rememberHashes } from "./remembered-hashes";

const logError = console.error.bind(console);
let logged: unknown[][] = [];

const TRIES = 5;

rememberHashes();

/** Whether nothing of another file is left; what the queue still does for it may write while storage is emptied. */
async function isEmpty(): Promise<boolean> {
  const [users, { keys }, { objects }] = await Promise.all([
    env.DB.prepare("SELECT count(*) AS count FROM users").first<number>("count"),
    env.KV.list({ limit: 1 }),
    env.BUCKET.list({ limit: 1 }),
  ]);
  return users === 0 && keys.length === 0 && objects.length === 0;
}

beforeAll(async () => {
  for (let i = 0; i < TRIES; i++) {
    await reset();
    if (!(await isBlank(env.DB))) continue;
    await migrate(env.DB);
    if (await isEmpty()) return;
  }
  throw new Error("Storage couldn't be emptied");
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

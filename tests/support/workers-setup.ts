/** Every file of workers tests starts on empty storage and a migrated database, no test may log an error, and warnings are said by tests that fail. */
import { evictAllDurableObjects, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, onTestFailed } from "vitest";
import { isBlank, migrate } from "./migrated";
import { nameProcessors } from "./processors";
import { rememberHashes } from "./remembered-hashes";
import { beginFile, nothingRuns } from "./work-of-a-file";

const logError = console.error.bind(console);
const warn = console.warn.bind(console);
let logged: unknown[][] = [];
/** What was warned of since a test began; whoever provokes a failure on purpose is warned as well, so it is said where a test fails. */
let warned: unknown[][] = [];

const TRIES = 5;

rememberHashes();

/** Whether nothing of another file is left; what a test began and didn't wait for may write while storage is emptied. */
async function isEmpty(): Promise<boolean> {
  const [users, { keys }, { objects }] = await Promise.all([
    env.DB.prepare("SELECT count(*) AS count FROM users").first<number>("count"),
    env.KV.list({ limit: 1 }),
    env.BUCKET.list({ limit: 1 }),
  ]);
  return users === 0 && keys.length === 0 && objects.length === 0;
}

/**
 * What still has visitors or readers when its storage goes would write an exception into the log: a live room, a picture that nobody
 * read to its end. What doesn't let go within the half minute that this waits is cut off by the reset, exception or not.
 */
const letGo = (): Promise<void> => evictAllDurableObjects({ webSockets: "close" }).catch(() => undefined);

beforeAll(async () => {
  await nothingRuns();
  await beginFile();
  await letGo();
  let empty = false;
  for (let i = 0; i < TRIES; i++) {
    await reset();
    if (!(await isBlank(env.DB))) continue;
    await migrate(env.DB);
    empty = await isEmpty();
    await nameProcessors(env.DB);
    if (empty) return;
  }
  throw new Error("Storage couldn't be emptied");
});

beforeEach(() => {
  logged = [];
  warned = [];
  onTestFailed(() => {
    for (const each of warned) warn(...each);
  });
  console.warn = (...args: unknown[]) => void warned.push(args);
  console.error = (...args: unknown[]) => {
    logged.push(args);
    logError(...args);
  };
});

afterEach(() => {
  console.error = logError;
  console.warn = warn;
  expect(logged, "console.error was called").toEqual([]);
});

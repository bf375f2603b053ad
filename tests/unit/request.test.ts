/** Scripts wait a minute for an answer of the site's own API, no longer, whatever else may end it. */
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { request } from "~/kit/request";

let late: AbortController;
let waits: number[];

/** An answer that never comes, until it is given up. */
const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_done, fail) => {
    if (init?.signal?.aborted) fail(init.signal.reason);
    init?.signal?.addEventListener("abort", () => fail(init.signal?.reason));
  });

beforeEach(() => {
  late = new AbortController();
  waits = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((wait) => {
    waits.push(wait);
    return late.signal;
  });
  vi.stubGlobal("fetch", vi.fn(never));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isOver = new DOMException("The operation timed out.", "TimeoutError");

test("a question ends after 60 seconds, alone or beside a signal of its caller's", async () => {
  const asked = [request("/api/v1/one"), request("/api/v1/two", { signal: new AbortController().signal, method: "POST" })];
  expect(waits).toEqual([60_000, 60_000]);
  late.abort(isOver);
  for (const each of asked) await expect(each).rejects.toBe(isOver);
});

test("its caller ends it sooner, also when it had ended before it was asked", async () => {
  const [leaving, left] = [new AbortController(), new AbortController()];
  left.abort("left before");
  const asked = request("/api/v1/one", { signal: leaving.signal });
  await expect(request("/api/v1/two", { signal: left.signal })).rejects.toBe("left before");
  leaving.abort("left");
  await expect(asked).rejects.toBe("left");
});

test("an answer that comes in time is given as it is, with what was sent", async () => {
  const answer = Response.json({ unread_count: 3 });
  const fetched = vi.fn(async () => answer);
  vi.stubGlobal("fetch", fetched);
  expect(await request("/api/v1/one", { method: "PUT", body: "{}" })).toBe(answer);
  expect(fetched.mock.calls[0]).toMatchObject(["/api/v1/one", { method: "PUT", body: "{}" }]);
});

/** Who asks without it, and why: each has an end of its own, or needs none. */
const OTHERWISE: Record<string, RegExp> = {
  "app/kit/request.ts": /signal: orLate/,
  // A page that the device keeps waits less for the network.
  "app/kit/use-offline-session.ts": /AbortSignal\.timeout\(TIMEOUT_MS\)/,
  // Whether a session has ended while there was no network.
  "app/chrome/kept-reader.ts": /AbortSignal\.timeout\(TIMEOUT_MS\)/,
  // An answer that arrives in pieces (decision 051); its reader stops it.
  "app/features/ai/components/use-asking.ts": /signal/,
  // What the device can do without the network waits less.
  "app/features/gpa/components/account-calls.ts": /AbortSignal\.timeout\(TIMEOUT_MS\)/,
  "app/features/tickets/components/desk-queue.ts": /AbortSignal\.timeout\(/,
  // Failures are told in passing; nobody waits for the answer.
  "app/chrome/client-errors.ts": /keepalive: true/,
  "app/chrome/failed-module.ts": /fetch\(/,
  "app/chrome/sentry.client.ts": /isWatched\(\) \? fetch/,
};

test("whoever asks otherwise is known, and has an end of its own", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.server\.tsx?$|\.object\.ts$/.test(name))
    .map((name) => ({ name: `app/${name}`, text: readFileSync(`app/${name}`, "utf8") }));
  const asking = sources.filter(({ text }) => /(?<![\w.])fetch\(/.test(text));
  expect(asking.map(({ name }) => name).sort()).toEqual(Object.keys(OTHERWISE).sort());
  for (const { name, text } of asking) expect(text, name).toMatch(OTHERWISE[name] ?? /^$/);
});

test("the bar on top alone listens to the page's scrolling, without holding it up: there is nothing to throttle", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const listening = sources.filter((name) =>
    /(?:window|document)\.addEventListener\(["'](?:scroll|wheel)/.test(readFileSync(`app/${name}`, "utf8")),
  );
  expect(listening).toEqual(["chrome/use-hiding-bar.ts"]);
  for (const name of listening)
    expect(readFileSync(`app/${name}`, "utf8")).toMatch(/addEventListener\("scroll", \w+, \{ passive: true \}\)/);
});

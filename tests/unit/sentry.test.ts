/** What Sentry is told to do in the browser, once somebody agreed. */
import { afterEach, expect, test, vi } from "vitest";

const told: Record<string, Record<string, unknown>> = {};

vi.mock("@sentry/browser", () => ({
  init: (options: Record<string, unknown>) => Object.assign(told, { init: options }),
  replayIntegration: (options: Record<string, unknown>) => {
    Object.assign(told, { replay: options });
    return { name: "Replay" };
  },
  browserTracingIntegration: () => ({ name: "BrowserTracing" }),
  makeFetchTransport: () => ({ send: async () => ({}) }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const key of Object.keys(told)) delete told[key];
});

async function start(isWatched: () => boolean): Promise<void> {
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", { origin: "https://hocam.test" });
  const { startSentry } = await import("../../app/chrome/sentry.client");
  startSentry("https://key@sentry.example/1", isWatched);
}

test("every text of a recorded visit is masked, and no picture is in it", async () => {
  await start(() => true);
  expect(told.replay).toMatchObject({ maskAllText: true, blockAllMedia: true });
});

test("rates, environment and release are those that were asked for", async () => {
  await start(() => true);
  expect(told.init).toMatchObject({
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    environment: "production",
    release: "1.0.1",
  });
  const [ignored] = (told.init?.ignoreErrors ?? []) as RegExp[];
  const words = [
    "A test error",
    "about Sentry",
    "myUndefinedFunction",
    "Network error",
    "NetworkError when fetching",
    "ResizeObserver loop",
  ];
  expect(words.filter((text) => !ignored?.test(text))).toEqual([]);
});

test("what happens after consent was taken back is sent nowhere", async () => {
  let isWatched = true;
  await start(() => isWatched);
  const doors = [told.init?.beforeSend, told.init?.beforeSendTransaction, told.replay?.beforeAddRecordingEvent] as ((
    event: object,
  ) => unknown)[];
  const event = { message: "It broke" };
  expect(doors.map((door) => door(event))).toEqual([event, event, event]);
  isWatched = false;
  expect(doors.map((door) => door(event))).toEqual([null, null, null]);
});

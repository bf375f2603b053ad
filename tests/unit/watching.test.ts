/** Analytics see nothing without consent, nothing of a confidential page, and nothing after it in the same document. */
import { init, makeFetchTransport, replayIntegration } from "@sentry/browser";
import { expect, test, vi } from "vitest";
import { startSentry } from "~/chrome/sentry.client";
import { allowWatching, isWatched, stopWatching } from "~/chrome/watching";

vi.mock("@sentry/browser", () => ({
  init: vi.fn(),
  browserTracingIntegration: vi.fn(),
  replayIntegration: vi.fn(),
  makeFetchTransport: vi.fn(),
}));

test("once consent is withdrawn or a confidential page was opened, no error, timing, recording or session leaves the browser", async () => {
  allowWatching(true);
  startSentry("https://key@sentry.example/1", isWatched);
  const options = vi.mocked(init).mock.calls[0]?.[0] as Record<string, (sent: unknown) => unknown>;
  const recording = vi.mocked(replayIntegration).mock.calls[0]?.[0] as Record<string, (sent: unknown) => unknown>;
  const doors = [options.beforeSend, options.beforeSendTransaction, recording.beforeAddRecordingEvent];
  options.transport?.({});
  const send = vi.mocked(makeFetchTransport).mock.calls[0]?.[1];
  const network = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const sent = { page: "/psychology/all" };
  const passes = async () => {
    network.mockClear();
    await send?.("https://sentry.example");
    return [...doors.map((door) => door?.(sent)), network.mock.calls.length];
  };
  expect(await passes()).toEqual([sent, sent, sent, 1]);
  allowWatching(false);
  expect(await passes()).toEqual([null, null, null, 0]);
  allowWatching(true);
  expect(await passes()).toEqual([sent, sent, sent, 1]);
  stopWatching();
  expect(await passes()).toEqual([null, null, null, 0]);
  startSentry("https://key@sentry.example/1", isWatched);
  expect(init).toHaveBeenCalledOnce();
});

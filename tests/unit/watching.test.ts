/** Analytics see nothing of a confidential page, nor of anything after it in the same document. */
import { init, replayIntegration } from "@sentry/browser";
import { expect, test, vi } from "vitest";
import { startSentry } from "~/chrome/sentry.client";
import { isWatched, stopWatching } from "~/chrome/watching";

vi.mock("@sentry/browser", () => ({ init: vi.fn(), browserTracingIntegration: vi.fn(), replayIntegration: vi.fn() }));

test("once a confidential page was opened, no error, no timing and no recording leaves the browser", () => {
  startSentry("https://key@sentry.example/1", isWatched);
  const options = vi.mocked(init).mock.calls[0]?.[0] as Record<string, (sent: unknown) => unknown>;
  const recording = vi.mocked(replayIntegration).mock.calls[0]?.[0] as Record<string, (sent: unknown) => unknown>;
  const doors = [options.beforeSend, options.beforeSendTransaction, recording.beforeAddRecordingEvent];
  const sent = { page: "/psychology/all" };
  expect(doors.map((door) => door?.(sent))).toEqual([sent, sent, sent]);
  stopWatching();
  expect(doors.map((door) => door?.(sent))).toEqual([null, null, null]);
  expect(isWatched()).toBe(false);
});

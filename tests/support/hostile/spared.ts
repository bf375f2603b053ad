/** Files of tests that can't hold on a bad day, each with the reason. What breaks elsewhere then is a fault of the product. */

const AT_ONCE = "changes a setting and looks at once: elsewhere it holds within two minutes";
const COUNTED = "counts round trips and rows: whoever asks again, and an isolate that doesn't know who reads, needs more";

export const spared: Readonly<Record<string, string>> = {
  "tests/workers/settings/maintenance.test.ts": AT_ONCE,
  "tests/workers/settings/settings.test.ts": AT_ONCE,
  "tests/workers/notifications/announcements.test.ts": "counts what the bell says at once: elsewhere it follows within two minutes",
  "tests/workers/community/community-limits.test.ts": COUNTED,
  "tests/workers/platform/kv-copy.test.ts": "moves its own clock by minutes within one of KV's seconds",
  "tests/workers/platform/guest-answers.test.ts": "what an isolate keeps for guests, by one isolate",
};

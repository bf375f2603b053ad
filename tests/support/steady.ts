/** Two answers beside each other: what differs from one to the next by itself, and a clock that stands between them. */
import { vi } from "vitest";

/** Scripts with their nonces, keys of forms, ids of requests, the moment at which a page was made. */
export const UNSTEADY = /<script.*?<\/script>|nonce="[^"]*"|name="key"[^>]*value="[^"]*"|request-\w+|\b1[78]\d{11}\b/gs;

/** From now on it stays the same moment, so that nothing tells how long ago it was; timers go on. `vi.useRealTimers()` ends it. */
export const stopTheClock = (): void => {
  vi.useFakeTimers({ toFake: ["Date"] });
};

/** Which writes are this site's own, by what browsers say of them. */
import { expect, test } from "vitest";
import { isFromHere } from "../../app/platform/http/origin";

const HERE = "https://hocam.example";
const sent = (headers: Record<string, string>) => isFromHere({ headers: new Headers(headers) } as Request, HERE);

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: HERE }, true],
  [{ origin: HERE, "sec-fetch-site": "same-origin" }, true],
  [{ origin: HERE, "sec-fetch-site": "none" }, true],
  // A page that tells no referrer, before scripts run: its form names no origin.
  [{ origin: "null", "sec-fetch-site": "same-origin" }, true],
  [{ origin: "null" }, false],
  [{ origin: "null", "sec-fetch-site": "none" }, false],
  [{ origin: "null", "sec-fetch-site": "same-site" }, false],
  [{ origin: "null", "sec-fetch-site": "cross-site" }, false],
  [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: HERE, "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
])("a write with %o comes from here: %s", (headers, isOurs) => {
  expect(sent(headers)).toBe(isOurs);
});

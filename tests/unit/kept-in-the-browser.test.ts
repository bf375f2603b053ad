/** What a browser keeps goes with logging out, unless it is the device's own. */
import { expect, test } from "vitest";
import { sourcesOf } from "../../scripts/sources";

/** Choices and beginnings of nobody's account. */
const OF_THE_DEVICE = [
  "app/chrome/social-banners.tsx",
  "app/features/admin/components/queue.tsx",
  "app/features/catalog/offered/compare-choice.ts",
  "app/features/study-plan/curriculum-store.ts",
];

test("whatever is written into a browser's storage by somebody with an account has a key that goes with logging out", () => {
  const writing = sourcesOf("app").filter(([, text]) => text.includes("localStorage.setItem("));
  expect(writing.length).toBeGreaterThan(8);
  expect(writing.filter(([, text]) => !text.includes("accountKey(")).map(([path]) => path)).toEqual(OF_THE_DEVICE);
});

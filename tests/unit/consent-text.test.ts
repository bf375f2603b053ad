/** The text that opens the pools changes only with its version, so that whoever agreed to another one is asked again. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mentalHealth as en } from "~/features/mental-health/locales/en";
import { mentalHealth as tr } from "~/features/mental-health/locales/tr";
import { CONSENT_VERSION } from "~/features/mental-health/pools.rules";

/** By version, the text of both languages: a change of it is a new line here and a new version. */
const texts: Record<number, string> = {
  1: "31711b4d29486c61c483b4d3e810a31b4447a9737ad0644721dddade15a04eec",
  2: "4caa0971fce3752b554d43881243265bd0721a2e18e60a83ddb80a2a2720f057",
};

test("the words of the consent are those of its version", () => {
  const hash = createHash("sha256")
    .update(JSON.stringify([en.consent.text, tr.consent.text]))
    .digest("hex");
  expect(hash).toBe(texts[CONSENT_VERSION]);
});

/** What is shortened ends between words, in whole letters, and no shorter than it must. */
import { expect, test } from "vitest";
import { excerpt } from "../../app/features/home/excerpt.rules";
import { walletPayload, walletSettings } from "../../app/features/tickets/google-wallet.rules";

test.each([
  ["one two", 7, "one two"],
  ["one  two\n", 7, "one two"],
  // A blank in the middle is one in the first half.
  ["one two", 6, "one t…"],
  ["one, two", 6, "one…"],
  // A blank in the first half would leave too little.
  ["a bcdefgh", 8, "a bcdef…"],
  ["abc defgh", 7, "abc de…"],
  ["abcd efgh", 7, "abcd…"],
  ["abcd😀efgh", 6, "abcd…"],
])("%j in %i letters is %j", (text, length, shown) => {
  expect(excerpt(text, length)).toBe(shown);
});

const ticket = { ticketId: "t", eventName: "şiir", location: "Kültür", category: "c", code: "AB", when: "today", address: "https://x" };

test("a wallet's texts are as long as it takes them, in bytes, and no letter is cut", () => {
  const shown = (most: number) =>
    walletPayload(ticket, { issuerId: "1", version: "2", site: { name: "s", language: "tr" }, most }).genericObjects[0]?.header.defaultValue
      .value;
  // ş is two bytes.
  expect([5, 4, 2, 1].map(shown)).toEqual(["şiir", "şii…", "ş…", "…"]);
});

test.each(["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_KEY"])("without %s there is no wallet", (name) => {
  const all = { GOOGLE_WALLET_ISSUER: "1", GOOGLE_WALLET_ACCOUNT: "a@b", GOOGLE_WALLET_KEY: "line\\nline" } as Parameters<
    typeof walletSettings
  >[0];
  expect(walletSettings(all)).toEqual({ issuerId: "1", account: "a@b", key: "line\nline" });
  expect(walletSettings({ ...all, [name]: "" })).toBeNull();
});

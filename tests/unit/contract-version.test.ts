/** The texts of a sale change with their version alone, so that whoever was shown earlier ones is asked again. */
import { expect, test } from "vitest";
import { configuration } from "../../app/configuration";
import { CONTRACT_VERSION } from "../../app/features/payments/content/contract";
import { blankTexts, type ContractFacts, contractTexts, wholeText } from "../../app/features/payments/contract.rules";
import { payments as en } from "../../app/features/payments/locales/en";
import { payments as tr } from "../../app/features/payments/locales/tr";
import { sha256 } from "../../app/platform/ids";

const AT = Date.UTC(2026, 9, 1, 15);
const DAY = 86_400_000;
const say = (key: string, value: string) => `${key} ${value}`;

const operator = {
  kind: "company",
  name: "Site",
  address: "Campus 3",
  phone: "+90 312 222 22 22",
  email: "site@hocam.test",
  mersis: "0123456789012345",
  tax: "",
} as const;

const facts: ContractFacts = {
  orderId: "order-1",
  event: "Concert",
  place: "Hall",
  address: "Campus 1\nAnkara",
  dates: [AT, AT + DAY],
  seats: [
    { name: "Student", onlyAt: null, price: 5000, count: 2 },
    { name: "Evening", onlyAt: AT, price: 149_950, count: 1 },
  ],
  amount: 159_950,
  refundUntil: AT - 2 * DAY,
  community: {
    kind: "association",
    name: "Club",
    address: "Campus 2",
    phone: "+90 312 111 11 11",
    email: "club@hocam.test",
    mersis: "",
    tax: "1234567890",
  },
  operator,
};

const texts = (locale: "en" | "tr") =>
  [
    contractTexts(facts, locale, AT - 3 * DAY, say),
    contractTexts(facts, locale, AT - DAY, say),
    contractTexts({ ...facts, community: null }, locale, AT - 3 * DAY, say),
    blankTexts(locale),
  ].map((each) => (each ? wholeText(each).replaceAll(configuration.name, "[site]") : ""));

test("whoever changes a word of a contract raises its version, and only then writes down its new hashes", async () => {
  const hashes = await Promise.all((["en", "tr"] as const).map((locale) => sha256(texts(locale).join("\n"))));
  expect([CONTRACT_VERSION, ...hashes]).toEqual([
    5,
    "bc3486ea7f7e7c72a86f2cd9a8dd11f611f4ba1b3f9905a1837b339ad8ea415f",
    "fee6e22da50f66990eb02c2930a600c35798c6de2d5d71afab9c71a8497e93ac",
  ]);
});

test("the contract holds what the box about age says, word by word, in either language", () => {
  for (const text of texts("en")) expect(text).toContain(`“${en.fields.of_age}.”`);
  for (const text of texts("tr")) expect(text).toContain(`“${tr.fields.of_age}.”`);
});

test("each text says its version twice, in either language", () => {
  for (const text of [...texts("en"), ...texts("tr")])
    expect(text.match(new RegExp(`\\((version|sürüm) ${CONTRACT_VERSION}\\)`, "g"))).toHaveLength(2);
});

test("nobody is shown a contract while nobody is named who sells", () => {
  expect(contractTexts({ ...facts, community: null, operator: null }, "en", AT, say)).toBeNull();
  for (const name of ["name", "address", "phone", "email"] as const)
    expect(contractTexts({ ...facts, community: null, operator: { ...operator, [name]: "" } }, "en", AT, say)).toBeNull();
});

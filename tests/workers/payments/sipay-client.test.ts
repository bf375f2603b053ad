/** The adapter speaks to Sipay as its interface asks, byte for byte. */
import { expect, onTestFinished, test, vi } from "vitest";
import { ProviderDown } from "../../../app/features/payments/provider";
import { sipayProvider, toKurus, toLira } from "../../../app/features/payments/sipay.client.server";
import { openFields, sealFields } from "../../../app/features/payments/sipay-hash.server";

const OWN = { iv: "0123456789abcdef", salt: "ab12" };

test.each([
  ["100.00|1|TRY|mk|inv-1", "__D18zhLOmlu07JTz__ZJdXEY+jQZU0HhWMAgTJvzsyTA="],
  ["inv-1|mk", "__8ZpVWn94lSxL2aR2BR9fw=="],
  ["50.00|inv-1|mk", "CbBw__pWnqv9TidxHi408Cw=="],
  ["1|100.00|inv-1|9001|TRY", "LYrFb0f5VOZLU8DUEcgq26duKC2WskTdFxrs1H6OI3k="],
])("%s is sealed as Sipay seals it, and opened again", async (data, sealed) => {
  const hash = await sealFields(data.split("|"), "test-secret", OWN);
  expect(hash).toBe(`${OWN.iv}:${OWN.salt}:${sealed}`);
  expect(await openFields(hash, "test-secret")).toEqual(data.split("|"));
});

test("a hash differs each time, and opens with its own secret alone", async () => {
  const [one, two] = await Promise.all([sealFields(["a", "b"], "secret"), sealFields(["a", "b"], "secret")]);
  expect(one).not.toBe(two);
  expect(one).not.toContain("/");
  expect((await openFields(one, "another"))?.join("|")).not.toBe("a|b");
  for (const broken of ["", ":", "a:b:c", `${OWN.iv}:ab12:%%%`, "x".repeat(5000)]) expect(await openFields(broken, "secret")).toBeNull();
});

test("money is written with two decimals and read from every way that Sipay writes it", () => {
  expect([1, 10, 100, 12_345, 5000].map(toLira)).toEqual(["0.01", "0.10", "1.00", "123.45", "50.00"]);
  expect(["50", "50.0", "50.00", "50.0000", 50, 0.1, "123.45"].map(toKurus)).toEqual([5000, 5000, 5000, 5000, 5000, 10, 12_345]);
  expect(["", "50,00", "50.001", "-50", "5e3", null, undefined, "NaN"].map(toKurus)).toEqual(Array(8).fill(null));
});

/** How a refund goes when Sipay answers like this. */
async function refundAnswered(status: number, statusCode: number) {
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const isToken = String(input).endsWith("/api/token");
    return Response.json(isToken ? { status_code: 100, data: { token: "t" } } : { status_code: statusCode }, {
      status: isToken ? 200 : status,
    });
  });
  onTestFinished(() => spy.mockRestore());
  const account = { url: "https://sipay.other", merchantKey: "mk", appId: "app", appSecret: "secret", saleHook: "" };
  return sipayProvider(account, { now: () => Date.now() }).refund({ invoiceId: "inv-1", refundId: "refund-1", amount: 5000 });
}

test.each([
  [503, 49],
  [500, 1],
  [429, 49],
  [401, 30],
])("a refund that is answered with HTTP %i isn't refused: nothing is known of it", async (status, code) => {
  await expect(refundAnswered(status, code)).rejects.toBeInstanceOf(ProviderDown);
});

test.each([
  [100, "done"],
  [101, "pending"],
  [104, "unknown"],
  [77, "unknown"],
  [49, "failed"],
  [110, "failed"],
])("a refund that is answered with code %i is %s", async (code, outcome) => {
  expect(await refundAnswered(200, code)).toBe(outcome);
});

/** Whoever opens an account accepts the terms of use by it: version, language and text stand in the ledger of consents. */
import { users } from "@schema/accounts";
import { consentLedger, consents, consentTexts } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { TERMS } from "../../../app/platform/terms-of-use/terms-of-use";
import { passProvider } from "../../support/google";
import { lastMailTo, tokenIn } from "../../support/mails";
import { addUniversity } from "../../support/rows";
import { call, testContext, visit } from "../../support/site";

const { db } = testContext();
let serial = 0;

const registration = (own: object = {}) => {
  serial += 1;
  return {
    name: "Bilge Deneme",
    user_name: `terms.${serial}`,
    user_email: `terms${serial}@metu.edu.tr`,
    user_password: "the owner's own passphrase",
    ...own,
  };
};
const send = (json: object, language: "en" | "tr" = "en") =>
  call("/reception/register", { json, headers: { "accept-language": language } });
const verify = (token: string) => call(`/reception/verify-email?token=${token}`).then(({ status }) => status);
const accountOf = async (userEmail: string) => (await db.select().from(users).where(eq(users.userEmail, userEmail)))[0];
const storyOf = async (userEmail: string) =>
  db
    .select()
    .from(consentLedger)
    .innerJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(eq(consentLedger.userId, (await accountOf(userEmail))?.userId ?? ""));

test.each([
  ["en", "The rules under which"],
  ["tr", "kural"],
] as const)("a registration that becomes an account is in the ledger with the text that was shown (%s)", async (language, words) => {
  await addUniversity();
  const person = registration();
  const before = Date.now();
  await send(person, language);
  const sent = Date.now();
  expect(await db.$count(consentLedger, eq(consentLedger.purpose, TERMS.purpose))).toBe(language === "en" ? 0 : 1);
  expect(await verify(tokenIn(await lastMailTo(person.user_email)))).toBe(200);
  const story = await storyOf(person.user_email);
  expect(story).toMatchObject([
    {
      consent_ledger: { purpose: TERMS.purpose, version: TERMS.version, act: "given", locale: language, page: "/reception/register" },
      consent_texts: { text: expect.stringContaining(words) },
    },
  ]);
  const at = story[0]?.consent_ledger.at ?? 0;
  expect([at >= before, at <= sent]).toEqual([true, true]);
  expect((await accountOf(person.user_email))?.termsVersion).toBe(TERMS.version);
  expect(await db.$count(consents)).toBe(0);
});

test("of two registrations of one address the one that becomes the account is noted, once, and a link that is opened twice notes nothing more", async () => {
  const [stranger, owner] = [registration(), registration()];
  await send({ ...stranger, user_email: owner.user_email }, "tr");
  await send(owner);
  const token = tokenIn(await lastMailTo(owner.user_email));
  const opened = await Promise.all([verify(token), verify(token)]);
  expect(opened.sort()).toEqual([200, 410]);
  expect((await storyOf(owner.user_email)).map((row) => row.consent_ledger.locale)).toEqual(["en"]);
});

test("an account that Google opens is noted too, with the page on which its button stands; coming back notes nothing", async () => {
  const claims = { sub: "google-terms", email: "gterms@metu.edu.tr", email_verified: true, name: "Gül Öğrenci" };
  for (let round = 0; round < 2; round++) {
    const response = await visit("/api/v1/reception/google/url?next=%2F", { headers: { "accept-language": "tr" } });
    const { url } = (await response.json()) as { url: string };
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await visit(await passProvider(new URL(url), claims), { headers: { accept: "text/html", cookie, "accept-language": "tr" } });
  }
  expect((await storyOf(claims.email)).map(({ consent_ledger: { version, locale, page } }) => [version, locale, page])).toEqual([
    [TERMS.version, "tr", "/reception/login"],
  ]);
  expect((await accountOf(claims.email))?.termsVersion).toBe(TERMS.version);
});

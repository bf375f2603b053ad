/** What happens between reading a pool's text and agreeing to it, and between agreeing and writing. */
import { poolEntries } from "@schema/mental-health";
import { consentLedger, consentTexts } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { withdrawTerms } from "../../../app/features/mental-health/consent.service.server";
import { addEntry } from "../../../app/features/mental-health/mental-health.service.server";
import { see } from "../../support/pages";
import { acceptForm } from "../../support/pool-forms";
import { consentToAll, entryInput } from "../../support/pools";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();

test("what is sent in the moment of a withdrawal isn't written, and what was sent before isn't taken for it", async () => {
  const as = await signUp();
  await consentToAll(as);
  const input = entryInput();
  const entryId = await addEntry(as.ctx, "psychology", input);
  await withdrawTerms(as.ctx, "psychology");
  for (const sent of [input, entryInput()])
    await expect(addEntry(as.ctx, "psychology", sent)).rejects.toMatchObject({ code: "kit.needsConsent" });
  expect(await db.select({ entryId: poolEntries.entryId }).from(poolEntries).where(eq(poolEntries.authorId, as.userId))).toEqual([
    { entryId },
  ]);
});

test("the ledger keeps the text that was read: a form that was drawn in another language is asked again", async () => {
  const as = await signUp();
  const path = "/psychology/consent";
  const formIn = async (language: string) => {
    return { ...(await acceptForm(as, { "accept-language": language })), agree: "on", of_age: "on" };
  };
  const inTurkish = await formIn("tr");
  const refused = await see(path, { as, form: inTurkish, headers: { "accept-language": "en" } });
  expect([refused.status, refused.body.includes("This text has changed")]).toEqual([409, true]);
  expect((await see(path, { as, form: { ...inTurkish, shown: "" }, headers: { "accept-language": "en" } })).status).toBe(409);
  expect(await db.select().from(consentLedger).where(eq(consentLedger.userId, as.userId))).toEqual([]);
  const agreed = await see(path, { as, form: await formIn("en"), headers: { "accept-language": "en" } });
  expect(agreed.status).toBe(303);
  const [kept] = await db
    .select({ text: consentTexts.text })
    .from(consentLedger)
    .innerJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(and(eq(consentLedger.userId, as.userId), eq(consentLedger.purpose, "psychology")));
  const page = (await see(path, { as, headers: { "accept-language": "en" } })).body.replaceAll("&#x27;", "'");
  const lines = kept?.text.split("\n") ?? [];
  expect([lines.length > 3, lines.filter((line) => !page.includes(line))]).toEqual([true, []]);
});

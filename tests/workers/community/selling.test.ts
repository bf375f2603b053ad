/** In whose name a community sells: its president says so, whole or not at all, and nobody else. */
import { communitySellers } from "@schema/community";
import { auditEntries } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readSeller, setSeller } from "../../../app/features/community/seller.service.server";
import { peopled } from "../../support/communities";
import { seller } from "../../support/selling";
import { signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const headers = { origin: "https://hocam.test" };
const rowOf = async (communityId: string) =>
  (await db.select().from(communitySellers).where(eq(communitySellers.communityId, communityId)))[0];
const pageOf = (communityId: string) => `/community/seller/${communityId}`;

test("a president fills in who sells, changes it, and lets the operator sell again; each is in the audit by name alone", async () => {
  const { communityId, president } = await peopled();
  const to = pageOf(communityId);
  expect(await (await visit(to, { as: president })).text()).toContain("the site&#x27;s operator sells this community&#x27;s tickets");
  const typed = { ...seller, tax: "123 456 78 90", phone: "0312 111 11 11", version: "0" };
  expect((await visit(to, { as: president, form: typed, headers })).status).toBe(303);
  expect(await rowOf(communityId)).toMatchObject({ name: seller.name, tax: "1234567890" });
  const { version } = await readSeller(president.ctx, communityId);
  await setSeller(president.ctx, communityId, { ...seller, name: "Başka Dernek", version });
  const now = await readSeller(president.ctx, communityId);
  expect((await visit(to, { as: president, form: { act: "remove", version: String(now.version) }, headers })).status).toBe(303);
  expect(await rowOf(communityId)).toBeUndefined();
  const acts = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.act, "community.set-seller"), eq(auditEntries.subjectId, communityId)))
    .orderBy(auditEntries.createdAt);
  expect(acts).toEqual([
    { before: null, after: { seller: seller.name } },
    { before: { seller: seller.name }, after: { seller: "Başka Dernek" } },
    { before: { seller: "Başka Dernek" }, after: { seller: null } },
  ]);
});

test("what is missing or wrong is said at its field, with everything typed still there", async () => {
  const { communityId, president } = await peopled();
  const form = { ...seller, name: "Half Association", address: "", tax: "12", phone: "call", version: "0" };
  const refused = await visit(pageOf(communityId), { as: president, form, headers });
  const text = await refused.text();
  expect(refused.status).toBe(400);
  for (const said of [
    "Address is required.",
    "A tax number has 10 digits.",
    "Enter a phone number with its area code.",
    "Half Association",
  ])
    expect(text).toContain(said);
  expect(await rowOf(communityId)).toBeUndefined();
});

test("organizers, members and strangers neither see nor change it, and an older form is refused", async () => {
  const { communityId, organizer, member, president } = await peopled();
  for (const person of [organizer, member, await signUp()]) {
    expect((await visit(pageOf(communityId), { as: person })).status).toBe(403);
    await expect(setSeller(person.ctx, communityId, { ...seller, version: 0 })).rejects.toMatchObject({ code: "community.notAllowed" });
  }
  await setSeller(president.ctx, communityId, { ...seller, version: 0 });
  await expect(setSeller(president.ctx, communityId, { ...seller, version: 0 })).rejects.toMatchObject({ status: 409 });
});

test("of two who fill it in at once one is refused", async () => {
  const { communityId, president } = await peopled();
  const names = ["First Association", "Second Association"];
  const ended = await Promise.allSettled(names.map((name) => setSeller(president.ctx, communityId, { ...seller, name, version: 0 })));
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(names).toContain((await rowOf(communityId))?.name);
});

/** What lies sealed and can't be opened, as its key is gone or its deployment leaves the pools out, takes nothing else with it. */

import { poolEntries } from "@schema/mental-health";
import { notices } from "@schema/notices";
import { errorEvents } from "@schema/platform";
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resealEntries } from "../../../app/features/mental-health/keys.server";
import { listEntries, listSubmissions } from "../../../app/features/mental-health/mental-health.service.server";
import { openDetails } from "../../../app/features/reporting/sealed-reports.service.server";
import { productFor } from "../../../app/product.server";
import { see } from "../../support/pages";
import { addPoolEntry, confirmed, consentToAll } from "../../support/pools";
import { call, env, type Person, signUp, testContext } from "../../support/site";
import { under } from "../../support/under";

const { db } = testContext();
const POOLS = "off";
/** As a key left it that nobody has any more. */
const GONE = "gone.AAAA";

async function member(own: Parameters<typeof signUp>[0] = {}): Promise<Person> {
  const person = await signUp(own);
  await consentToAll(person);
  return person;
}

const lose = (entryId: string) => db.update(poolEntries).set({ sealed: GONE }).where(eq(poolEntries.entryId, entryId));

async function reported(details: string, own: Partial<typeof poolEntries.$inferInsert> = {}) {
  const [author, reporter] = [await member(), await member()];
  const id = await addPoolEntry(author.userId, own);
  const json = { subject_id: id, category: "personal-data", details };
  expect((await call("/reporting", { as: reporter, json })).status).toBe(201);
  const [report] = await db.select().from(reports).where(eq(reports.subjectId, id));
  if (!report) throw new Error("No report");
  return { author, reporter, id, report };
}

test("an entry that can't be opened ends no list: what is older is still found behind it", async () => {
  await db.delete(poolEntries);
  const [author, reader, admin] = [await member(), await member(), await confirmed(await member({ userRole: "admin" }))];
  for (const status of ["approved", "waiting"] as const) {
    for (let at = 0; at < 12; at += 1) {
      const id = await addPoolEntry(author.userId, { status });
      if (at >= 2) await lose(id);
    }
  }
  const filters = { page: 1, size: 10, city: undefined, meeting: undefined, language: undefined, cost_band: undefined };
  const [first, second] = [
    await listEntries(reader.ctx, "psychology", filters),
    await listEntries(reader.ctx, "psychology", { ...filters, page: 2 }),
  ];
  expect([first.items.length, first.hasNext, second.items.length, second.hasNext]).toEqual([0, true, 2, false]);
  const staff = admin.ctx as Parameters<typeof listSubmissions>[0];
  const newest = await listSubmissions(staff, "psychology", { status: "waiting", size: 10 });
  expect(newest.items).toEqual([]);
  const older = await listSubmissions(staff, "psychology", { status: "waiting", size: 10, before: newest.nextBefore });
  expect([older.items.length, older.nextBefore]).toEqual([2, undefined]);
});

test("who met an entry that can't be opened isn't written down with the failure", async () => {
  const [author, reader] = [await member(), await member()];
  await lose(await addPoolEntry(author.userId));
  await db.delete(errorEvents);
  expect((await under({}, "/psychology/all", reader)).status).toBe(200);
  const events = await db.select().from(errorEvents);
  expect(events.map(({ userId }) => userId)).toEqual([null]);
});

test.each([{ POOL_KEYS: "" }, { POOL_KEYS: "other:bmV4dC1rZXktb2YtdGhpcnR5LXR3by1ieXRlcy1oZXI=" }, { POOL_KEYS: "", POOLS }])(
  "without the key (%j) one is still handed everything else that is held about one",
  async (own) => {
    const { author, reporter, id, report } = await reported("Zqkept as it was, word by word.");
    for (const [as, holds] of [
      [author, id],
      [reporter, report.reportId],
    ] as const) {
      const answer = await under(own, "/api/v1/profile/me/export", as);
      expect([answer.status, answer.body.includes(holds), answer.body.includes(as.userEmail)]).toEqual([200, true, true]);
    }
  },
);

test("a report that can't be opened hides neither the entry nor the others from staff", async () => {
  const { id, report } = await reported("Zqlost words that nobody opens.");
  await call("/reporting", { json: { subject_id: id, category: "personal-data", details: "Zqother words about somebody." } });
  await db.update(reports).set({ details: GONE }).where(eq(reports.reportId, report.reportId));
  const moderator = await confirmed(await member({ userRole: "moderator" }));
  const page = await see(`/psychology/one/${id}`, { as: moderator });
  expect([page.status, page.body.includes("Zqother"), page.body.includes("can&#x27;t be opened")]).toEqual([200, true, true]);
});

test("reports of entries stay sealed where the pools are left out: staff see no cipher, whoever wrote one reads it, and a new key seals it anew", async () => {
  await db.delete(reports);
  const { reporter, report } = await reported("Zqsealed all the same, whatever is left out.");
  const admin = await confirmed(await member({ userRole: "admin" }));
  const cipher = report.details.slice(0, 30);
  for (const path of ["/admin/reporting/all", "/admin/panel", "/api/v1/admin/reporting"]) {
    const answer = await under({ POOLS }, path, admin);
    expect([path, answer.status, answer.body.includes(cipher)]).toEqual([path, 200, false]);
  }
  expect((await under({ POOLS }, "/api/v1/profile/me/export", reporter)).body).toContain("Zqsealed");
  const NEXT = "next:bmV4dC1rZXktb2YtdGhpcnR5LXR3by1ieXRlcy1oZXI=";
  const keyed = (POOL_KEYS: string) => testContext({ env: { ...env, POOL_KEYS, POOLS }, product: productFor({ POOLS }) });
  await db.delete(poolEntries);
  expect(await resealEntries(keyed(`${NEXT},${env.POOL_KEYS}`))).toBe("1 sealed anew");
  const [anew] = await db.select().from(reports).where(eq(reports.reportId, report.reportId));
  expect(await openDetails(keyed(NEXT), report.reportId, anew?.details ?? "")).toContain("Zqsealed");
  await db.delete(reports);
});

test("whoever is paused for an entry is told where the reason stands, without a word of it", async () => {
  const { author, id, report } = await reported("Zqit names me, which I never wanted.");
  const moderator = await confirmed(await member({ userRole: "moderator" }));
  const json = { decision: "uphold", reason: "We took it down.", author_reason: "Zqremoved as it names somebody.", pause_days: "7" };
  expect((await call(`/admin/reporting/${report.reportId}/decide`, { as: moderator, json })).status).toBe(200);
  expect(await db.select().from(notices).where(eq(notices.userId, author.userId))).toHaveLength(1);
  const page = await see("/notifications/personal", { as: author });
  expect([page.body.includes("The reason is next to what was removed."), page.body.includes("Zqremoved")]).toEqual([true, false]);
  expect((await see("/psychology/all?view=mine", { as: author })).body).toContain("Zqremoved");
  expect(id).toBeTruthy();
});

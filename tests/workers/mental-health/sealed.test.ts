/** What is told in the pools is sealed wherever it lies, and opens with the key alone (decision 075). */
import { poolEntries } from "@schema/mental-health";
import { auditEntries, consentLedger } from "@schema/platform";
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEntry } from "../../../app/features/mental-health/entry-words.server";
import { resealEntries } from "../../../app/features/mental-health/keys.server";
import { openDetails } from "../../../app/features/reporting/sealed-reports.service.server";
import { openCell, sealCell } from "../../../app/platform/sealed-cells.server";
import { findInBucket, findInDatabase, findInKv } from "../../support/everywhere";
import { see } from "../../support/pages";
import { addPoolEntry, confirmed, consentToAll, entryInput } from "../../support/pools";
import { call, env, type Person, signUp, testContext } from "../../support/site";
import { under } from "../../support/under";

const { db } = testContext();

async function member(own: Parameters<typeof signUp>[0] = {}): Promise<Person> {
  const person = await signUp(own);
  await consentToAll(person);
  return person;
}

/** A word for each place, that stands nowhere else. */
const MARKS = [
  "Zqexperience",
  "Zqname",
  "Zqcity",
  "Zqreach",
  "987654",
  "Zqedited",
  "Zqreported",
  "Zqguest",
  "Zqlist",
  "Zqrejected",
  "Zqremoved",
  "Zqagain",
];
const told = (word: string) => `${word} was what I hoped for before anything was planned, and we spoke about it at length.`;

const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      MARKS.map(
        async (mark) => [mark, [await findInDatabase(mark), await findInKv(mark), await findInBucket(mark)].flat().length] as const,
      ),
    ),
  );
const rowOf = async (entryId: string) => (await db.select().from(poolEntries).where(eq(poolEntries.entryId, entryId)))[0];

/** Everything that anybody can do with an entry, with a word of its own in each field. */
async function goThroughAll() {
  const [author, reader] = [await member(), await member()];
  const [moderator, admin] = [await member({ userRole: "moderator" }), await member({ userRole: "admin" })];
  for (const staff of [moderator, admin]) await confirmed(staff);
  const first = entryInput({
    experience: told("Zqexperience"),
    therapist_name: "Zqname K.",
    city: "Zqcity",
    reach: "Zqreach here",
    fee: 987_654,
  });
  const { entry_id: id } = (await call<{ entry_id: string }>("/psychology", { as: author, json: first })).body;
  await see(`/psychology/one/${id}`, { as: moderator });
  await see("/psychology/submissions?status=waiting", { as: admin });
  const reason = "Zqrejected: leave the medicine out.";
  await see(`/psychology/one/${id}`, { as: moderator, form: { "ids[0]": id, decision: "reject", reason } });
  const edited = { ...first, experience: told("Zqedited") };
  expect((await call(`/psychology/${id}`, { as: author, method: "PUT", json: edited })).status).toBe(200);
  await see(`/psychology/one/${id}`, { as: moderator, form: { "ids[0]": id, decision: "approve" } });
  for (const [as, details] of [
    [reader, "Zqreported as it names me, which I never wanted."],
    [undefined, "Zqguest asks for removal of what it says of me."],
  ] as const)
    expect((await call("/reporting", { as, json: { subject_id: id, category: "personal-data", details } })).status).toBe(201);
  // Asked for on a page on which several stand.
  for (const about of ["/psychology/all", "/mental-health"]) {
    const form = { about, category: "personal-data", details: "Zqlist: the third one is about me, remove it." };
    expect((await see(`/reporting/add?about=${about}`, { form })).status).toBe(303);
  }
  for (const path of [`/psychology/one/${id}`, "/psychology/all?city=zqcity", "/admin/reporting/all", "/admin/panel", "/admin/audit"])
    expect((await see(path, { as: admin })).status).toBe(200);
  const [report] = await db.select().from(reports).where(eq(reports.subjectId, id));
  const json = { decision: "uphold", reason: "We took it down.", author_reason: "Zqremoved because it names somebody.", pause_days: "7" };
  expect((await call(`/admin/reporting/${report?.reportId}/decide`, { as: moderator, json })).status).toBe(200);
  // A form that was sent after its session had ended waits in KV.
  await see("/psychology/add", {
    form: { ...Object.fromEntries(Object.entries(first).map(([k, v]) => [k, String(v)])), experience: told("Zqagain") },
  });
  return { author, id };
}

test("whoever has the whole database, all of KV and all pictures finds no word of the pools", async () => {
  const { author, id } = await goThroughAll();
  expect(await stored()).toEqual(Object.fromEntries(MARKS.map((mark) => [mark, 0])));
  // The author, who has the key's holder before them, reads all of it.
  const mine = (await see("/psychology/all?view=mine", { as: author })).body;
  expect([mine.includes("Zqname"), mine.includes("Zqremoved")]).toEqual([true, true]);
  expect((await see(`/psychology/one/${id}`, { as: author })).body).toContain("Zqedited");
  const exported = JSON.stringify((await call("/profile/me/export", { as: author })).body);
  expect(["Zqedited", "Zqname", "Zqcity", "Zqreach", "987654", "Zqremoved"].filter((mark) => !exported.includes(mark))).toEqual([]);
});

test("the search of that test finds what isn't sealed", async () => {
  const { id } = await goThroughAll();
  const ctx = testContext();
  const row = await rowOf(id);
  if (!row) throw new Error("No entry");
  const open = await openEntry(ctx, row);
  await db
    .update(poolEntries)
    .set({ sealed: JSON.stringify(open), reviewReason: open.reviewReason })
    .where(eq(poolEntries.entryId, id));
  for (const { reportId, details } of await db.select().from(reports).where(eq(reports.subjectType, "pool-entry")))
    await db
      .update(reports)
      .set({ details: await openDetails(ctx, reportId, details) })
      .where(eq(reports.reportId, reportId));
  const found = await stored();
  expect(MARKS.filter((mark) => found[mark] === 0)).toEqual(["Zqexperience", "Zqrejected", "Zqagain"]);
});

test("a sealed cell opens in its own place alone", async () => {
  const ctx = testContext();
  const cell = { table: "pool_entries", row: "poolentry-a", column: "sealed" };
  const sealed = await sealCell(ctx, cell, "Zqhere");
  expect(await openCell(ctx, cell, sealed)).toBe("Zqhere");
  for (const other of [{ row: "poolentry-b" }, { column: "review_reason" }, { table: "reports" }])
    await expect(openCell(ctx, { ...cell, ...other }, sealed)).rejects.toThrow();
  await expect(openCell(ctx, cell, `${sealed.slice(0, -6)}AAAAA=`)).rejects.toThrow();
  expect(await sealCell(ctx, cell, "Zqhere")).not.toBe(sealed);
});

const NEXT = "next:bmV4dC1rZXktb2YtdGhpcnR5LXR3by1ieXRlcy1oZXI=";
const keyed = (POOL_KEYS: string) => testContext({ env: { ...env, POOL_KEYS } });

test("a new key seals what an older one sealed, which can be taken away then", async () => {
  await db.delete(reports);
  await db.delete(poolEntries);
  const author = await member();
  const ids = await Promise.all(
    Array.from({ length: 3 }, (_, at) => addPoolEntry(author.userId, { experience: `Zqturn ${at}`, reviewReason: "Why" })),
  );
  expect(await resealEntries(keyed(`${NEXT},${env.POOL_KEYS}`))).toBe("6 sealed anew");
  expect(await resealEntries(keyed(`${NEXT},${env.POOL_KEYS}`))).toBe("0 sealed anew");
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map((row) => row?.sealed.slice(0, 5))).toEqual(["next.", "next.", "next."]);
  const open = await Promise.all(rows.map((row) => row && openEntry(keyed(NEXT), row)));
  expect(open.map((entry) => [entry?.experience, entry?.reviewReason])).toEqual([0, 1, 2].map((at) => [`Zqturn ${at}`, "Why"]));
  await expect(resealEntries(keyed(env.POOL_KEYS ?? ""))).rejects.toThrow("a key of POOL_KEYS is gone");
  await db.delete(poolEntries);
});

test.each(["", "not a key", "short:c2hvcnQ="])(
  "without a key that can be used (%j) the pools stay closed and say so, and nothing is stored open",
  async (POOL_KEYS) => {
    const [author, admin] = [await member(), await confirmed(await member({ userRole: "admin" }))];
    const id = await addPoolEntry(author.userId, { experience: "Zqclosed" });
    for (const path of [
      "/psychology/all",
      "/psychology/all?view=mine",
      `/psychology/one/${id}`,
      `/psychology/edit?id=${id}`,
      "/psychology/submissions",
    ]) {
      const answer = await under({ POOL_KEYS }, path, admin);
      expect([path, answer.status, answer.body.includes("the key that protects it is missing")]).toEqual([path, 503, true]);
    }
    const sent = await under({ POOL_KEYS }, "/api/v1/psychology", author, entryInput({ experience: told("Zqunsealed") }));
    const said = { subject_id: id, category: "personal-data", details: "Zqunsealed words about somebody." };
    expect([sent.status, (await under({ POOL_KEYS }, "/api/v1/reporting", author, said)).status]).toEqual([503, 503]);
    expect([...(await findInDatabase("Zqunsealed")), ...(await findInKv("Zqunsealed"))]).toEqual([]);
    expect((await under({}, "/psychology/all", admin)).body).toContain("Zqclosed");
  },
);

test("what people ask on a page of a pool is read there by staff who confirmed, each reading is written down, and by nobody else", async () => {
  await db.delete(reports);
  const [reader, moderator] = [await member(), await member({ userRole: "moderator" })];
  const details = "Zqasked: the second one names me.";
  await see("/reporting/add", { as: reader, form: { about: "/psychiatrist/all", category: "personal-data", details } });
  const page = "/psychology/all?view=requests";
  const shows = async (path: string, as: Person) => (await see(path, { as })).body.includes("Zqasked");
  const listed = (await see("/admin/reporting/all", { as: moderator })).body;
  expect([listed.includes("Zqasked"), listed.includes(`href="${page}"`)]).toEqual([false, true]);
  expect([await shows(page, reader), await shows(page, moderator)]).toEqual([false, false]);
  await confirmed(moderator);
  expect([await shows(page, reader), await shows(page, moderator)]).toEqual([false, true]);
  const [report] = await db.select().from(reports);
  const read = await db.select().from(auditEntries).where(eq(auditEntries.act, "report.read"));
  expect(read.filter(({ actorId }) => actorId === moderator.userId).map(({ subjectId }) => subjectId)).toEqual([report?.reportId]);
  // What is about another page is read in the list, as ever.
  await see("/reporting/add", { form: { about: "/courses/all", category: "other", details: "Zqopen: a button does nothing here." } });
  expect((await see("/admin/reporting/all", { as: moderator })).body).toContain("Zqopen");
});

test("whoever agreed takes it back where all their consents stand, with what they shared, also while the pools are left out", async () => {
  const POOLS = "off";
  const [author, other] = [await member(), await member()];
  const [first, kept] = [await addPoolEntry(author.userId), await addPoolEntry(other.userId)];
  const second = await addPoolEntry(author.userId, { pool: "psychiatrist" });
  const states = async () =>
    Promise.all(
      [first, second, kept]
        .map(async (id) => (await rowOf(id))?.withheldAt)
        .map(async (at) => ((await at) === undefined ? "gone" : (await at) === null ? "shown" : "withheld")),
    );
  const page = async () => (await under({ POOLS }, "/profile/data", author)).body;
  expect([(await page()).match(/value="psychology"/g)?.length, (await page()).includes("Withdraw and delete")]).toEqual([2, true]);
  await see("/profile/data", { as: author, form: { act: "withdraw", purpose: "psychology" } });
  expect(await states()).toEqual(["withheld", "shown", "shown"]);
  expect((await see("/psychology/all", { as: author })).location).toContain("/psychology/consent");
  await see("/profile/data", { as: author, form: { act: "withdraw", purpose: "psychology", removes: "on" } });
  await see("/profile/data", { as: author, form: { act: "withdraw", purpose: "psychiatrist", removes: "on" } });
  expect(await states()).toEqual(["gone", "gone", "shown"]);
  expect(/value="psych/.test(await page())).toBe(false);
  const ledger = await db.select().from(consentLedger).where(eq(consentLedger.userId, author.userId));
  const withdrawn = ledger.filter(({ act, page: where }) => act === "withdrawn" && where === "/profile/data");
  expect(withdrawn.map(({ purpose }) => purpose)).toEqual(["psychology", "psychiatrist"]);
  // What isn't agreed to any more, and what never was, is taken back without a word.
  expect((await see("/profile/data", { as: author, form: { act: "withdraw", purpose: "nothing" } })).status).toBe(303);
});

test("a pool that is longer than what is looked through says so when its list is narrowed", async () => {
  const author = await member();
  await addPoolEntry(author.userId, { experience: "Zqoldest", city: "Van" });
  const row = await rowOf(await addPoolEntry(author.userId, { experience: "Zqnewer", city: "Van" }));
  if (!row) throw new Error("No entry");
  const shortList = await see("/psychology/all?city=van", { as: author });
  expect([shortList.body.includes("Zqoldest"), shortList.body.includes("looked through")]).toEqual([true, false]);
  for (let at = 0; at < 300; at += 1) await addPoolEntry(author.userId, { experience: `One of many, the ${at}th of them all` });
  const long = await see("/psychology/all?city=van", { as: author });
  expect([long.body.includes("Zqoldest"), long.body.includes("Found among the newest 300")]).toEqual([false, true]);
});

test("a deployment that leaves the pools out says nothing of them, and answers whoever is in need", async () => {
  const POOLS = "off";
  const [author, admin] = [await member(), await confirmed(await member({ userRole: "admin" }))];
  const id = await addPoolEntry(author.userId, { status: "waiting" });
  for (const path of [
    "/psychology/all",
    "/psychiatrist/consent",
    `/psychology/one/${id}`,
    "/psychology/submissions",
    "/api/v1/psychology",
    "/api/v1/psychology/mine",
  ])
    expect([path, (await under({ POOLS }, path, admin)).status]).toEqual([path, 404]);
  const words = /psychologist|psychiatr/i;
  for (const path of [
    "/",
    "/mental-health",
    "/search?q=therapy",
    "/admin/panel",
    "/policies/privacy",
    "/privacy/retention",
    "/api/v1/privacy/inventory.csv",
  ]) {
    const [open, closed] = [await under({}, path, admin), await under({ POOLS }, path, admin)];
    expect([path, open.status, closed.status, words.exec(closed.body.replace(/<script.*?<\/script>/gs, ""))?.[0]]).toEqual([
      path,
      200,
      200,
      undefined,
    ]);
  }
  expect((await under({}, "/api/v1/privacy/inventory.csv", admin)).body).toContain("pool_entries");
  expect((await under({ POOLS }, "/api/v1/privacy/inventory.csv", admin)).body).not.toContain("pool_entries");
  const main = async (own: Partial<Env>) => /<main.*<\/main>/s.exec((await under(own, "/policies/privacy", admin)).body)?.[0] ?? "";
  expect([(await main({})).includes("in Mental health"), (await main({ POOLS })).includes("in Mental health")]).toEqual([true, false]);
  expect((await under({ POOLS }, "/mental-health", admin)).body).toContain("tel:112");
  // What was written before is still its author's, and goes with the account.
  expect((await under({ POOLS }, "/api/v1/profile/me/export", author)).body).toContain("asked what I hoped for");
});

/** The pools: consents given and withdrawn, entries written, reviewed, narrowed and taken away. */
import { poolEntries } from "@schema/mental-health";
import { auditEntries, consentLedger, consents, consentTexts } from "@schema/platform";
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { isPoolOpen } from "../../../app/features/mental-health/consent.service.server";
import { AGE, CONSENT_VERSION } from "../../../app/features/mental-health/pools.rules";
import { oldConsents } from "../../../app/features/profile/leaving.repository.server";
import { withdrawAgreed } from "../../../app/features/profile/profile.service.server";
import { DAY } from "../../../app/platform/clock";
import { giveConsent } from "../../../app/platform/consents.server";
import { sha256 } from "../../../app/platform/ids";
import { findInBucket, findInDatabase, findInKv } from "../../support/everywhere";
import { see } from "../../support/pages";
import { acceptForm } from "../../support/pool-forms";
import { addPoolEntry, confirmed, consentToAll, entryInput } from "../../support/pools";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();

async function member(own: Parameters<typeof signUp>[0] = {}): Promise<Person> {
  const person = await signUp(own);
  await consentToAll(person);
  return person;
}

const add = (as: Person, own: Record<string, unknown> = {}) => call<{ entry_id: string }>("/psychology", { as, json: entryInput(own) });
const listed = async (as: Person, query = "") =>
  (await call<{ entries: { experience: string; mine: boolean }[]; total: number }>(`/psychology?${query}`, { as })).body;
const statusOf = async (entryId: string) => (await db.select().from(poolEntries).where(eq(poolEntries.entryId, entryId)))[0]?.status;

/** What happens to somebody's data when their account goes. */
async function erase(person: Person) {
  const statements = eraseStatements({ db }, testContext().product.personalData, person);
  await db.batch(statements as [(typeof statements)[0], ...typeof statements]);
}

test("agreeing needs the box to be ticked, and leads to where one was going", async () => {
  const as = await signUp();
  const path = "/psychology/consent?next=%2Fpsychology%2Fall%3Fmeeting%3Donline";
  const page = await see(path, { as });
  expect(page.body).not.toMatch(/checked|value="on" checked/);
  const accept = await acceptForm(as);
  const refused = await see(path, { as, form: accept });
  expect([refused.status, refused.body.includes("Tick the box if you agree")]).toEqual([400, true]);
  const agreed = await see(path, { as, form: { ...accept, agree: "on", of_age: "on" } });
  expect([agreed.status, agreed.location]).toEqual([303, "/psychology/all?meeting=online"]);
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, as.userId), eq(consents.pool, "psychology")));
  expect(row).toMatchObject({ pool: "psychology", version: CONSENT_VERSION, withdrawnAt: null, givenAt: expect.any(Number) });
  expect(
    (
      await see(path.replace("%2Fpsychology%2Fall", "%2F%2Fevil.example"), {
        as,
        form: { ...accept, agree: "on", of_age: "on" },
      })
    ).location,
  ).toBe("/psychology/all");
});

test("a pool opens to whoever says that they are of age or may, which is refused at its box without it, and closes when that is taken back", async () => {
  const as = await signUp();
  const acceptIn = async (pool: string) => ({ ...(await acceptForm(as, {}, pool)), agree: "on" });
  for (const language of ["en", "tr"]) {
    const refused = await see("/psychology/consent", { as, form: await acceptIn("psychology"), headers: { "accept-language": language } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(/name="of_age"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="of_age"/);
    expect(refused.body).toMatch(/<input[^>]*name="agree"[^>]*checked/);
  }
  const opens = async () => [await isPoolOpen(as.ctx, "psychology"), await isPoolOpen(as.ctx, "psychiatrist")];
  expect([await opens(), await db.select().from(consents).where(eq(consents.userId, as.userId))]).toEqual([[false, false], []]);
  for (const pool of ["psychology", "psychiatrist"])
    await see(`/${pool}/consent`, { as, form: { ...(await acceptIn(pool)), of_age: "on" } });
  expect(await opens()).toEqual([true, true]);
  const of = (purpose: string) =>
    db
      .select({ act: consentLedger.act })
      .from(consentLedger)
      .where(and(eq(consentLedger.userId, as.userId), eq(consentLedger.purpose, purpose)));
  expect(await of("age")).toEqual([{ act: "given" }]);
  await withdrawAgreed(as.ctx, { purpose: "age", removes: false });
  expect(await opens()).toEqual([false, false]);
  for (const purpose of ["age", "psychology", "psychiatrist"]) expect(await of(purpose)).toEqual([{ act: "given" }, { act: "withdrawn" }]);
});

test("who read another version of the text hasn't agreed to the one that holds", async () => {
  const as = await signUp();
  const older = await see("/psychology/consent", {
    as,
    form: { ...(await acceptForm(as)), version: String(CONSENT_VERSION + 1), agree: "on", of_age: "on" },
  });
  expect([older.status, older.body.includes("This text has changed")]).toEqual([409, true]);
  expect((await call(`/psychology/accept-terms?version=${CONSENT_VERSION + 1}`, { as, method: "POST" })).status).toBe(409);
  expect((await call<{ has_permission: boolean }>("/psychology/permission-status", { as })).body.has_permission).toBe(false);
  expect(
    (await call<{ has_permission: boolean }>("/psychology/accept-terms?of_age=true", { as, method: "POST" })).body.has_permission,
  ).toBe(true);
});

test("whoever agreed to a text that has changed since says anew what they agree to and that they are of age, both in the ledger, and can also leave", async () => {
  const ofOlder = async () => {
    const as = await signUp();
    const older = CONSENT_VERSION - 1;
    for (const pool of ["psychology", AGE.pool]) await giveConsent(as.ctx, { pool, version: older }, { text: "Older words", page: "/" });
    return as;
  };
  const story = async ({ userId }: Person) =>
    (await db.select().from(consentLedger).where(eq(consentLedger.userId, userId)).orderBy(consentLedger.key))
      .slice(2)
      .map(({ purpose, act, version, page }) => [purpose, act, version, page]);
  const [agrees, leaves] = [await ofOlder(), await ofOlder()];
  const page = await see("/psychology/consent", { as: agrees });
  expect(page.body).toContain('name="of_age"');
  const accept = { ...(await acceptForm(agrees)), agree: "on" };
  expect((await see("/psychology/consent", { as: agrees, form: accept })).status).toBe(400);
  await see("/psychology/consent", { as: agrees, form: { ...accept, of_age: "on" } });
  expect((await story(agrees)).sort()).toEqual(
    ["age", "psychology"].map((purpose) => [purpose, "given", CONSENT_VERSION, "/psychology/consent"]),
  );
  await withdrawAgreed(agrees.ctx, { purpose: AGE.pool, removes: false });
  expect(await isPoolOpen(agrees.ctx, "psychology")).toBe(false);

  expect((await see("/psychology/consent", { as: leaves })).body).toMatch(
    /name="act"[^>]*value="withdraw"|value="withdraw"[^>]*name="act"/,
  );
  await see("/psychology/consent", { as: leaves, form: { act: "withdraw" } });
  expect(await story(leaves)).toEqual([["psychology", "withdrawn", CONSENT_VERSION - 1, "/psychology/consent"]]);
});

const withdraw = (as: Person) => call("/psychology/withdraw-terms", { as, method: "POST" });
const agree = (as: Person) => call("/psychology/accept-terms?of_age=true", { as, method: "POST" });

test("withdrawing closes one pool at once, asks again after, and takes one's entries away only when one says so", async () => {
  const as = await member();
  await addPoolEntry(as.userId, { experience: "Zqwithdrawn words of mine" });
  await addPoolEntry(as.userId, { pool: "psychiatrist", experience: "Zqother words of mine" });
  expect((await see("/psychology/consent", { as, form: { act: "withdraw" } })).location).toBe("/psychology/consent");
  expect((await see("/psychology/all", { as })).location).toContain("/psychology/consent");
  expect((await see("/psychiatrist/all", { as })).status).toBe(200);
  expect((await see("/psychology/consent", { as })).body).toContain("experience of yours is stored here");
  expect((await see("/psychology/consent", { as, form: { act: "remove" } })).location).toBe("/psychology/consent");
  expect([await findInDatabase("Zqwithdrawn"), await findInKv("Zqwithdrawn"), await findInBucket("Zqwithdrawn")]).toEqual([[], [], []]);
  expect((await see("/psychiatrist/all?view=mine", { as })).body).toContain("/psychiatrist/one/");
  expect((await agree(as)).status).toBe(200);
  expect((await see("/psychology/all", { as })).status).toBe(200);
});

test("whoever withdraws takes what they wrote out of everybody's sight, staff's too, and agreeing anew brings each back as it was", async () => {
  const [as, reader, moderator, admin] = [
    await member(),
    await member(),
    await confirmed(await member({ userRole: "moderator" })),
    await confirmed(await member({ userRole: "admin" })),
  ];
  const other = await addPoolEntry((await member()).userId, { experience: "Zqstays of somebody else" });
  const shown = await addPoolEntry(as.userId, { experience: "Zqshown before the withdrawal" });
  const waits = await addPoolEntry(as.userId, { status: "waiting", experience: "Zqwaits before the withdrawal" });
  const sight = async () => {
    const { entries, total } = await listed(reader);
    const pages = [`/psychology/one/${shown}`, `/psychology/one/${waits}`].flatMap((path) =>
      [reader, moderator, admin].map((who) => see(path, { as: who })),
    );
    const queue = await see("/psychology/submissions?status=waiting", { as: admin });
    const panel = await see("/admin/panel?kind=pool_entries", { as: moderator });
    return {
      entries: entries.filter(({ experience }) => experience.startsWith("Zq")).map(({ experience }) => experience),
      total,
      statuses: (await Promise.all(pages)).map(({ status }) => status),
      waits: queue.body.includes("Zqwaits"),
      inQueue: panel.body.includes(waits),
    };
  };
  const before = await sight();
  expect(before).toMatchObject({
    entries: ["Zqshown before the withdrawal", "Zqstays of somebody else"],
    statuses: [200, 200, 200, 404, 200, 200],
    waits: true,
    inQueue: true,
  });
  await withdraw(as);
  expect(await sight()).toEqual({
    entries: ["Zqstays of somebody else"],
    total: before.total - 1,
    statuses: [404, 404, 404, 404, 404, 404],
    waits: false,
    inQueue: false,
  });
  expect((await call(`/psychology/${shown}`, { as: admin })).status).toBe(404);
  expect((await call(`/psychology/${other}`, { as: reader })).status).toBe(200);
  await agree(as);
  expect(await sight()).toEqual(before);
});

test("staff decide on nothing of whoever withdrew meanwhile", async () => {
  const [as, moderator] = [await member(), await member({ userRole: "moderator" })];
  const entryId = await addPoolEntry(as.userId, { status: "waiting" });
  const decide = () => see(`/psychology/one/${entryId}`, { as: moderator, form: { "ids[0]": entryId, decision: "approve" } });
  await withdraw(as);
  await decide();
  expect(await statusOf(entryId)).toBe("waiting");
  await agree(as);
  await decide();
  expect(await statusOf(entryId)).toBe("approved");
});

test("the ledger tells all that was given and withdrawn, with the text that was shown, and outlives the account without a name", async () => {
  const as = await signUp();
  const inTurkish = { as, headers: { "accept-language": "tr" } };
  const story = () =>
    db
      .select()
      .from(consentLedger)
      .where(and(eq(consentLedger.person, person), eq(consentLedger.purpose, "psychology")));
  const accept = { ...(await acceptForm(as, inTurkish.headers)), agree: "on", of_age: "on" };
  await see("/psychology/consent", { ...inTurkish, form: accept });
  await see("/psychology/consent", { ...inTurkish, form: accept });
  await withdraw(as);
  await withdraw(as);
  await agree(as);
  const [first] = await db.select().from(consentLedger).where(eq(consentLedger.userId, as.userId));
  const person = first?.person ?? "";
  const all = await story();
  expect(all.map(({ act, version, purpose, page }) => [act, version, purpose, page])).toEqual(
    ["given", "withdrawn", "given"].map((act) => [act, CONSENT_VERSION, "psychology", "/psychology/consent"]),
  );
  const [text] = await db
    .select()
    .from(consentTexts)
    .where(eq(consentTexts.hash, first?.textHash ?? ""));
  expect([text?.text, text && (await sha256(text.text))]).toEqual([
    expect.stringContaining("tek tıkla geri çekebilirsin"),
    first?.textHash,
  ]);
  const page = await see("/profile/data", inTurkish);
  expect(page.body.match(/<strong class="block">Psikolog deneyimleri/g)).toHaveLength(3);
  await erase(as);
  expect((await story()).map(({ act, userId }) => [act, userId])).toEqual([
    ["given", null],
    ["withdrawn", null],
    ["given", null],
  ]);
});

test("what the ledger knows of an account that is gone is destroyed after the years that admins set, and not before", async () => {
  const [gone, there] = [await member(), await member()];
  const [first] = await db.select().from(consentLedger).where(eq(consentLedger.userId, gone.userId));
  const kept = () =>
    db
      .select()
      .from(consentLedger)
      .where(eq(consentLedger.person, first?.person ?? ""));
  const after = async (days: number) => db.batch(oldConsents({ db, clock: { now: () => Date.now() + days * DAY } }) as never);
  await erase(gone);
  const count = (await kept()).length;
  await after(10 * 365);
  expect((await kept()).length).toBe(count);
  await after(10 * 366);
  expect(await kept()).toEqual([]);
  expect((await db.select().from(consentLedger).where(eq(consentLedger.userId, there.userId))).length).toBeGreaterThan(0);
});

test("nothing of the ledger is changed or taken out while the account is there", async () => {
  const as = await member();
  const ofThem = eq(consentLedger.userId, as.userId);
  await expect(db.update(consentLedger).set({ version: 9 }).where(ofThem)).rejects.toThrow();
  await expect(db.update(consentLedger).set({ at: 1, userId: null }).where(ofThem)).rejects.toThrow();
  await expect(db.delete(consentLedger).where(ofThem)).rejects.toThrow();
  await expect(db.update(consentTexts).set({ text: "Another text" })).rejects.toThrow();
  expect((await db.select().from(consentLedger).where(ofThem)).length).toBeGreaterThan(0);
});

test("an entry waits until staff approve it, is hidden again when it is changed, and pressed twice it is one", async () => {
  const [as, reader, moderator] = [await member(), await member(), await member({ userRole: "moderator" })];
  const input = entryInput({ experience: `Zqwaiting ${"and then we spoke about what would come next. ".repeat(2)}` });
  const first = await call<{ entry_id: string }>("/psychology", { as, json: input });
  const second = await call<{ entry_id: string }>("/psychology", { as, json: input });
  expect([first.status, second.body.entry_id]).toEqual([201, first.body.entry_id]);
  const id = first.body.entry_id;
  expect((await call(`/psychology/${id}`, { as: reader })).status).toBe(404);
  expect((await call(`/psychology/${id}`, { as })).status).toBe(200);
  const decided = await see(`/psychology/one/${id}`, { as: moderator, form: { "ids[0]": id, decision: "approve" } });
  expect([decided.status, await statusOf(id)]).toEqual([303, "approved"]);
  expect((await call(`/psychology/${id}`, { as: reader })).status).toBe(200);
  expect((await call(`/psychology/${id}`, { as, method: "PUT", json: entryInput() })).status).toBe(200);
  expect([await statusOf(id), (await call(`/psychology/${id}`, { as: reader })).status]).toEqual(["waiting", 404]);
});

test("nobody decides on their own entry, and its author reads why it was turned down", async () => {
  const moderator = await member({ userRole: "moderator" });
  const own = (await add(moderator)).body.entry_id;
  const json = { ids: [own], decision: "approve" };
  expect((await call("/admin/psychology/review", { as: moderator, json })).status).toBe(409);
  const other = await member({ userRole: "moderator" });
  const reason = "It names a medicine. Leave that out and send it again.";
  expect((await call("/admin/psychology/review", { as: other, json: { ids: [own], decision: "reject", reason } })).status).toBe(200);
  expect((await see("/psychology/all?view=mine", { as: moderator })).body).toContain(reason);
});

test("a decision on an entry notifies nobody and sends no mail, and staff's change is written down without its words", async () => {
  const [as, moderator] = [await member(), await member({ userRole: "moderator" })];
  const id = (await add(as)).body.entry_id;
  await call("/admin/psychology/review", { as: moderator, json: { ids: [id], decision: "approve" } });
  const { mailDecisions } = await import("../../../app/engines/review/notices.server");
  await mailDecisions({ ...testContext(), clock: { now: () => Date.now() + 3_600_000 } });
  expect((await findInDatabase(id)).filter((row) => !/^(pool_entries|audit_entries)/.test(row))).toEqual([]);
  const words = `Zqcorrected ${"without the name of the medicine that was in it. ".repeat(2)}`;
  await call(`/psychology/${id}`, { as: moderator, method: "PUT", json: entryInput({ experience: words, city: "İzmir" }) });
  expect(await findInDatabase("Zqcorrected")).toEqual([]);
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.act, "pool-entry.edit")));
  expect([row?.actorId, row?.after]).toEqual([moderator.userId, expect.objectContaining({ experience: 1, city: 1, meeting: 0 })]);
});

test("a list is narrowed by what is practical, in Turkish letters as without them", async () => {
  const as = await member();
  await addPoolEntry(as.userId, { city: "Çankırı", experience: "Zqcity one", meeting: "online" });
  await addPoolEntry(as.userId, { city: "Çankırı", experience: "Zqcity two", costBand: "free" });
  const reader = await member();
  expect((await listed(reader, "city=cankiri")).entries.map(({ experience }) => experience)).toEqual(["Zqcity two", "Zqcity one"]);
  expect(await listed(reader, "city=ÇANKIRI&meeting=online")).toMatchObject({
    total: 1,
    entries: [{ experience: "Zqcity one", mine: false }],
  });
  expect((await listed(reader, "city=cankiri&cost_band=free")).entries.map(({ experience }) => experience)).toEqual(["Zqcity two"]);
});

test("a request for removal needs no account, waits in the queue without a word of the entry, and when upheld takes it away", async () => {
  const as = await member();
  const id = await addPoolEntry(as.userId, { experience: "Zqremoval words", therapistName: "Zqremoval T." });
  const form = await see(`/reporting/add/${id}?category=personal-data`);
  expect([form.status, form.body.includes("Zqremoval")]).toEqual([200, false]);
  const details = "I am the practitioner, please take this down.";
  const sent = await call<{ reference: string }>("/reporting", { json: { subject_id: id, category: "personal-data", details } });
  expect(sent.status).toBe(201);
  const moderator = await member({ userRole: "moderator" });
  const queue = await see("/admin/reporting/all", { as: moderator });
  expect([queue.body.includes(details), queue.body.includes(`/psychology/one/${id}`), queue.body.includes("Zqremoval")]).toEqual([
    false,
    true,
    false,
  ]);
  expect((await see(`/psychology/one/${id}`, { as: await confirmed(moderator) })).body).toContain(details);
  const { reports } = await import("@schema/reporting");
  const [row] = await db.select().from(reports).where(eq(reports.subjectId, id));
  const json = { decision: "uphold", reason: "We took it down.", author_reason: "The practitioner asked for it." };
  expect((await call(`/admin/reporting/${row?.reportId}/decide`, { as: moderator, json })).status).toBe(200);
  expect((await call(`/psychology/${id}`, { as: await member() })).status).toBe(404);
});

test("an entry goes with its author's account, approved or not, and its author is handed it before", async () => {
  const as = await member();
  const ids = [
    await addPoolEntry(as.userId, { experience: "Zqgoing words" }),
    await addPoolEntry(as.userId, { experience: "Zqgoing words that wait", status: "waiting" }),
  ];
  const { body } = await call<Record<string, unknown>>("/profile/me/export", { as });
  expect(JSON.stringify(body)).toContain("Zqgoing words");
  await erase(as);
  expect(await db.select().from(poolEntries).where(inArray(poolEntries.entryId, ids))).toEqual([]);
});

test("on the panel an entry that waits leads staff to it, and first to the pool's text where they haven't agreed to that", async () => {
  const id = await addPoolEntry((await member()).userId, { status: "waiting" });
  const stranger = await signUp({ userRole: "moderator" });
  const agreed = await member({ userRole: "moderator" });
  const links = async (as: Person) => (await see("/admin/panel?kind=pool_entries", { as })).body;
  expect(await links(agreed)).toContain(`href="/psychology/one/${id}"`);
  const asked = `/psychology/consent?next=/psychology/one/${id}`;
  expect(await links(stranger)).toContain(`href="${asked}"`);
  expect((await see(asked, { as: stranger })).status).toBe(200);
});

/** What staff read of the pools before it is shown opens after a mailed code, and is written down. */
import { sessions } from "@schema/accounts";
import { poolEntries } from "@schema/mental-health";
import { auditEntries } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONFIRMED_FOR } from "../../../app/platform/accounts/confirmations.repository.server";
import { lastMailTo, mailsTo } from "../../support/mails";
import { see } from "../../support/pages";
import { addPoolEntry, confirmed, consentToAll } from "../../support/pools";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();

async function member(own: Parameters<typeof signUp>[0] = {}): Promise<Person> {
  const person = await signUp(own);
  await consentToAll(person);
  return person;
}

const readings = async (as: Person) =>
  (
    await db
      .select({ act: auditEntries.act, id: auditEntries.subjectId, before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, as.userId)))
  ).filter(({ act }) => act.endsWith(".read"));

const CONFIRM = "/reception/confirm?next=%2Fpsychology%2Fall";

/** Asks for a code. @returns the address that takes it */
async function askForCode(as: Person): Promise<string> {
  const sent = await see(CONFIRM, { as, form: { act: "send" } });
  expect(sent.status).toBe(303);
  return sent.location ?? "";
}
const attemptIn = (address: string) => new URL(address, "https://hocam.test").searchParams.get("attempt") ?? "";
const codeTo = async (as: Person) => (await lastMailTo(as.userEmail)).values.code ?? "";

test("a waiting entry opens to staff after the code that they were mailed, and the log says who read it", async () => {
  const [author, moderator] = [await member(), await member({ userRole: "moderator" })];
  const id = await addPoolEntry(author.userId, { status: "waiting", experience: "Zqwaits for a reader" });
  const path = `/psychology/one/${id}`;
  const locked = await see(path, { as: moderator });
  expect([locked.status, locked.body.includes("Zqwaits"), locked.body.includes("/reception/confirm?next=")]).toEqual([200, false, true]);
  expect((await call(`/psychology/${id}`, { as: moderator })).status).toBe(403);
  expect(await readings(moderator)).toEqual([]);
  const address = await askForCode(moderator);
  expect((await see(address, { as: moderator, form: { attempt: attemptIn(address), code: "000000" } })).status).toBe(401);
  expect((await see(path, { as: moderator })).body).not.toContain("Zqwaits");
  const passed = await see(address, { as: moderator, form: { attempt: attemptIn(address), code: await codeTo(moderator) } });
  expect([passed.status, passed.location]).toEqual([303, "/psychology/all"]);
  expect((await see(path, { as: moderator })).body).toContain("Zqwaits");
  expect(await readings(moderator)).toEqual([{ act: "pool-entry.read", id, before: null, after: null }]);
  const admin = await member({ userRole: "admin" });
  expect((await see("/admin/audit?kind=pool-entry", { as: admin })).body).toContain("read an entry of the mental health pools");
});

test("a code is used once, opens its own session alone, for some minutes, and nobody else's", async () => {
  const [moderator, other] = [await member({ userRole: "moderator" }), await member({ userRole: "moderator" })];
  const address = await askForCode(moderator);
  const form = { attempt: attemptIn(address), code: await codeTo(moderator) };
  expect((await see(address, { as: other, form })).status).toBe(410);
  expect((await see(address, { as: moderator, form })).status).toBe(303);
  expect((await see(address, { as: moderator, form })).status).toBe(410);
  const author = await member();
  const id = await addPoolEntry(author.userId, { status: "waiting", experience: "Zqfor some minutes" });
  const isOpen = async (as: Person) => (await see(`/psychology/one/${id}`, { as })).body.includes("Zqfor");
  expect([await isOpen(moderator), await isOpen(other)]).toEqual([true, false]);
  await db
    .update(sessions)
    .set({ confirmedAt: Date.now() - CONFIRMED_FOR })
    .where(eq(sessions.userId, moderator.userId));
  expect(await isOpen(moderator)).toBe(false);
  expect(await mailsTo(other.userEmail)).toEqual([]);
});

test("the list of what was sent, and what people report of an entry, open in the same way and are written down one by one", async () => {
  await db.delete(poolEntries);
  const [author, admin] = [await member(), await member({ userRole: "admin" })];
  const [waits, shown] = [
    await addPoolEntry(author.userId, { status: "waiting", experience: "Zqlisted words" }),
    await addPoolEntry(author.userId, { experience: "Zqapproved words" }),
  ];
  const own = await addPoolEntry(admin.userId, { status: "waiting", experience: "Zqown words" });
  await call("/reporting", { json: { subject_id: shown, category: "personal-data", details: "Zqdetails of a practitioner." } });
  const list = async () => (await see("/psychology/submissions?status=waiting", { as: admin })).body;
  const one = async () => (await see(`/psychology/one/${shown}`, { as: admin })).body;
  expect([(await list()).includes("Zqlisted"), (await one()).includes("Zqapproved"), (await one()).includes("Zqdetails")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await readings(admin)).toEqual([]);
  await confirmed(admin);
  const page = await list();
  expect([page.includes("Zqlisted"), page.includes("Zqown"), (await one()).includes("Zqdetails")]).toEqual([true, true, true]);
  const read = await readings(admin);
  expect(read.map(({ act, id }) => [act, id])).toEqual([
    ["pool-entry.read", waits],
    ["report.read", expect.any(String)],
  ]);
  expect(own).toBeTruthy();
  expect((await see("/admin/reporting/all", { as: admin })).body).not.toContain("Zqdetails");
});

/** The breach log: its clock with alerts, entries that stay, their text for the Board, and what is refused at its field. */
import { alerts } from "@schema/alerts";
import { breaches } from "@schema/breaches";
import { notices } from "@schema/notices";
import { auditEntries, settings } from "@schema/platform";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lookForTrouble } from "../../../app/features/alerts/alerts.service.server";
import { readTroubles } from "../../../app/features/alerts/troubles.server";
import {
  addBreach,
  closeBreach,
  editBreach,
  listBreaches,
  readBreach,
  readBreachForm,
  reopenBreach,
} from "../../../app/features/breaches/breaches.service.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { HOUR, MINUTE } from "../../../app/platform/clock";
import { noOperator } from "../../../app/platform/operator";
import { momentOf } from "../../../app/platform/time";
import { addBreachRow, breachBody, breachForm, momentFields } from "../../support/breaches";
import { see } from "../../support/pages";
import { env, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const at = (now: number) => testContext({ clock: { now: () => now } });
const asOf = async (now: number, own = {}) => ({ ...(await signUp({ userRole: "admin", ...own })).ctx, clock: { now: () => now } });
const body = (own: Record<string, unknown>, now: number) => breachBody(own, now) as never;
const rowOf = async (id: string) => (await db.select().from(breaches).where(eq(breaches.breachId, id)))[0];
const KNOWN = momentOf("2026-10-23", "16:00");
const troublesOf = async (breachId: string, when: number) =>
  (await readTroubles(at(when))).filter(({ subject }) => subject === breachId).map(({ kind }) => kind);

test("72 hours run from when it was known: told to admins when a quarter is left, overdue after, over once the Board was told", async () => {
  const ctx = await asOf(KNOWN + HOUR);
  const breachId = await addBreach(ctx, body({ ...momentFields("known", KNOWN) }, KNOWN + HOUR));
  const told = (when: number) => troublesOf(breachId, when);
  expect([await told(KNOWN + 54 * HOUR - 1), await told(KNOWN + 54 * HOUR)]).toEqual([[], ["breachDue"]]);
  expect([await told(KNOWN + 72 * HOUR - 1), await told(KNOWN + 72 * HOUR)]).toEqual([["breachDue"], ["breachOverdue"]]);
  const clockAt = async (when: number) => (await readBreach({ ...ctx, clock: { now: () => when } }, breachId)).clock;
  expect([await clockAt(KNOWN + 72 * HOUR - 1), await clockAt(KNOWN + 72 * HOUR)]).toEqual(["running", "overdue"]);
  const change = { version: 1, ...momentFields("known", KNOWN), board: "tell", ...momentFields("board_told", KNOWN + 70 * HOUR) };
  await editBreach({ ...ctx, clock: { now: () => KNOWN + 71 * HOUR } }, breachId, body(change, KNOWN + HOUR));
  expect([await told(KNOWN + 71 * HOUR), await told(KNOWN + 80 * HOUR), await clockAt(KNOWN + 80 * HOUR)]).toEqual([[], [], "inTime"]);
});

test("the decision not to tell the Board stops the clock too, and only with its reason", async () => {
  const ctx = await asOf(KNOWN + HOUR);
  const breachId = await addBreachRow({ knownAt: KNOWN, detectedAt: KNOWN });
  await expect(db.update(breaches).set({ board: "keep" }).where(eq(breaches.breachId, breachId))).rejects.toThrow();
  expect(await troublesOf(breachId, KNOWN + 60 * HOUR)).toEqual(["breachDue"]);
  const kept = { version: 1, ...momentFields("known", KNOWN), board: "keep", board_reason: "The file was encrypted." };
  await editBreach(ctx, breachId, body(kept, KNOWN + HOUR));
  expect(await troublesOf(breachId, KNOWN + 60 * HOUR)).toEqual([]);
});

test("an alert about a breach is raised once, leads to it, and says nothing of what was written there", async () => {
  await db.delete(alerts);
  const admin = await signUp({ userRole: "admin", locale: "en" });
  const breachId = await addBreachRow({ knownAt: KNOWN, detectedAt: KNOWN });
  for (const minutes of [0, 1]) await lookForTrouble(at(KNOWN + 54 * HOUR + minutes * MINUTE));
  const raised = await db.select().from(alerts).where(eq(alerts.subject, breachId));
  expect(raised.map(({ kind }) => kind)).toEqual(["breachDue"]);
  const rows = await db.select().from(notices).where(eq(notices.userId, admin.userId));
  expect(rows.map(({ path }) => path)).toContain(`/admin/breaches/${breachId}`);
  const inbox = await readInbox(admin.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  expect(inbox.rows.map(({ title }) => title)).toContain(
    "Something is wrong: a data breach has to be reported to the Board soon (72 hours)",
  );
});

test("an entry is closed once it is settled who is told, opened again, and deleted by nobody; each step is in the audit", async () => {
  const ctx = await asOf(Date.now());
  const breachId = await addBreach(ctx, body({}, Date.now()));
  await expect(closeBreach(ctx, breachId)).rejects.toMatchObject({ code: "breaches.isUndecided" });
  await expect(db.update(breaches).set({ closedAt: 1 }).where(eq(breaches.breachId, breachId))).rejects.toThrow();
  const kept = { board: "keep", board_reason: "No risk.", people: "keep", people_reason: "No risk." };
  await editBreach(ctx, breachId, body({ version: 1, ...kept }, Date.now()));
  for (let twice = 0; twice < 2; twice++) await closeBreach(ctx, breachId);
  await expect(editBreach(ctx, breachId, body({ version: 3, ...kept }, Date.now()))).rejects.toMatchObject({ code: "breaches.isClosed" });
  expect((await listBreaches(ctx, { isClosed: true })).items.map((each) => each.breachId)).toContain(breachId);
  await reopenBreach(ctx, breachId);
  await expect(db.delete(breaches).where(eq(breaches.breachId, breachId))).rejects.toThrow();
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, breachId)).orderBy(auditEntries.key);
  expect(acts.map(({ act }) => act)).toEqual(["breach.add", "breach.edit", "breach.close", "breach.reopen"]);
  expect(acts[1]?.before).toMatchObject({ board: "undecided", kinds: ["confidentiality"] });
});

test("what isn't right is said at its field, in the reader's language, and nothing that was typed is lost", async () => {
  const admin = await signUp({ userRole: "admin" });
  const before = await db.$count(breaches);
  const now = Date.now();
  const refused = async (own: Record<string, string>, says: string) => {
    const answer = await visit("/admin/breaches/add", { as: admin, form: breachForm(own, now) });
    const page = await answer.text();
    return [answer.status, page.includes(says), page.includes("A copy of the table of messages")];
  };
  const told = momentFields("board_told", now - 3 * HOUR);
  expect(await refused({ board: "keep" }, "Write down the reason.")).toEqual([400, true, true]);
  expect(await refused({ kinds: "" }, "Choose what was harmed.")).toEqual([400, true, true]);
  expect(await refused({ started_day: "2026-10-01" }, "Add the time.")).toEqual([400, true, true]);
  expect(await refused(momentFields("known", now - 9 * HOUR), "have known before it was detected")).toEqual([400, true, true]);
  expect(await refused(momentFields("known", now + 9 * HOUR), "This is in the future.")).toEqual([400, true, true]);
  expect(await refused({ board: "tell", ...told }, "Nobody can be told before it was detected.")).toEqual([400, true, true]);
  expect(await refused(momentFields("board_told", now), "Someone was told at the time below.")).toEqual([400, true, true]);
  const late = { ...momentFields("detected", now - 90 * HOUR), ...momentFields("known", now - 80 * HOUR) };
  expect(await refused({ ...late, board: "tell", ...momentFields("board_told", now - HOUR) }, "after more than 72 hours")).toEqual([
    400,
    true,
    true,
  ]);
  expect(await db.$count(breaches)).toBe(before);
  const sent = await visit("/admin/breaches/add", { as: admin, form: breachForm({ people_count: "1200" }, now) });
  expect([sent.status, await db.$count(breaches)]).toEqual([303, before + 1]);
  const [row] = await db.select().from(breaches).orderBy(desc(breaches.key)).limit(1);
  expect(row).toMatchObject({ peopleCount: 1200, kinds: ["confidentiality"], createdBy: admin.userId });
});

test("the text for the Board has everything in its order, in Turkish unless English is asked for", async () => {
  await db.delete(settings);
  await db.insert(settings).values({ name: "operator", value: { ...noOperator, name: "Hocam Derneği", phone: "+90 312" }, updatedAt: 1 });
  await env.KV.delete("settings");
  const ctx = await asOf(KNOWN + HOUR);
  const breachId = await addBreachRow({ knownAt: KNOWN, detectedAt: KNOWN - HOUR, peopleCount: 40, measures: "Password changed." });
  const text = await readBreachForm(ctx, breachId, "tr");
  const inOrder = [
    "Hocam Derneği",
    "23 Eki 2026",
    "A copy of the table",
    "Names and messages",
    "Students",
    "40",
    "Password changed.",
    "Kurul:",
  ];
  const places = inOrder.map((part) => text.lastIndexOf(part));
  expect([places.includes(-1), places]).toEqual([false, [...places].sort((a, b) => a - b)]);
  const path = `/api/v1/breaches/${breachId}/form.txt?language=en`;
  const answer = await visit(path, { as: await signUp({ userRole: "admin" }) });
  expect([answer.headers.get("content-type"), (await answer.text()).includes("1. Controller")]).toEqual([
    "text/plain; charset=utf-8",
    true,
  ]);
  expect((await visit(path, { as: await signUp({ userRole: "moderator" }) })).status).toBe(403);
  await db.delete(settings);
  await env.KV.delete("settings");
});

test("admins find the log from the panel, with how each clock stands; moderators don't get in", async () => {
  const breachId = await addBreachRow({ what: "Laptop of the treasurer was stolen." });
  const admin = await signUp({ userRole: "admin" });
  expect((await see("/admin/panel", { as: admin })).body).toContain('href="/admin/breaches"');
  const list = await see("/admin/breaches", { as: admin });
  expect([list.body.includes(`/admin/breaches/${breachId}`), list.body.includes("Tell the Board by")]).toEqual([true, true]);
  expect((await visit("/admin/breaches", { as: await signUp({ userRole: "moderator" }) })).status).toBe(302);
  expect((await rowOf(breachId))?.version).toBe(1);
});

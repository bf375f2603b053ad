/** Who reads requests by right, what their mails say, what becomes of them with an account, and where alerts about them lead. */
import { alerts } from "@schema/alerts";
import { legalRequests } from "@schema/legal-requests";
import { notices } from "@schema/notices";
import { outbox } from "@schema/platform";
import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { lookForTrouble } from "../../../app/features/alerts/alerts.service.server";
import {
  addRequest,
  confirmRequest,
  decideRequest,
  resendRequestCode,
} from "../../../app/features/legal-requests/legal-requests.service.server";
import { legalRequestPlaces } from "../../../app/features/legal-requests/personal-data.repository.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { HOUR, MINUTE } from "../../../app/platform/clock";
import { momentOf } from "../../../app/platform/time";
import { addRequestRow, requestBody } from "../../support/legal-requests";
import { lastMailTo } from "../../support/mails";
import { see } from "../../support/pages";
import { signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const at = (now: number) => testContext({ clock: { now: () => now } });
const fresh = () => `${crypto.randomUUID()}@example.org`;
const FRIDAY = momentOf("2026-10-23", "16:30");
const aboutPage = { kind: "court", page: "/courses/all", fileNumber: "2026/17" } as const;

beforeEach(async () => {
  for (const table of [legalRequests, alerts]) await db.delete(table);
});

test("requests about somebody's data are read and answered by admins alone, those about a page by all staff", async () => {
  const [moderator, admin] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })];
  const data = await addRequestRow({ name: "Asks Fordata", details: "My data are a secret." });
  const page = await addRequestRow({ ...aboutPage, name: "Names Apage", details: "This page is ordered away." });
  const seenBy = async (as: typeof moderator) => {
    const [list, panel] = [await see("/admin/requests/all", { as }), await see("/admin/panel?kind=legal_requests", { as })];
    const shown = [list.body.includes("Asks Fordata"), panel.body.includes("My data are a secret.")];
    return [...shown, list.body.includes("Names Apage"), panel.body.includes("This page is ordered away.")];
  };
  expect(await seenBy(moderator)).toEqual([false, false, true, true]);
  expect(await seenBy(admin)).toEqual([true, true, true, true]);
  const pages = async (as: typeof moderator) =>
    Promise.all([data, page].map(async (id) => (await visit(`/admin/requests/${id}`, { as })).status));
  expect([await pages(moderator), await pages(admin)]).toEqual([
    [403, 200],
    [200, 200],
  ]);
  const answer = { decision: "granted" as const, answer: "It is done." };
  await expect(decideRequest(moderator.ctx, data, answer)).rejects.toMatchObject({ code: "kit.forbidden" });
  await decideRequest(moderator.ctx, page, answer);
  await decideRequest(admin.ctx, data, answer);
});

test("moderators count what they read, and are told who reads the rest", async () => {
  await addRequestRow();
  const list = await see("/admin/requests/all", { as: await signUp({ userRole: "moderator" }) });
  expect(list.body).toContain("Requests about personal data are read by admins only.");
  expect(list.body).toContain("No requests here");
  const all = await see("/admin/requests/all", { as: await signUp({ userRole: "admin" }) });
  expect(all.body).not.toContain("are read by admins only.");
});

test("with an account go its requests about data, not those about a page that wait for an answer", async () => {
  const person = { userId: "user-gone", userEmail: fresh(), userName: "gone", name: "Gone" };
  const email = person.userEmail;
  const [data, page] = [await addRequestRow({ email }), await addRequestRow({ ...aboutPage, email })];
  const unconfirmed = await addRequestRow({ ...aboutPage, email, status: "unconfirmed", dueAt: null, warnAt: null });
  const answered = await addRequestRow({ ...aboutPage, email, status: "granted", answer: "Done.", answeredAt: FRIDAY });
  const places = legalRequestPlaces.filter(({ stage }) => stage === "content");
  for (const statement of eraseStatements({ db }, places, person)) await db.batch([statement]);
  const left = new Map((await db.select().from(legalRequests)).map((row) => [row.requestId, row]));
  expect([left.has(data), left.has(unconfirmed)]).toEqual([false, false]);
  expect(left.get(page)).toMatchObject({ email, status: "open", page: "/courses/all", fileNumber: "2026/17" });
  expect(left.get(answered)).toMatchObject({ email: null, name: "", page: null });
});

test("the mail of a code carries no word of whoever typed the address", async () => {
  const email = fresh();
  await addRequest(testContext(), requestBody({ email, name: "Buy Cheap Things" }) as never);
  expect(JSON.stringify((await lastMailTo(email)).values)).not.toContain("Cheap");
});

test("who is refused about a page isn't sent to the authority for data", async () => {
  const admin = await signUp({ userRole: "admin" });
  const templateOf = async (own: Parameters<typeof addRequestRow>[0]) => {
    const requestId = await addRequestRow(own);
    await decideRequest(admin.ctx, requestId, { decision: "refused", answer: "We won't." });
    const [mail] = await db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `%${requestId}`));
    return (mail?.payload as { template?: string } | undefined)?.template;
  };
  expect([await templateOf({}), await templateOf({ ...aboutPage }), await templateOf({ kind: "aboutMe", page: "/about" })]).toEqual([
    "legal-requests:mail.refused",
    "legal-requests:mail.refusedPage",
    "legal-requests:mail.refused",
  ]);
});

test("the clock runs from the newest code, so that nobody is promised a moment that is over", async () => {
  const email = fresh();
  const asked = requestBody({ email, kind: "court", page: "/courses/all", file_number: "2026/17" }) as never;
  const requestId = await addRequest(at(FRIDAY), asked);
  await resendRequestCode(at(FRIDAY + 6 * HOUR), requestId);
  await confirmRequest(at(FRIDAY + 6 * HOUR + MINUTE), requestId, (await lastMailTo(email)).values.code ?? "");
  const [row] = await db.select().from(legalRequests).where(eq(legalRequests.requestId, requestId));
  expect(row?.dueAt).toBe(FRIDAY + 10 * HOUR);
});

test("an alert about a request says what is asked, not its id, and leads to it", async () => {
  const admin = await signUp({ userRole: "admin", locale: "en" });
  const requestId = await addRequestRow({ ...aboutPage, warnAt: FRIDAY, dueAt: FRIDAY + 4 * HOUR });
  await lookForTrouble(at(FRIDAY));
  const rows = await db.select().from(notices).where(eq(notices.userId, admin.userId));
  expect(rows.map(({ path }) => path)).toContain(`/admin/requests/${requestId}`);
  const inbox = await readInbox(admin.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  expect(inbox.rows.map(({ title }) => title)).toContain("Something is wrong: a legal request has to be answered soon (Court order)");
});

test("taking one's data along and leaving are offered each where they are", async () => {
  const member = await signUp();
  const [asking, own] = [await see("/privacy/request", { as: member }), await see("/profile/data", { as: member })];
  for (const place of ["download", "delete"])
    expect([place, asking.body.includes(`href="/profile/data#${place}"`), own.body.includes(`id="${place}"`)]).toEqual([place, true, true]);
});

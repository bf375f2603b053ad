/** Requests by right: confirmed by a mailed code, told before their time is over, answered once, and forgotten in time. */

import { alerts } from "@schema/alerts";
import { legalRequests } from "@schema/legal-requests";
import { outbox, settings } from "@schema/platform";
import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lookForTrouble } from "../../../app/features/alerts/alerts.service.server";
import { readTroubles } from "../../../app/features/alerts/troubles.server";
import { dueOf } from "../../../app/features/legal-requests/due.rules";
import type { RequestKind } from "../../../app/features/legal-requests/kinds";
import { oldRequests } from "../../../app/features/legal-requests/legal-requests.repository.server";
import {
  addRequest,
  CODE_LIFE,
  confirmRequest,
  decideRequest,
  listRequests,
  resendRequestCode,
} from "../../../app/features/legal-requests/legal-requests.service.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { momentOf } from "../../../app/platform/time";
import { translators } from "../../../app/translators.server";
import { addRequestRow, requestBody } from "../../support/legal-requests";
import { lastMailTo, mailsTo } from "../../support/mails";
import { see } from "../../support/pages";
import { env, signUp, testContext, visit } from "../../support/site";

const { db, product } = testContext();
const at = (now: number, own = {}) => testContext({ clock: { now: () => now }, ...own });
const rowOf = async (id: string) => (await db.select().from(legalRequests).where(eq(legalRequests.requestId, id)))[0];
const fresh = () => `${crypto.randomUUID()}@example.org`;
const input = (own: Record<string, unknown> = {}) => requestBody(own) as never;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (failed: { code: string }) => failed.code,
  );

beforeEach(async () => {
  for (const table of [legalRequests, alerts, settings]) await db.delete(table);
  await env.KV.delete("settings");
});

/** Asks and confirms at a moment. @returns the request's id */
async function confirmed(now: number, own: Record<string, unknown> = {}) {
  const email = fresh();
  const requestId = await addRequest(at(now), input({ email, ...own }));
  const { values } = await lastMailTo(email);
  await confirmRequest(at(now + 5 * MINUTE), requestId, values.code ?? "");
  return { requestId, email };
}

const FRIDAY = momentOf("2026-10-23", "16:30");
const BEFORE_REPUBLIC_DAY = momentOf("2026-10-28", "10:15");

test.each([
  ["access", FRIDAY, FRIDAY + 30 * DAY, FRIDAY + 22.5 * DAY],
  ["computed", FRIDAY, FRIDAY + 30 * DAY, FRIDAY + 22.5 * DAY],
  ["erasure", FRIDAY, FRIDAY + 30 * DAY, FRIDAY + 22.5 * DAY],
  ["concerned", FRIDAY, FRIDAY + 24 * HOUR, FRIDAY + 6 * MINUTE],
  ["court", FRIDAY, FRIDAY + 4 * HOUR, FRIDAY + 6 * MINUTE],
  ["authority", FRIDAY, FRIDAY + 4 * HOUR, FRIDAY + 6 * MINUTE],
  // Thursday the 29th is a holiday, and a weekend follows Friday.
  ["copyright", BEFORE_REPUBLIC_DAY, momentOf("2026-11-03", "10:15"), momentOf("2026-11-01", "23:00")],
  ["aboutMe", BEFORE_REPUBLIC_DAY, momentOf("2026-11-03", "10:15"), momentOf("2026-11-01", "23:00")],
] as const)(
  "%s is due by its own clock: told to admins before, overdue after, over once it is answered",
  async (kind, now, dueAt, warned) => {
    const { requestId } = await confirmed(now, { kind, page: "/courses/all", file_number: "2026/17" });
    expect((await rowOf(requestId))?.dueAt).toBe(dueAt);
    const troubles = async (when: number) => (await readTroubles(at(when))).filter(({ subject }) => subject === requestId);
    const isWarnedLater = (await rowOf(requestId))?.warnAt !== now;
    expect(isWarnedLater ? await troubles(now + 6 * MINUTE) : []).toEqual([]);
    expect(await troubles(warned)).toEqual([{ kind: "requestDue", subject: requestId, number: 0 }]);
    expect(await troubles(dueAt - 1)).toEqual([{ kind: "requestDue", subject: requestId, number: 0 }]);
    expect(await troubles(dueAt)).toEqual([{ kind: "requestOverdue", subject: requestId, number: 0 }]);
    const staff = await signUp({ userRole: "admin" });
    const isOverdue = async (when: number) =>
      (await listRequests({ ...staff.ctx, clock: { now: () => when } }, { status: "open" })).items.map((each) => each.isOverdue);
    expect([await isOverdue(dueAt - 1), await isOverdue(dueAt)]).toEqual([[false], [true]]);
    await decideRequest({ ...staff.ctx, clock: { now: () => dueAt } }, requestId, { decision: "granted", answer: "It is done." });
    expect(await troubles(dueAt)).toEqual([]);
  },
);

test("each request that comes near is an alert of its own, raised once, and again when it is overdue", async () => {
  const [first, second] = [(await confirmed(FRIDAY)).requestId, (await confirmed(FRIDAY + HOUR)).requestId];
  const told = async () =>
    (await db.select().from(alerts))
      .filter(({ kind }) => kind.startsWith("request"))
      .map(({ kind, subject, endedAt }) => [kind, subject, endedAt === null]);
  await lookForTrouble(at(FRIDAY + 22.5 * DAY));
  await lookForTrouble(at(FRIDAY + 22.5 * DAY + MINUTE));
  expect(await told()).toEqual([["requestDue", first, true]]);
  await lookForTrouble(at(FRIDAY + 30 * DAY));
  expect(await told()).toEqual([
    ["requestDue", first, false],
    ["requestOverdue", first, true],
    ["requestDue", second, true],
  ]);
});

test("a clock is as long as admins set it", () => {
  const set = { requestDays: 10, aboutMeDays: 1, copyrightDays: 2, concernedHours: 6, courtHours: 2, authorityHours: 3 };
  const due = (kind: RequestKind) => dueOf(kind, FRIDAY, set).dueAt;
  expect([due("copy"), due("aboutMe"), due("copyright"), due("concerned"), due("court"), due("authority")]).toEqual([
    FRIDAY + 10 * DAY,
    momentOf("2026-10-26", "16:30"),
    momentOf("2026-10-27", "16:30"),
    FRIDAY + 6 * HOUR,
    FRIDAY + 2 * HOUR,
    FRIDAY + 3 * HOUR,
  ]);
});

test("staff see nothing of a request until its code was entered, and it waits in the panel then", async () => {
  const admin = await signUp({ userRole: "admin" });
  const email = fresh();
  const sent = await visit("/privacy/request", { form: requestBody({ email, name: "Nobody Confirmed" }) as Record<string, string> });
  const path = sent.headers.get("location") ?? "";
  expect([sent.status, path]).toEqual([303, expect.stringMatching(/^\/privacy\/request\/request-\w+$/)]);
  const requestId = path.split("/").at(-1) ?? "";
  expect((await visit(`/admin/requests/${requestId}`, { as: admin })).status).toBe(404);
  const { values } = await lastMailTo(email);
  expect((await visit(path, { form: { code: ` ${values.code?.slice(0, 3)} ${values.code?.slice(3)} ` } })).status).toBe(303);
  const [own, list, panel] = [await see(path), await see("/admin/requests/all", { as: admin }), await see("/admin/panel", { as: admin })];
  expect(own.body).toContain("We&#x27;ve got your request");
  for (const secret of [email, "Nobody Confirmed", "Which data do you hold"]) expect(own.body).not.toContain(secret);
  expect(list.body).toContain("Nobody Confirmed");
  expect(panel.body).toContain(`/admin/requests/${requestId}`);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["legal-requests:mail.code", "legal-requests:mail.received"]);
});

test("whether an address has an account is told neither by answers nor by mails", async () => {
  const member = await signUp();
  const ask = async (email: string) => {
    const sent = await visit("/privacy/request", { form: requestBody({ email }) as Record<string, string> });
    const path = sent.headers.get("location") ?? "";
    const page = await see(path);
    const [mail] = (await mailsTo(email)).filter(({ template }) => template.startsWith("legal-requests"));
    const text = (body: string) => body.replaceAll(path, "").replace(/nonce="[^"]*"|"[\w-]{20,}"/g, "");
    return [sent.status, page.status, text(page.body).includes("six-digit code"), mail?.template, Object.keys(mail?.values ?? {})];
  };
  expect(await ask(member.userEmail)).toEqual(await ask(fresh()));
});

test("five wrong codes end a code, ten minutes don't; a new one is mailed a minute after the last, five an hour at most", async () => {
  const email = fresh();
  const requestId = await addRequest(at(FRIDAY), input({ email }));
  const code = async () => (await lastMailTo(email)).values.code ?? "";
  const wrong = async () => ((await code()) === "000000" ? "000001" : "000000");
  const tries = [];
  for (let count = 0; count < 6; count++) tries.push(await refusal(confirmRequest(at(FRIDAY + MINUTE), requestId, await wrong())));
  expect(tries).toEqual([
    ...Array.from({ length: 4 }, () => "legal-requests.codeWrong"),
    "legal-requests.codeOver",
    "legal-requests.codeOver",
  ]);
  expect(await refusal(confirmRequest(at(FRIDAY + MINUTE), requestId, await code()))).toBe("legal-requests.codeOver");
  expect(await refusal(resendRequestCode(at(FRIDAY + MINUTE / 2), requestId))).toBe("legal-requests.codeTooSoon");
  const sent = [];
  for (let count = 1; count < 6; count++) sent.push(await refusal(resendRequestCode(at(FRIDAY + 2 * count * MINUTE), requestId)));
  expect(sent).toEqual(["done", "done", "done", "done", "kit.tooManyAttempts"]);
  expect(await refusal(confirmRequest(at(FRIDAY + 10 * MINUTE), requestId, await code()))).toBe("done");
  expect((await rowOf(requestId))?.status).toBe("open");
});

test("new codes gain no new guesses beyond fifteen an hour", async () => {
  const email = fresh();
  const requestId = await addRequest(at(FRIDAY), input({ email }));
  const guesses = [];
  for (let round = 0; round < 4; round++) {
    if (round > 0) await resendRequestCode(at(FRIDAY + 2 * round * MINUTE), requestId);
    for (let count = 0; count < 5; count++)
      guesses.push(await refusal(confirmRequest(at(FRIDAY + 2 * round * MINUTE + 1), requestId, "abc")));
  }
  expect(guesses.slice(15)).toEqual(Array.from({ length: 5 }, () => "kit.tooManyAttempts"));
  expect(guesses.slice(0, 15)).not.toContain("kit.tooManyAttempts");
});

test("a code works for half an hour, and one request's is none of another's", async () => {
  const [email, other] = [fresh(), fresh()];
  const [mine, theirs] = [await addRequest(at(FRIDAY), input({ email })), await addRequest(at(FRIDAY), input({ email: other }))];
  const code = (await lastMailTo(email)).values.code ?? "";
  expect(await refusal(confirmRequest(at(FRIDAY + MINUTE), theirs, code))).toBe("legal-requests.codeWrong");
  expect(await refusal(confirmRequest(at(FRIDAY + CODE_LIFE), mine, code))).toBe("legal-requests.codeOver");
  expect(await refusal(confirmRequest(at(FRIDAY + CODE_LIFE - 1), mine, code))).toBe("done");
});

test("an address that others type in gets five codes an hour, whatever it is asked for", async () => {
  const email = fresh();
  const asked = [];
  for (let count = 0; count < 6; count++) {
    const ctx = at(FRIDAY, { address: `203.0.113.${count}` });
    asked.push(await refusal(addRequest(ctx, input({ email, details: `Request number ${count}` }))));
  }
  expect(asked).toEqual([...Array.from({ length: 5 }, () => "done"), "kit.tooManyAttempts"]);
  expect(await mailsTo(email)).toHaveLength(5);
});

test("of two on the staff who decide at once one wins, one mail goes out in the asker's language, and its copy is kept", async () => {
  const [one, two] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  for (let round = 0; round < 5; round++) {
    const email = fresh();
    const requestId = await addRequestRow({ email, locale: "tr" });
    const outcomes = await Promise.all([
      refusal(decideRequest(one.ctx, requestId, { decision: "granted", answer: "Verdik." })),
      refusal(decideRequest(two.ctx, requestId, { decision: "refused", answer: "Vermedik." })),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "legal-requests.alreadyDecided"]);
    const row = await rowOf(requestId);
    const mails = await db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `%${requestId}`));
    const [winner, answer] = outcomes[0] === "done" ? [one, "Verdik."] : [two, "Vermedik."];
    expect(row).toMatchObject({ answer, answeredBy: winner.userId, status: outcomes[0] === "done" ? "granted" : "refused" });
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { to: email, locale: "tr", template: `legal-requests:mail.${row?.status}`, values: { answer } },
    ]);
  }
  // Alone, either decision goes through.
  const alone = await addRequestRow();
  expect(await refusal(decideRequest(two.ctx, alone, { decision: "refused", answer: "No." }))).toBe("done");
});

test.each(["en", "tr"] as const)("each mail has a subject and a text in %s, with all that it names filled in", (locale) => {
  const { t, exists } = translators[locale];
  const values = { name: "Deniz", code: "123456", due: "28 Dec", answer: "Here." };
  for (const mail of ["code", "received", "granted", "refused", "refusedPage"])
    for (const part of ["subject", "text"]) {
      const key = `legal-requests:mail.${mail}.${part}`;
      expect([key, exists(key), String(t(key as never, values as never))]).toEqual([
        key,
        true,
        expect.not.stringMatching(/\{\{|legal-requests:/),
      ]);
    }
});

test("a page has to be named for what is about one, and a file number for courts and authorities; what was typed stays", async () => {
  const send = (own: Record<string, string>) =>
    see("/privacy/request", { form: requestBody({ email: fresh(), ...own }) as Record<string, string> });
  const court = await send({ kind: "court" });
  expect(court.status).toBe(400);
  for (const said of ["Enter the address of the page.", "Enter the file number.", "Which data do you hold about me?"])
    expect(court.body).toContain(said);
  expect((await send({ kind: "court", page: "/courses/all", file_number: "2026/17" })).status).toBe(303);
  expect((await send({ kind: "aboutMe" })).status).toBe(400);
  expect((await send({ kind: "copy" })).status).toBe(303);
});

test("a robot that fills the trap is answered like everybody and keeps nothing", async () => {
  const email = fresh();
  const sent = await visit("/privacy/request", { form: requestBody({ email, website: "https://example.com" }) as Record<string, string> });
  expect([sent.status, await mailsTo(email)]).toEqual([303, []]);
});

test("the course page and the notice lead to the request, with the page filled in", async () => {
  const page = await see("/privacy/request?kind=aboutMe&page=/courses/one/course-1");
  expect(page.body).toContain('value="/courses/one/course-1"');
  expect(page.body).toMatch(/<option value="aboutMe" selected/);
  expect((await see("/policies/privacy")).body).toContain('href="/privacy/request?kind=aboutMe"');
});

test("an answered request goes after the years of the settings, an unconfirmed one after a day, an open one never", async () => {
  const answered = { status: "granted" as const, answer: "Done.", answeredAt: FRIDAY };
  const [old, open] = [await addRequestRow({ ...answered, createdAt: FRIDAY }), await addRequestRow({ createdAt: FRIDAY })];
  const unconfirmed = await addRequestRow({ status: "unconfirmed", dueAt: null, warnAt: null, createdAt: FRIDAY });
  const leftAt = async (now: number) => {
    for (const statement of oldRequests(at(now))) await db.batch([statement]);
    return (await db.select().from(legalRequests)).map(({ requestId }) => requestId);
  };
  expect(await leftAt(FRIDAY + DAY)).toEqual([old, open, unconfirmed]);
  expect(await leftAt(FRIDAY + DAY + 1)).toEqual([old, open]);
  expect(await leftAt(FRIDAY + 3 * 365 * DAY)).toEqual([old, open]);
  await db.insert(settings).values({ name: "requestYears", value: 4, updatedAt: FRIDAY });
  expect(await leftAt(FRIDAY + 4 * 365 * DAY)).toEqual([old, open]);
  expect(await leftAt(FRIDAY + 4 * 365 * DAY + 1)).toEqual([open]);
  expect(product.oldTraces).toContain(oldRequests);
});

test.each([
  "Ankara 3. Sulh Ceza Hâkimliği",
  "İstanbul 12. Fikrî ve Sınaî Haklar Hukuk Mahkemesi",
  "T.C. Bilgi Teknolojileri ve İletişim Kurumu",
  "Yılmaz & Oğulları A.Ş. (İzmir)",
  "3M Türkiye",
  "Ada/Deniz Ltd.Şti.",
])("whoever asks may be called %s", async (name) => {
  const form = requestBody({ email: fresh(), name }) as Record<string, string>;
  const sent = await visit("/privacy/request", { form });
  expect(sent.status).toBe(303);
  const requestId = (sent.headers.get("location") ?? "").split("/").at(-1)?.split("?")[0] ?? "";
  expect((await rowOf(requestId))?.name).toBe(name);
});

test.each(["", " ", "A", "a".repeat(121)])("a name of %j is none, and nothing typed is lost", async (name) => {
  const form = requestBody({ email: fresh(), name }) as Record<string, string>;
  const answer = await visit("/privacy/request", { form });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(form.details ?? "")]);
});

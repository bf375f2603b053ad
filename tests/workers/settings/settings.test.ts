/** Settings: changed by admins, one after the other, and true at once where they were changed. */
import { auditEntries, settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { noOperator } from "../../../app/platform/operator";
import { noProcessors } from "../../../app/platform/processors";
import { readSettings, writeSettings } from "../../../app/platform/settings.server";
import { see } from "../../support/pages";
import { call, env, type Person, signUp, testContext } from "../../support/site";

type Values = { vip_threshold: number; mail_domains: string[]; report_threshold: number; version: number };
type Answer = Values & { error: { code: string; message: string; details: Record<string, unknown> } };

const PATH = "/admin/settings";
const { db } = testContext();
const read = async (as: Person) => (await call<Values>(PATH, { as })).body;
const OTHERS = {
  urgent_hours: 2,
  ticket_hold_minutes: 15,
  ticket_offer_hours: 24,
  ticket_refund_hours: 48,
  assistant_questions: 60,
  assistant_days: 180,
  alert_errors: 50,
  alert_database_size: 8000,
  consent_years: 10,
  request_days: 30,
  about_me_days: 3,
  copyright_days: 3,
  concerned_hours: 24,
  court_hours: 4,
  authority_hours: 4,
  request_years: 3,
  billing_years: 10,
  traffic_months: 0,
};
const put = (as: Person, json: object) => call<Answer>(PATH, { as, json: { report_threshold: 3, ...OTHERS, ...json }, method: "PUT" });
const audits = () => db.select().from(auditEntries).where(eq(auditEntries.act, "settings.change")).orderBy(auditEntries.key);
const admin = () => signUp({ userRole: "admin" });

beforeEach(async () => {
  await db.delete(settings);
  await db.delete(auditEntries).where(eq(auditEntries.act, "settings.change"));
  await env.KV.delete("settings");
});

test("settings are read with their version, changed, written down, and hold at once", async () => {
  const [staff, student] = [await admin(), await signUp()];
  expect(await read(staff)).toEqual({ vip_threshold: 3, mail_domains: ["metu.edu.tr"], report_threshold: 3, ...OTHERS, version: 0 });
  const { status, body } = await put(staff, {
    vip_threshold: 7,
    mail_domains: ["METU.edu.tr", "@ncc.metu.edu.tr", "metu.edu.tr"],
    version: 0,
  });
  expect([status, body.vip_threshold, body.mail_domains]).toEqual([200, 7, ["metu.edu.tr", "ncc.metu.edu.tr"]]);
  expect(body.version).toBeGreaterThan(0);
  expect((await call("/databank/stats")).body).toMatchObject({ vip_threshold: 7 });
  const newcomer = {
    name: "Yeni Gelen",
    user_name: "ncc.student",
    user_email: "a@ncc.metu.edu.tr",
    user_password: "correct horse battery staple",
  };
  expect((await call("/reception/register", { json: newcomer })).status).toBe(202);
  expect(await env.KV.get("settings", "json")).toEqual({
    at: expect.any(Number),
    copy: {
      vipThreshold: 7,
      mailDomains: ["metu.edu.tr", "ncc.metu.edu.tr"],
      reportThreshold: 3,
      urgentHours: 2,
      ticketHoldMinutes: 15,
      ticketOfferHours: 24,
      ticketRefundHours: 48,
      assistantQuestions: 60,
      assistantKeptDays: 180,
      alertErrors: 50,
      alertDatabaseSize: 8000,
      consentYears: 10,
      requestDays: 30,
      aboutMeDays: 3,
      copyrightDays: 3,
      concernedHours: 24,
      courtHours: 4,
      authorityHours: 4,
      requestYears: 3,
      billingYears: 10,
      trafficMonths: 0,
    },
  });
  expect(await audits()).toMatchObject([
    {
      actorId: staff.userId,
      before: { vipThreshold: 3, mailDomains: ["metu.edu.tr"] },
      after: { vipThreshold: 7, mailDomains: ["metu.edu.tr", "ncc.metu.edu.tr"] },
    },
  ]);
  expect((await see("/databank/personal", { as: student })).body).toContain("7");
});

test.each([
  ["vip_threshold", 0],
  ["vip_threshold", 21],
  ["vip_threshold", 2.5],
  ["vip_threshold", "three"],
  ["mail_domains", []],
  ["mail_domains", ["nodot"]],
  ["mail_domains", ["a b.edu"]],
  ["mail_domains", ["-x.edu.tr"]],
  ["mail_domains", Array.from({ length: 21 }, (_, i) => `d${i}.edu.tr`)],
  ["mail_domains", undefined],
  ["version", undefined],
  ["maintenance", true],
  ["ticket_hold_minutes", 4],
  ["ticket_offer_hours", 169],
  ["ticket_refund_hours", -1],
  ["assistant_questions", 0],
  ["assistant_days", 731],
  ["report_threshold", 1],
  ["report_threshold", 21],
])("settings whose %s is %j are refused by that field's name", async (field, value) => {
  const answer = await put(await admin(), { vip_threshold: 3, mail_domains: ["metu.edu.tr"], version: 0, [field]: value });
  expect([answer.status, answer.body.error.code]).toEqual([400, "kit.invalidInput"]);
  expect(JSON.stringify(answer.body.error.details)).toContain(field);
  expect(await audits()).toEqual([]);
});

test("settings are for admins", async () => {
  const json = { vip_threshold: 1, mail_domains: ["metu.edu.tr"], version: 0 };
  const people = [await signUp(), await signUp({ userRole: "moderator" })];
  for (const method of ["GET", "PUT"]) {
    const options = { method, ...(method === "PUT" && { json }) };
    expect((await call(PATH, options)).status).toBe(401);
    for (const as of people) expect((await call(PATH, { ...options, as })).status).toBe(403);
  }
});

test("a change that doesn't know of another one is refused and told what is there now", async () => {
  const [first, second] = [await admin(), await admin()];
  const { version } = await read(second);
  expect((await put(first, { vip_threshold: 5, mail_domains: ["metu.edu.tr"], version })).status).toBe(200);
  const late = await put(second, { vip_threshold: 9, mail_domains: ["metu.edu.tr"], version });
  expect([late.status, late.body.error.code]).toEqual([409, "settings.changed"]);
  expect(late.body.error.message).toContain(first.name);
  expect(late.body.error.details).toMatchObject({ vip_threshold: 5, mail_domains: "metu.edu.tr" });
  expect(late.body.error.message).toContain("Current values that differ from yours: Contributions that open the databank: 5. Save again");
  expect((await put(second, { vip_threshold: 5, mail_domains: ["metu.edu.tr"], version })).status).toBe(200);
  expect((await put(second, { vip_threshold: 9, mail_domains: ["metu.edu.tr"], version: (await read(second)).version })).status).toBe(200);
  expect((await audits()).map(({ before }) => (before as { vipThreshold: number }).vipThreshold)).toEqual([3, 5]);
});

test("of five changes at once to the same version one is made", async () => {
  const staff = await admin();
  const answers = await Promise.all(
    [4, 5, 6, 7, 8].map((vip_threshold) => put(staff, { vip_threshold, mail_domains: ["metu.edu.tr"], version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await audits()).toHaveLength(1);
});

test("changes that each name the version of the one before are all made: the control of the test above", async () => {
  const { ctx } = await admin();
  const still = { ...ctx, clock: { now: () => 1000 } };
  for (const vipThreshold of [4, 5, 6]) {
    const version = Math.max(0, ...(await db.select().from(settings)).map(({ updatedAt }) => updatedAt));
    expect(await writeSettings(still, { vipThreshold, mailDomains: ["metu.edu.tr"], reportThreshold: 3 }, version)).toBe(true);
  }
  expect(await audits()).toHaveLength(3);
});

test("all readers have the same settings until an admin changes one; none can change them for another", async () => {
  const { ctx } = await admin();
  const before = await readSettings(ctx);
  expect(await readSettings(testContext())).toBe(before);
  expect(() => Object.assign(before, { vipThreshold: 99 })).toThrow(TypeError);
  for (const vipThreshold of [7, 8]) {
    const version = Math.max(0, ...(await db.select().from(settings)).map(({ updatedAt }) => updatedAt));
    expect(await writeSettings(ctx, { vipThreshold }, version)).toBe(true);
    expect((await readSettings(testContext())).vipThreshold).toBe(vipThreshold);
  }
  expect(before.vipThreshold).toBe(3);
});

test("the cache is silent when it fails", async () => {
  const KV = { get: () => Promise.reject(new Error("down")), put: () => Promise.reject(new Error("down")) } as unknown as KVNamespace;
  const later = { now: () => Date.now() + 600_000 };
  expect(await readSettings(testContext({ clock: later, env: { ...env, KV } }))).toEqual({
    vipThreshold: 3,
    mailDomains: ["metu.edu.tr"],
    reportThreshold: 3,
    maintenance: { isWhole: false, features: [], note: { en: "", tr: "" } },
    openFlags: [],
    operator: noOperator,
    processors: noProcessors,
    urgentHours: 2,
    ticketHoldMinutes: 15,
    ticketOfferHours: 24,
    ticketRefundHours: 48,
    assistantQuestions: 60,
    assistantKeptDays: 180,
    alertErrors: 50,
    alertDatabaseSize: 8000,
    consentYears: 10,
    requestDays: 30,
    aboutMeDays: 3,
    copyrightDays: 3,
    concernedHours: 24,
    courtHours: 4,
    authorityHours: 4,
    requestYears: 3,
    billingYears: 10,
    trafficMonths: 0,
    siteContent: { hiddenNumbers: [], banners: [], demoPicks: [], faqOrder: [] },
    siteContentDraft: null,
    siteContentBefore: [],
  });
});

test("the page takes a domain a line, keeps what was typed when it refuses, and carries the version", async () => {
  const [staff, other] = [await admin(), await admin()];
  const page = "/admin/settings/main";
  const texts = {
    urgent_hours: "2",
    ticket_hold_minutes: "20",
    ticket_offer_hours: "12",
    ticket_refund_hours: "24",
    assistant_questions: "60",
    assistant_days: "180",
    alert_errors: "50",
    alert_database_size: "8000",
    consent_years: "10",
    request_days: "30",
    about_me_days: "3",
    copyright_days: "3",
    concerned_hours: "24",
    court_hours: "4",
    authority_hours: "4",
    request_years: "3",
    billing_years: "10",
    traffic_months: "0",
  };
  const form = { vip_threshold: "4", mail_domains: "metu.edu.tr\r\nncc.metu.edu.tr\r\n", report_threshold: "3", ...texts, version: "0" };
  expect((await see(page, { as: staff })).body).toContain('name="version" value="0"');
  const wrong = await see(page, { as: staff, form: { ...form, mail_domains: "not a domain" } });
  expect([wrong.status, wrong.body.includes("Enter one domain per line"), wrong.body.includes("not a domain")]).toEqual([400, true, true]);
  const none = await see(page, { as: staff, form: { ...form, mail_domains: " " } });
  expect([none.status, none.body.includes("Keep at least one domain.")]).toEqual([400, true]);
  expect((await see(page, { as: staff, form })).status).toBe(303);
  expect(await read(staff)).toMatchObject({ vip_threshold: 4, mail_domains: ["metu.edu.tr", "ncc.metu.edu.tr"] });
  const late = await see(page, { as: other, form: { ...form, vip_threshold: "11" } });
  const { version } = await read(staff);
  expect([
    late.status,
    late.body.includes("changed the settings after you opened this page"),
    late.body.includes(`name="version" value="${version}"`),
  ]).toEqual([409, true, true]);
  expect((await see(page, { as: other, form: { ...form, vip_threshold: "11", version: String(version) } })).status).toBe(303);
});

test("the panel leads admins to users, departments and settings, and moderators not", async () => {
  const links = ["/admin/users/all", "/admin/profile/list", "/admin/departments/all", "/admin/settings/main"];
  const shown = async (as: Person) => {
    const { body } = await see("/admin/panel", { as });
    return links.filter((to) => body.includes(`href="${to}"`));
  };
  expect(await shown(await admin())).toEqual(links);
  expect(await shown(await signUp({ userRole: "moderator" }))).toEqual([]);
});

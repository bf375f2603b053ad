/** Admins close the site or a part of it for a while: readers are told so, admins get in, and nothing that is sent is half done. */
import { auditEntries, settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { readSettings, writeSettings } from "../../../app/platform/settings.server";
import { dataPath, see } from "../../support/pages";
import { call, env, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const PATH = "/admin/settings/maintenance";
const PAGE = "/admin/settings/main";
type Answer = { version: number; closed: string[]; closed_pages: string[]; is_whole: boolean; error: { code: string; message: string } };

const { db } = testContext();
let admin: Person;

beforeAll(async () => {
  admin = await signUp({ userRole: "admin" });
});

async function close(json: Record<string, unknown>, as: Person = admin) {
  const { version } = (await call<Answer>(PATH, { as })).body;
  return call<Answer>(PATH, { as, method: "PUT", json: { version, ...json } });
}

afterEach(async () => {
  expect((await close({})).status).toBe(200);
});

const TURKISH = { "accept-language": "tr" };

test("while the site is closed readers get 503, the note in their language, and when to come back", async () => {
  const user = await signUp();
  expect((await close({ is_whole: true, note_en: "Back at noon.", note_tr: "Öğlen buradayız." })).status).toBe(200);
  for (const as of [undefined, user]) {
    for (const path of ["/", "/courses/all", "/about"]) {
      const english = await see(path, { as });
      expect([path, english.status, english.headers.get("retry-after")]).toEqual([path, 503, "600"]);
      expect(english.body).toContain("Under maintenance");
      expect(english.body).toContain("Back at noon.");
      const turkish = await see(path, { as, headers: TURKISH });
      expect([turkish.status, turkish.body.includes("Bakımdayız"), turkish.body.includes("Öğlen buradayız.")]).toEqual([503, true, true]);
      const data = await see(dataPath(path), { as });
      expect([data.status, data.headers.get("retry-after")]).toEqual([503, "600"]);
    }
  }
});

test("while the site is closed the API answers 503 with the code, in the caller's language", async () => {
  await close({ is_whole: true, note_tr: "Öğlen buradayız." });
  for (const path of ["/api/v1/coursefile/courses", "/api/v1/search?q=a"]) {
    const { status, headers, body } = await see(path, { headers: TURKISH });
    const { error } = JSON.parse(body);
    expect([path, status, headers.get("retry-after"), error.code]).toEqual([path, 503, "600", "kit.inMaintenance"]);
    expect(error.message).toContain("Öğlen buradayız.");
  }
});

test("admins alone get in while the site is closed, and log in to do so", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  await close({ is_whole: true });
  for (const [as, status] of [[admin, 200] as const, [moderator, 503] as const]) {
    for (const path of ["/", "/courses/all", "/admin/panel"]) expect([path, (await see(path, { as })).status]).toEqual([path, status]);
    expect((await call("/coursefile/courses", { as })).status).toBe(status);
  }
  for (const path of ["/reception/login", "/reception/password-forgot", "/reception/otp"]) expect((await see(path)).status).toBe(200);
  const sent = await visit("/reception/login", { form: { user_email: admin.userEmail, user_password: PASSWORD } });
  expect([sent.status, new URL(sent.headers.get("location") ?? "", "https://hocam.test").pathname]).toEqual([302, "/reception/otp"]);
  expect((await see("/reception/register")).status).toBe(503);
});

const HOME = { status: 303, location: "/" };
/** Where somebody ends whom a closed page sends home, and what they read there. */
async function homeFrom(path: string, options: Parameters<typeof see>[1]) {
  const { status, location, headers } = await see(path, options);
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const home = await see("/", { ...options, headers: { ...options?.headers, cookie } });
  return {
    status,
    location,
    isTold: home.body.includes("That page is under maintenance") || home.body.includes("O sayfada bakım yapıyoruz"),
  };
}

test("closing a part sends its readers home, refuses at its endpoints, and leaves all else open", async () => {
  const [user, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await close({ closed: ["study-tip", "catalog"] });
  for (const as of [user, moderator])
    for (const path of ["/study-tip/all", "/catalog/all"])
      expect([path, await homeFrom(path, { as })]).toEqual([path, { ...HOME, isTold: true }]);
  expect(await homeFrom("/study-tip/demo", { headers: TURKISH })).toEqual({ ...HOME, isTold: true });
  expect((await see(dataPath("/study-tip/all"), { as: user })).location).toBe("/");
  expect((await see("/study-tip/all", { as: admin })).status).toBe(200);
  expect((await call("/catalog/courses", { as: user })).status).toBe(503);
  for (const path of ["/", "/courses/all", "/thread/all"]) expect([path, (await see(path, { as: user })).status]).toEqual([path, 200]);
  expect((await call("/coursefile/courses", { as: user })).status).toBe(200);
  await close({});
  expect((await see("/study-tip/all", { as: user })).status).toBe(200);
});

test("a page is closed by itself, named by its address, and only what can be closed is", async () => {
  const [user, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const { body } = await close({ closed_pages: ["/survey/all", "/courses/one/CENG140?tab=2", "/courses/one/MATH119", "/admin/panel"] });
  expect(body.closed_pages).toEqual(["/survey/all", "/courses/one/:course_id", "/admin/panel"]);
  for (const path of ["/survey/all", "/courses/one/CENG140"])
    expect([path, await homeFrom(path, { as: user })]).toEqual([path, { ...HOME, isTold: true }]);
  expect(await homeFrom("/admin/panel", { as: moderator })).toEqual({ ...HOME, isTold: true });
  for (const path of ["/study-tip/all", "/courses/all"]) expect([path, (await see(path, { as: user })).status]).toEqual([path, 200]);
  expect((await see("/survey/all", { as: admin })).status).toBe(200);
  for (const path of ["/", "/nowhere", "/reception/login", "/admin/settings/main", "/api/v1/search"])
    expect([path, (await close({ closed_pages: [path] })).body.error.code]).toEqual([path, "settings.unknownPage"]);
});

test("a form that is sent while its part is closed is refused and leaves nothing", async () => {
  const user = await signUp();
  await close({ closed: ["study-tip"] });
  const before = await db.$count(auditEntries);
  expect((await see("/study-tip/add", { as: user, form: { title: "Sleep" } })).status).toBe(503);
  expect(await db.$count(auditEntries)).toBe(before);
});

test("only admins close anything, by name, and it is written down", async () => {
  for (const as of [await signUp(), await signUp({ userRole: "moderator" })]) expect((await call(PATH, { as })).status).toBe(403);
  const wrong = await close({ closed: ["no-such-part"] });
  expect([wrong.status, wrong.body.error.code]).toEqual([400, "settings.unknownName"]);
  expect((await close({ flags: ["no-such-flag"] })).body.error.code).toBe("settings.unknownName");
  await close({ closed: ["catalog"], note_en: "Soon." });
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.act, "settings.change")).orderBy(auditEntries.key);
  expect(rows.at(-1)).toMatchObject({
    actorId: admin.userId,
    after: { maintenance: { features: ["catalog"], note: { en: "Soon.", tr: "" } } },
  });
});

test("closing a part leaves the other settings as they are", async () => {
  const main = (await call<Record<string, unknown>>("/admin/settings", { as: admin })).body;
  await close({ closed: ["catalog"] });
  expect((await call("/admin/settings", { as: admin })).body).toEqual({ ...main, version: expect.any(Number) });
});

test("a change that doesn't know of another one is refused", async () => {
  const { version } = (await call<Answer>(PATH, { as: admin })).body;
  await close({ closed: ["catalog"] });
  const late = await call<Answer>(PATH, { as: admin, method: "PUT", json: { version, closed: [] } });
  expect([late.status, late.body.error.code]).toEqual([409, "settings.maintenanceChanged"]);
  expect((await call<Answer>(PATH, { as: admin })).body.closed).toEqual(["catalog"]);
});

test("the page closes a part, keeps what was typed when it refuses, and opens everything when nothing is ticked", async () => {
  const version = async () => String((await call<Answer>(PATH, { as: admin })).body.version);
  const wrong = await see(PAGE, { as: admin, form: { "closed[0]": "catalog", note_en: "x".repeat(301), version: await version() } });
  expect([wrong.status, wrong.body.includes("x".repeat(301))]).toEqual([400, true]);
  const right = await see(PAGE, { as: admin, form: { is_whole: "on", closed: "catalog", note_en: "Soon.", version: await version() } });
  expect(right.status).toBe(303);
  expect((await call<Answer>(PATH, { as: admin })).body).toMatchObject({ is_whole: true, closed: ["catalog"] });
  const shown = await see(PAGE, { as: admin, headers: TURKISH });
  expect([shown.status, shown.body.includes("Bakım"), shown.body.includes("Soon.")]).toEqual([200, true, true]);
  expect((await see(PAGE, { as: admin, form: { version: await version() } })).status).toBe(303);
  expect((await call<Answer>(PATH, { as: admin })).body).toMatchObject({ is_whole: false, closed: [] });
});

test("a change that another isolate made holds once half a minute and the copy in KV are over", async () => {
  let now = Date.now() + 3_600_000;
  const ctx = testContext({ clock: { now: () => now }, env: { ...env, ISOLATE_SECONDS: "30" } });
  expect((await readSettings(ctx)).maintenance.isWhole).toBe(false);
  const value = { isWhole: true, features: [], note: { en: "", tr: "" } };
  const row = { name: "maintenance", value, updatedAt: now, updatedBy: null };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
  await env.KV.delete("settings");
  now += 29_000;
  expect((await readSettings(ctx)).maintenance.isWhole).toBe(false);
  now += 2_000;
  expect((await readSettings(ctx)).maintenance.isWhole).toBe(true);
  expect(await writeSettings({ ...admin.ctx, clock: ctx.clock }, { maintenance: { ...value, isWhole: false } }, row.updatedAt)).toBe(true);
  expect((await readSettings(ctx)).maintenance.isWhole).toBe(false);
});

/** One's own account: reading and changing it, its devices, and what others can't reach. */

import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openSession } from "../../../app/platform/session/session.service.server";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Profile {
  name: string;
  links: string[];
  department_id: string | null;
}

const put = (as: Person, json: unknown) => call<Profile & { error: { code: string } }>("/profile/me", { as, method: "PUT", json });
const basics = (person: Person) => ({ name: "Deniz Yeni", user_name: person.userName, locale: "tr" });

async function addDepartment(own: Partial<typeof departments.$inferInsert> = {}) {
  const id = crypto.randomUUID().slice(0, 8);
  const now = Date.now();
  const row = {
    departmentId: id,
    departmentCode: id,
    numericCode: id,
    nameEn: id,
    nameTr: id,
    faculty: "F",
    hasCourses: false,
    createdAt: now,
  };
  await testContext()
    .db.insert(departments)
    .values({ ...row, updatedAt: now, ...own });
  return id;
}

test("what is changed is read again, and the folded name is found", async () => {
  const person = await signUp();
  const department_id = await addDepartment();
  const own = { bio: "Çok kahve.", links: ["https://example.edu/~deniz"], department_id, entrance_year: 2023, theme: "dark" };
  const { status, body } = await put(person, { ...basics(person), ...own, name: "Çağrı Işık", has_second_step: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...own, name: "Çağrı Işık", has_second_step: true, locale: "tr" });
  expect((await call("/profile/me", { as: person })).body).toEqual(body);
  const [row] = await testContext().db.select().from(users).where(eq(users.userId, person.userId));
  expect(row?.searchText).toContain("cagri isik");
});

test("a taken user name, an unknown and an inactive department are refused, one that was there stays", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const taken = await put(person, { ...basics(person), user_name: other.userName.toUpperCase() });
  expect([taken.status, taken.body.error.code]).toEqual([409, "profile.userNameTaken"]);
  const department_id = await addDepartment();
  expect((await put(person, { ...basics(person), department_id: "nowhere" })).status).toBe(422);
  expect((await put(person, { ...basics(person), department_id })).status).toBe(200);
  await testContext().db.update(departments).set({ departmentIsActive: false }).where(eq(departments.departmentId, department_id));
  expect((await put(person, { ...basics(person), department_id })).status).toBe(200);
  expect((await put(other, { ...basics(other), department_id })).status).toBe(422);
});

test.each([
  [{ links: ["javascript:alert(1)"] }],
  [{ links: ["http://example.edu"] }],
  [{ links: ["https://user:secret@host.example"] }],
  [{ links: ["https://localhost"] }],
  [{ links: ["not an address"] }],
  [{ links: [`https://long.example/${"x".repeat(200)}`] }],
  [{ bio: "x".repeat(501) }],
  [{ links: Array.from({ length: 6 }, (_, i) => `https://example.edu/${i}`) }],
  [{ bio: "x".repeat(501) }],
  [{ name: "x" }],
  [{ locale: "de" }],
  [{ user_role: "admin" }],
  [{ user_email: "other@metu.edu.tr" }],
])("%j is refused", async (wrong) => {
  const person = await signUp();
  expect((await put(person, { ...basics(person), ...wrong })).status).toBe(400);
});

test("a guest reaches none of it", async () => {
  const paths = [
    ["GET", "/profile/me"],
    ["PUT", "/profile/me"],
    ["DELETE", "/profile/me"],
    ["POST", "/profile/me/restore"],
    ["GET", "/profile/me/sessions"],
    ["DELETE", "/profile/me/sessions"],
    ["DELETE", "/profile/me/sessions/x"],
    ["GET", "/profile/me/export"],
  ] as const;
  for (const [method, path] of paths) expect((await call(path, { method })).status, `${method} ${path}`).toBe(401);
});

test("the list of devices names browser and system, and ending one or all others leaves this one", async () => {
  const person = await signUp();
  const at = (userAgent: string, place: string) => testContext({ userAgent, place });
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1";
  const opened = { userId: person.userId, channel: "web", isRemembered: true } as const;
  const first = await openSession(at(phone, "Ankara, TR"), opened);
  await openSession(at("curl/8", "İzmir, TR"), opened);
  await openSession(at("curl/8", "İzmir, TR"), opened);
  const list = () => call<{ sessions: { session_id: string; is_this: boolean }[] }>("/profile/me/sessions", { as: person });
  const { sessions } = (await list()).body;
  expect(sessions.map(({ is_this }) => is_this)).toEqual([true, false, false, false]);
  expect(sessions).toContainEqual(expect.objectContaining({ device: "Safari · iPhone", place: "Ankara, TR" }));
  const end = () => call(`/profile/me/sessions/${first.sessionId}`, { as: person, method: "DELETE" });
  expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
  const asEnded = { ...person, accessToken: first.accessToken };
  expect((await call("/profile/me", { as: asEnded })).status).toBe(401);
  expect((await call("/profile/me/sessions", { as: person, method: "DELETE" })).status).toBe(200);
  expect((await list()).body.sessions).toHaveLength(1);
});

test("nobody ends another's session", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const { sessionId } = other.ctx.actor;
  expect((await call(`/profile/me/sessions/${sessionId}`, { as: person, method: "DELETE" })).status).toBe(404);
  expect((await call("/profile/me", { as: other })).status).toBe(200);
});

test("the page does the same without scripts, and says beside the field what is wrong", async () => {
  const person = await signUp();
  const form = {
    name: "Deniz Sayfa",
    user_name: person.userName,
    links: "https://a.example\nhttps://b.example",
    bio: "",
  };
  const saved = await visit("/profile/about", { as: person, form });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/profile/about"]);
  expect((await call<Profile>("/profile/me", { as: person })).body).toMatchObject({
    name: "Deniz Sayfa",
    links: ["https://a.example", "https://b.example"],
  });
  const wrong = await visit("/profile/about", { as: person, form: { ...form, links: "ftp://a.example" } });
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain("Enter a full address that starts with https://.");
  expect(html).toContain("ftp://a.example");
  const { sessionId } = await openSession(testContext(), { userId: person.userId, channel: "web", isRemembered: true });
  expect((await visit("/profile/security", { as: person, form: { act: "endOne", id: sessionId } })).status).toBe(303);
  expect((await visit("/profile/security", { as: person, form: { act: "endOthers" } })).status).toBe(303);
});

test("each group of an account has an address and a title of its own, and the list of them leads there", async () => {
  const person = await signUp();
  const groups = {
    about: "Your profile",
    look: "Language and theme",
    security: "Login and devices",
    data: "Your data",
    photo: "Profile photo",
  };
  const list = await (await visit("/profile/view", { as: person })).text();
  for (const [name, title] of Object.entries(groups)) {
    expect(list).toContain(`href="/profile/${name}"`);
    const page = await (await visit(`/profile/${name}`, { as: person })).text();
    expect(page).toContain(`<title>${title} · `);
    expect(page).toMatch(/<nav[^>]*>.*href="\/profile\/view"/s);
  }
  for (const path of ["/profile/notifications", "/overview/public/edit"]) expect(list).toContain(`href="${path}"`);
});

test("saving one group leaves the other as it is", async () => {
  const person = await signUp();
  const look = { locale: "tr", theme: "dark" };
  const saved = await visit("/profile/look", { as: person, form: look });
  expect([saved.status, saved.headers.get("location")]).toEqual([302, "/profile/look"]);
  const about = { name: "Deniz Sayfa", user_name: person.userName, bio: "Rows", links: "", entrance_year: "2020" };
  expect((await visit("/profile/about", { as: person, form: about })).status).toBe(303);
  const read = async () => (await call<Profile>("/profile/me", { as: person })).body;
  expect(await read()).toMatchObject({ ...look, name: "Deniz Sayfa", bio: "Rows", entrance_year: 2020 });
  const asDevice = await visit("/profile/look", { as: person, form: { locale: "en", theme: "" }, headers: { cookie: "theme=dark" } });
  expect(asDevice.headers.getSetCookie().join("\n")).toMatch(/^theme=; .*Max-Age=0/m);
  // The theme is the document's: it comes anew.
  expect(asDevice.headers.get("X-Remix-Reload-Document")).toBe("true");
  expect(await read()).toMatchObject({ locale: "en", theme: null, bio: "Rows", entrance_year: 2020 });
});

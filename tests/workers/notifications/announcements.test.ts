/** Announcements reach whom they are for, once each; what staff change or withdraw changes what people see. */
import { auditEntries } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { forgetAnnouncements } from "../../../app/features/notifications/notifications.service.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { asNow } from "../../support/notices";
import { addAnnouncementRow, addNotice, announcementBody } from "../../support/notification-samples";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Listed {
  data: { notification_id: string; title: string; is_read: boolean; text: string }[];
  unread_count: number;
  has_more: boolean;
}

const mine = async (as: Person, query = "") => (await call<Listed>(`/notifications/personal${query}`, { as })).body;
const titles = async (as: Person, query = "") => (await mine(as, query)).data.map(({ title }) => title);
const unread = async (as: Person) => (await call<{ unread_count: number }>("/notifications/unread-count", { as })).body.unread_count;
/** Nothing of other tests is shown. */
async function clear() {
  await testContext().db.run(sql`DELETE FROM announcements`);
  await forgetAnnouncements(testContext());
}

async function announce(as: Person, own: Record<string, unknown> = {}) {
  const { body, status } = await call<{ notification_id: string }>("/admin/notifications/create", {
    as,
    json: { ...announcementBody, ...own },
  });
  return { id: body.notification_id, status };
}

test("an announcement is for everyone, a department, a year, or a year of a department", async () => {
  await clear();
  await addUniversity();
  const department = DEPARTMENT.departmentId;
  const [moderator, both, ofYear, ofDepartment, neither] = await Promise.all([
    signUp({ userRole: "moderator", departmentId: null, entranceYear: null }),
    signUp({ departmentId: department, entranceYear: 2023 }),
    signUp({ departmentId: null, entranceYear: 2023 }),
    signUp({ departmentId: department, entranceYear: 2020 }),
    signUp({ departmentId: null, entranceYear: null }),
  ]);
  await announce(moderator, { title_en: "All" });
  await announce(moderator, { title_en: "Department", department });
  await announce(moderator, { title_en: "Year", entrance_year: 2023 });
  await announce(moderator, { title_en: "Both", department, entrance_year: 2023 });
  const seen = await Promise.all([both, ofYear, ofDepartment, neither].map(async (as) => (await titles(as)).sort()));
  expect(seen).toEqual([["All", "Both", "Department", "Year"], ["All", "Year"], ["All", "Department"], ["All"]]);
  expect(await Promise.all([both, ofYear, ofDepartment, neither].map(unread))).toEqual([4, 2, 2, 1]);
});

test("what is to be sent later is shown from its moment on, and nothing that was sent before somebody came", async () => {
  await clear();
  const person = await signUp();
  await addAnnouncementRow({ titleEn: "Tomorrow", sendAt: Date.now() + 86_400_000 });
  await addAnnouncementRow({ titleEn: "Yesterday", sendAt: Date.now() - 86_400_000 });
  await addAnnouncementRow({ titleEn: "Now" });
  expect(await titles(person)).toEqual(["Now"]);
});

test("an announcement is read in the reader's language", async () => {
  await clear();
  const [person, id] = [await signUp(), await addAnnouncementRow()];
  const page = (language: string) => see(`/notifications/one?id=${id}`, { as: person, headers: { "accept-language": language } });
  expect((await page("tr")).body).toContain("Derslerini hazırla.");
  expect((await page("en")).body).toContain("Prepare your courses.");
});

test("a change and a withdrawal are seen at once by those who had it, and are written down with who did it", async () => {
  await clear();
  const [moderator, person] = [await signUp({ userRole: "moderator" }), await signUp()];
  const { id } = await announce(moderator);
  await call(`/admin/notifications/${id}`, { as: moderator, method: "PUT", json: { title_en: "Registration is postponed" } });
  expect(await titles(person)).toEqual(["Registration is postponed"]);
  expect(await unread(person)).toBe(1);
  await call(`/admin/notifications/${id}`, { as: moderator, method: "DELETE" });
  expect(await titles(person)).toEqual([]);
  expect(await unread(person)).toBe(0);
  expect((await see(`/notifications/one?id=${id}`, { as: person })).status).toBe(404);
  const rows = await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(rows.map(({ act, actorId }) => [act, actorId])).toEqual(
    ["add", "edit", "withdraw"].map((act) => [`announcement.${act}`, moderator.userId]),
  );
  expect(rows[1]?.before).toMatchObject({ title_en: announcementBody.title_en });
});

test("of two who change the same announcement the second is told, and nothing is lost", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const { id } = await announce(moderator);
  const change = (title_en: string) => call(`/admin/notifications/${id}`, { as: moderator, method: "PUT", json: { title_en, version: 1 } });
  expect([(await change("First one")).status, (await change("Second one")).status]).toEqual([200, 409]);
});

test("the moment of what has been sent doesn't change", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const { id } = await announce(moderator);
  const json = { send_at: Date.now() + 86_400_000 };
  const { status } = await call(`/admin/notifications/${id}`, { as: moderator, method: "PUT", json });
  expect(status).toBe(409);
});

test("only staff announce, change and withdraw; everybody else is told so with 403", async () => {
  const [person, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const { id } = await announce(moderator);
  const form = { title_en: "Mine", title_tr: "Benim", type: "alert" };
  const answers = [
    (await call("/admin/notifications/create", { as: person, json: announcementBody })).status,
    (await call(`/admin/notifications/${id}`, { as: person, method: "PUT", json: { title_en: "Mine" } })).status,
    (await call(`/admin/notifications/${id}`, { as: person, method: "DELETE" })).status,
    (await visit("/notifications/add", { as: person, form })).status,
    (await visit(`/notifications/edit/${id}`, { as: person, form })).status,
    (await see(`/notifications/edit/${id}`, { as: person })).status,
  ];
  expect(answers).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await see("/notifications/add", { as: person })).body).toContain("Only moderators write announcements");
});

test("reading one, and reading all, is kept for each person by themselves", async () => {
  await clear();
  const [person, other] = [await signUp(), await signUp()];
  const ids = [await addAnnouncementRow({ titleEn: "One" }), await addAnnouncementRow({ titleEn: "Two" })];
  const noticeId = await addNotice(person);
  expect(await unread(person)).toBe(3);
  for (let i = 0; i < 2; i++) await call(`/notifications/${ids[0]}/read`, { as: person, method: "POST" });
  expect([await unread(person), await unread(other)]).toEqual([2, 2]);
  expect((await mine(person)).data.map(({ is_read }) => is_read)).toEqual([false, false, true]);
  await call(`/notifications/${noticeId}/read`, { as: other, method: "POST" });
  expect(await unread(person)).toBe(2);
  await call("/notifications/read-all", { as: person, method: "POST" });
  expect([await unread(person), await unread(other)]).toEqual([0, 2]);
  await addAnnouncementRow({ titleEn: "Three", sendAt: Date.now() + 1 });
  await expect.poll(() => titles(person)).toContain("Three");
  expect((await mine(person)).unread_count).toBe(1);
});

test("the list is filtered by type and by day, and goes on by skip and limit", async () => {
  await clear();
  const person = await signUp({ createdAt: Date.now() - 90 * 86_400_000 });
  await addAnnouncementRow({ titleEn: "Old", sendAt: Date.now() - 40 * 86_400_000 });
  await addAnnouncementRow({ titleEn: "Recent", sendAt: Date.now() - 3 * 86_400_000, type: "alert" });
  await addNotice(person);
  const gone = "This notification is about something that isn't available now.";
  expect(await titles(person)).toEqual([gone, "Recent", "Old"]);
  expect(await titles(person, "?date_range=today")).toEqual([gone]);
  expect(await titles(person, "?date_range=week")).toEqual([gone, "Recent"]);
  expect(await titles(person, "?date_range=month&type=alert")).toEqual(["Recent"]);
  expect(await titles(person, "?type=update")).toEqual([gone]);
  expect(await titles(person, "?skip=1&limit=1")).toEqual(["Recent"]);
  expect((await mine(person, "?skip=1&limit=1")).has_more).toBe(true);
  expect((await mine(person, "?skip=2&limit=1")).has_more).toBe(false);
  const page = await see("/notifications/personal?type=alert&date_range=month", { as: person });
  expect([page.body.includes("Recent"), page.body.includes("Old")]).toEqual([true, false]);
});

test("staff list announcements in every state, others their own notifications", async () => {
  await clear();
  const [moderator, person] = [await signUp({ userRole: "moderator" }), await signUp()];
  await announce(moderator, { title_en: "Later", send_at: Date.now() + 86_400_000 });
  await announce(moderator, { title_en: "Sent" });
  interface All {
    data: { title_en?: string; title?: string; state?: string }[];
  }
  const all = async (as: Person) => (await call<All>("/admin/notifications/all?limit=2", { as })).body.data;
  expect((await all(moderator)).map(({ title_en, state }) => [title_en, state])).toEqual([
    ["Later", "scheduled"],
    ["Sent", "sent"],
  ]);
  expect((await call("/admin/notifications/all", { as: person })).status).toBe(403);
  const own = (await see("/admin/notifications/all", { as: person })).body;
  expect([own.includes("Sent"), own.includes("Later")]).toEqual([true, false]);
  expect((await see("/admin/notifications/all", { as: moderator })).body).toContain("Later");
});

test("a preview says how many people an announcement reaches at least, keeps what was typed, and sends nothing", async () => {
  const moderator = await signUp({ userRole: "moderator", entranceYear: 2011 });
  for (let i = 0; i < 22; i += 1) await signUp({ entranceYear: 2011 });
  const before = await titles(moderator);
  const form = { ...announcementBody, title_en: "Not sent yet", entrance_year: "2011", act: "preview" };
  const { body } = await see("/notifications/add", { as: moderator, form });
  expect([body.includes("Reaches at least 20 people"), body.includes('value="Not sent yet"')]).toEqual([true, true]);
  expect(await titles(moderator)).toEqual(before);
});

test("nobody who announces learns how few people of a department or a year there are, nor how many more there are from day to day", async () => {
  const moderator = await signUp({ userRole: "moderator", departmentId: null, entranceYear: 2012 });
  const said = async (own: Record<string, string>) => {
    const { body } = await see("/notifications/add", { as: moderator, form: { ...announcementBody, ...own, act: "preview" } });
    return /Reaches [^<]+ people/.exec(body)?.[0];
  };
  const seen: unknown[] = [];
  for (const more of [0, 3, 15, 1, 9, 1]) {
    for (let i = 0; i < more; i += 1) await signUp({ entranceYear: 2012 });
    seen.push(await said({ entrance_year: "2012" }));
  }
  const [few, twenty] = ["Reaches fewer than 20 people", "Reaches at least 20 people"];
  expect(seen).toEqual([few, few, few, twenty, twenty, "Reaches at least 30 people"]);
  expect(await said({ entrance_year: "2012", department: DEPARTMENT.departmentId })).toBe(few);
});

test("the form announces now or at a moment of the university's clock, and says what is wrong with it", async () => {
  await clear();
  const moderator = await signUp({ userRole: "moderator" });
  const send = (own: Record<string, string>) => see("/notifications/add", { as: moderator, form: { ...announcementBody, ...own } });
  expect((await send({})).status).toBe(303);
  expect((await send({ title_en: "In spring", send_day: "2099-04-01", send_time: "09:30" })).status).toBe(303);
  const [row] = await testContext().db.all<{ at: number }>(sql`SELECT send_at AS at FROM announcements WHERE title_en = 'In spring'`);
  expect(new Date(row?.at ?? 0).toISOString()).toBe("2099-04-01T06:30:00.000Z");
  const wrong = await Promise.all([
    send({ send_day: "2099-04-01" }),
    send({ link: "http://example.com" }),
    send({ link: "//evil.example" }),
    send({ title_tr: "" }),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(wrong[0]?.body).toContain("Enter both a day and a time, or neither.");
  expect((await send({ department: "department-none" })).body).toContain("Choose a department from the list.");
});

test("deleting asks first, and takes away one's own alone", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const id = await addNotice(person);
  const asked = await see(`/notifications/delete?id=${id}`, { as: person });
  expect([asked.status, asked.body.includes("Delete this notification?")]).toEqual([200, true]);
  expect((await mine(person)).data.map(({ notification_id }) => notification_id)).toContain(id);
  expect((await see(`/notifications/delete?id=${id}`, { as: other })).status).toBe(404);
  expect((await visit("/notifications/delete", { as: other, form: { id } })).status).toBe(404);
  expect((await visit("/notifications/delete", { as: person, form: { id } })).status).toBe(303);
  expect((await mine(person)).data.map(({ notification_id }) => notification_id)).not.toContain(id);
});

test("opening a notification marks it as read and leads to what it is about; nobody else's is opened", async () => {
  const [author, stranger] = [await signUp(), await signUp()];
  const { db } = testContext();
  const id = await addNotice(author);
  await see(`/notifications/one?id=${id}&open=1`, { as: author });
  const [row] = await db.all<{ read: number }>(sql`SELECT read_at IS NOT NULL AS read FROM notices WHERE notice_id = ${id}`);
  expect(row?.read).toBe(1);
  expect((await see(`/notifications/one?id=${id}`, { as: stranger })).status).toBe(404);
});

test("without an id the pages of one notification lead to the list", async () => {
  const person = await signUp();
  const pages = await Promise.all(["/notifications/one", "/notifications/delete"].map((path) => see(path, { as: person })));
  expect(pages.map(({ status, body }) => [status, body.includes('href="/notifications/personal"')])).toEqual([
    [200, true],
    [200, true],
  ]);
});

test("people choose how they hear of each kind, and only what there is to choose", async () => {
  const person = await signUp();
  const put = (choices: unknown) => call("/notifications/preferences", { as: person, method: "PUT", json: { choices } });
  expect((await put([{ kind: newReply.name, channel: "off" }])).status).toBe(200);
  expect((await put([{ kind: "no.such", channel: "off" }])).status).toBe(422);
  expect((await put([{ kind: "notifications.announcement", channel: "off" }])).status).toBe(422);
  const { body } = await call<{ choices: { kind: string; channel: string }[] }>("/notifications/preferences", { as: person });
  expect(body.choices.find(({ kind }) => kind === newReply.name)?.channel).toBe("off");
  const form = { "choices[0].kind": newReply.name, "choices[0].channel": "digest" };
  expect((await visit("/profile/notifications", { as: person, form })).status).toBe(303);
  const page = await see("/profile/notifications", { as: person });
  expect(page.body).toContain('value="digest" selected');
});

test("what a program asks of types and of one's department", async () => {
  await addUniversity();
  const [person, without] = [await signUp({ departmentId: DEPARTMENT.departmentId }), await signUp({ departmentId: null })];
  const moderator = await signUp({ userRole: "moderator" });
  expect((await call("/admin/notifications/types", { as: moderator })).body).toEqual({
    types: ["announcement", "alert", "update", "reminder"],
  });
  expect((await call("/notifications/user-department", { as: person })).body).toEqual({ department: DEPARTMENT.departmentCode });
  expect((await call("/notifications/user-department", { as: without })).body).toEqual({ department: null });
});

test("an account's choices are kept for people who are there alone", async () => {
  const ctx = asNow(await signUp());
  await ctx.db.batch([setChoice(ctx, "user-gone", newReply.name, "off")]);
  expect(await ctx.db.all(sql`SELECT 1 FROM notice_choices WHERE user_id = 'user-gone'`)).toEqual([]);
});

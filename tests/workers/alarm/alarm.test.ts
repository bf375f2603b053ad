/** Alarms as their owners set them: by forms and by programs, about a page of the site, and nobody else's business. */
import { alarms } from "@schema/alarm";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { editAlarm, readAlarm, addAlarm as set } from "../../../app/features/alarm/alarm.service.server";
import { localTime, momentOf } from "../../../app/platform/time";
import { product } from "../../../app/product.server";
import { addAlarm } from "../../support/alarms";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Alarm {
  alarm_id: string;
  title: string;
  next_at: number | null;
  link_path: string;
  revision: number;
}
type Answer = Alarm & { alarms: Alarm[]; error: { code: string; message: string } };

let person: Person;
beforeEach(async () => {
  person = await signUp();
});

const api = (path: string, method = "GET", json?: unknown, as = person) => call<Answer>(path, { method, as, json });
const input = { title: "Essay", day: "2031-01-31", time: "09:00" };
const at = (date: string, time = "12:00") => ({ ...person.ctx, clock: { now: () => momentOf(date, time) } });
const fields = { title: "Essay", day: "2026-11-20", time: 540, repeat: "none" as const, sends_mail: false };

test("an alarm is set, read, changed in its latest version and deleted", async () => {
  const { body } = await api("/alarms", "POST", input);
  const path = `/alarms/${body.alarm_id}`;
  expect((await api(path)).body).toMatchObject({ ...input, repeat: "none", sends_mail: false, next_at: momentOf("2031-01-31", "09:00") });
  expect((await api(path, "PUT", { ...input, time: "10:30", revision: 1 })).body).toMatchObject({ time: "10:30", revision: 2 });
  expect((await api(path, "PUT", { ...input, revision: 1 })).body.error.code).toBe("alarm.changedElsewhere");
  expect((await api(path, "DELETE")).status).toBe(200);
  expect((await api("/alarms")).body.alarms).toEqual([]);
});

test("a form that is sent twice sets one alarm", async () => {
  const json = { ...input, key: "the-key-of-the-form" };
  await Promise.all([api("/alarms", "POST", json), api("/alarms", "POST", json), api("/alarms", "POST", json)]);
  expect((await api("/alarms")).body.alarms.length).toBe(1);
});

test("a time that is over is refused in words, unless it comes again", async () => {
  await expect(set(at("2026-11-21"), fields)).rejects.toMatchObject({ code: "alarm.inThePast", details: { field: "time" } });
  const alarmId = await set(at("2026-11-21"), { ...fields, repeat: "weekly" });
  expect(localTime((await readAlarm(person.ctx, alarmId)).nextAt ?? 0)).toEqual({ date: "2026-11-27", time: "09:00" });
  const page = await see("/alarm/add", { as: person, form: { title: "Yesterday's", day: "2020-01-01", time: "09:00", repeat: "none" } });
  expect([page.status, page.body.includes("hasn&#x27;t passed"), page.body.includes("Yesterday&#x27;s")]).toEqual([422, true, true]);
});

test("the 31st stays the 31st when something else of a monthly alarm changes", async () => {
  const alarmId = await set(at("2026-11-21"), { ...fields, day: "2027-01-31", repeat: "monthly" });
  await testContext()
    .db.update(alarms)
    .set({ ringsAt: momentOf("2027-02-28", "09:00") })
    .where(eq(alarms.alarmId, alarmId));
  await editAlarm(at("2027-02-01"), alarmId, { ...fields, title: "Rent", day: "2027-02-28", repeat: "monthly", revision: 1 });
  expect((await readAlarm(person.ctx, alarmId)).repeatDay).toBe(31);
});

test.each([
  ["/todo/all", "/todo/all"],
  ["/my-space?tab=private", "/my-space?tab=private"],
  ["https://evil.example/todo/all", ""],
  ["//evil.example", ""],
  ["/\\evil.example", ""],
  ["javascript:alert(1)", ""],
  ["/admin/alarm/all", ""],
  ["/no/such/page", ""],
  ["", ""],
])("about %o it is kept as %o", async (link_path, kept) => {
  const { body } = await api("/alarms", "POST", { ...input, link_path, link_title: "It" });
  expect((await api(`/alarms/${body.alarm_id}`)).body.link_path).toBe(kept);
});

test("the 101st is refused in words", async () => {
  for (let i = 0; i < 100; i++) await addAlarm(person);
  const { status, body } = await api("/alarms", "POST", input);
  expect([status, body.error.code, body.error.message.includes("100")]).toEqual([409, "alarm.tooMany", true]);
});

test("nobody else reads, changes or puts off an alarm, and admins see only when it rings", async () => {
  const alarmId = await addAlarm(person, { title: "zqsecret", note: "zqnote", linkTitle: "zqlink", lastRungAt: 1, lastDueAt: 1 });
  const admin = await signUp({ userRole: "admin" });
  for (const other of [await signUp(), admin]) {
    const statuses = [
      await api(`/alarms/${alarmId}`, "GET", undefined, other),
      await api(`/alarms/${alarmId}`, "PUT", { ...input, revision: 1 }, other),
      await api(`/alarms/${alarmId}`, "DELETE", undefined, other),
      await api(`/alarms/${alarmId}/snooze`, "POST", { minutes: 10 }, other),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    for (const path of ["/alarm/personal", `/alarm/one/${alarmId}`, `/alarm/edit/${alarmId}`, "/my-space"])
      expect((await see(path, { as: other })).body).not.toMatch(/zq(secret|note|link)/);
  }
  const page = await see("/admin/alarm/all", { as: admin });
  expect([page.status, /zq(secret|note|link)/.test(page.body), page.body.includes(person.userName)]).toEqual([200, false, false]);
  expect((await see(`/alarm/one/${alarmId}`, { as: person })).body).toContain("zqsecret");
});

test("all of it works by plain forms, and comes filled in from another page", async () => {
  const asked = await see("/alarm/add?title=Quiz&path=%2Ftodo%2Fall&day=2031-02-03&time=10%3A40", { as: person });
  for (const value of ['value="Quiz"', 'value="2031-02-03"', 'value="10:40"', 'value="/todo/all"']) expect(asked.body).toContain(value);
  const form = { title: "Quiz", day: "2031-02-03", time: "10:40", repeat: "none" };
  const linked = { ...form, link_path: "/todo/all", link_title: "Quiz" };
  expect((await see("/alarm/add", { as: person, form: linked })).location).toBe("/alarm/personal");
  const [alarm] = (await api("/alarms")).body.alarms;
  expect((await see("/alarm/personal", { as: person })).body).toContain("Quiz");
  const path = `/alarm/edit/${alarm?.alarm_id}`;
  await see(path, { as: person, form: { ...form, title: "Quiz 2", revision: "1" } });
  expect((await api("/alarms")).body.alarms.map(({ title }) => title)).toEqual(["Quiz 2"]);
  expect((await see(path, { as: person, form: { act: "delete" } })).location).toBe("/alarm/personal");
  expect((await api("/alarms")).body.alarms).toEqual([]);
});

test("one's alarms are in one's export, and go with the account", async () => {
  await addAlarm(person, { title: "zqmine" });
  await addAlarm(await signUp(), { title: "zqothers" });
  const exported = await (await visit("/api/v1/profile/me/export", { as: person })).text();
  expect([exported.includes("zqmine"), exported.includes("zqothers")]).toEqual([true, false]);
  const { db } = testContext();
  const [first, ...rest] = eraseStatements({ db }, product.personalData, person);
  if (first) await db.batch([first, ...rest]);
  expect(await db.select().from(alarms).where(eq(alarms.userId, person.userId))).toEqual([]);
});

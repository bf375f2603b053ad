/** What is somebody's own is nobody else's: alarms, todos, schedules, notifications and the calendar, by every page and endpoint that there is. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { makeCalendar } from "../../../app/features/overview/calendar.service.server";
import { siteMap } from "../../../app/site-map";
import { addAlarm } from "../../support/alarms";
import { asNow } from "../../support/notices";
import { addNotice } from "../../support/notification-samples";
import { addSchedule, addScheduleItem } from "../../support/schedules";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTodo } from "../../support/todos";

const SECRET = "Qz-own-words";
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Somebody with one of each, whose every text can be recognized; with the ids by which pages and endpoints name them. */
async function owner() {
  const person = await signUp();
  const alarmId = await addAlarm(person, { title: `${SECRET} alarm`, note: `${SECRET} note`, day: DAY });
  const todoId = await addTodo(person, { title: `${SECRET} todo`, note: `${SECRET} note`, dueOn: DAY });
  const scheduleId = await addSchedule(person, [], { name: `${SECRET} plan` });
  const itemId = await addScheduleItem(scheduleId, { title: `${SECRET} item` });
  const noticeId = await addNotice(person);
  await testContext().db.run(
    sql`UPDATE notices SET kind = 'alarm.due', subject_type = 'alarm', subject_id = ${alarmId} WHERE notice_id = ${noticeId}`,
  );
  const token = await makeCalendar(asNow(person), { kinds: ["todo", "alarm", "item"] });
  const ids = { alarm_id: alarmId, todo_id: todoId, scheduleId, schedule_id: scheduleId, itemId, id: noticeId, notification_id: noticeId };
  return { person, ids, token, noticeId };
}

const FEATURES = ["alarm", "todo", "schedule", "notifications", "overview"];

/** The addresses of what reads, with the owner's ids in them. Those of somebody's own links are left out: whoever has one may open it. */
function addressesWith(ids: Record<string, string>): string[] {
  const fill = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "none");
  const pages = siteMap.filter(({ feature }) => FEATURES.includes(feature)).map(({ path }) => fill(path));
  const calls = endpoints
    .filter(({ feature = "", method }) => method === "GET" && FEATURES.includes(feature))
    .map(({ path }) => `/api/v1${fill(path)}`);
  return [
    ...pages,
    ...pages.map((path) => `${path}.data`),
    ...calls,
    `/notifications/one?id=${ids.id}`,
    `/notifications/delete?id=${ids.id}`,
  ];
}

/** Where somebody is shown anything of the secret. */
async function foundBy(as: Person | undefined, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await visit(address, { as, headers: { accept: "text/html" } });
    if ((await answer.text()).includes(SECRET)) found.push(address);
  }
  return found;
}

test("nobody else finds anything of it, whoever they are: students, moderators, admins, guests", async () => {
  const { ids } = await owner();
  const addresses = addressesWith(ids);
  expect(addresses.length).toBeGreaterThan(60);
  const readers = [undefined, await signUp(), await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })];
  for (const reader of readers) expect(await foundBy(reader, addresses)).toEqual([]);
});

test("the control: its owner finds it, on pages and by the API", async () => {
  const { person, ids, token } = await owner();
  const found = await foundBy(person, addressesWith(ids));
  const expected = [
    `/alarm/one/${ids.alarm_id}`,
    `/todo/one/${ids.todo_id}`,
    `/schedule/${ids.scheduleId}/list`,
    "/my-space",
    "/notifications/personal",
  ];
  expect(found).toEqual(expect.arrayContaining([...expected, `/api/v1/alarms/${ids.alarm_id}`]));
  expect(await (await visit(`/api/v1/calendars/${token}.ics`)).text()).toContain(SECRET);
});

test("nobody else changes or deletes any of it", async () => {
  const { person, ids, noticeId } = await owner();
  const other = await signUp({ userRole: "admin" });
  const before = JSON.stringify(await rowsOf(person));
  const tries: [string, string][] = [
    [`/alarms/${ids.alarm_id}`, "DELETE"],
    [`/todos/${ids.todo_id}`, "DELETE"],
    [`/notifications/${noticeId}`, "DELETE"],
    [`/notifications/${noticeId}/read`, "POST"],
  ];
  for (const [path, method] of tries) await call(path, { as: other, method });
  for (const path of [`/alarm/one/${ids.alarm_id}`, `/todo/one/${ids.todo_id}`, `/schedule/${ids.scheduleId}/settings`])
    await visit(path, { as: other, form: { act: "delete" } });
  expect(JSON.stringify(await rowsOf(person))).toBe(before);
});

async function rowsOf({ userId }: Person) {
  const tables = ["alarms", "todos", "schedules", "notices", "calendar_feeds"];
  const { db } = testContext();
  return Promise.all(tables.map((table) => db.all(sql`SELECT * FROM ${sql.identifier(table)} WHERE user_id = ${userId}`)));
}

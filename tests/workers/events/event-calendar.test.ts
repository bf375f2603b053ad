/** The agenda as a calendar, by the day and for next week, and what an event says before somebody presses anything. */
import { beforeAll, expect, test } from "vitest";
import { mondayOf, monthAfter } from "~/features/events/event-times.rules";
import { dayAfter, localDay, momentOf } from "~/platform/time";
import { addCommunity, addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp } from "../../support/site";

let student: Person;

beforeAll(async () => {
  await addUniversity();
  student = await signUp();
});

const today = () => localDay(Date.now());
const on = (day: string, own: Parameters<typeof addEvent>[0] = {}) =>
  addEvent(own, [{ startsAt: momentOf(day, "18:00"), endsAt: momentOf(day, "20:00") }]);
const page = async (query: string) => (await see(`/event/all${query}`, { as: student })).body;

test("a month is a calendar with links to the months around it, and holds the events of its days", async () => {
  const month = monthAfter(today().slice(0, 7), 2);
  const eventId = await on(`${month}-15`, { name: "Ortadaki gece", type: "social" });
  await on(`${monthAfter(month, 2)}-15`, { name: "Sonraki gece" });
  const body = await page(`?view=month&month=${month}`);
  expect(body).toContain(`href="/event/${eventId}"`);
  expect(body).toMatch(/18:00<\/span> (<!-- -->)?Ortadaki gece/);
  expect(body).not.toContain("Sonraki gece");
  expect(body).toContain(`month=${monthAfter(month, 1)}`);
  expect(body).toContain(`month=${monthAfter(month, -1)}`);
  expect(await page(`?view=month&month=${month}&type=academic`)).not.toContain("Ortadaki gece");
});

test("a month that isn't one is the current month", async () => {
  await on(today(), { name: "Bu ayın gecesi" });
  expect(await page("?view=month&month=2026-13")).toContain("Bu ayın gecesi");
});

test("next week goes from Monday to Sunday, and a day shows its own events alone", async () => {
  const monday = dayAfter(mondayOf(today()), 7);
  const names = ["Pazardan önce", "Pazartesi", "Pazar", "Pazardan sonra"];
  for (const [at, name] of names.entries()) await on(dayAfter(monday, [-1, 0, 6, 7][at] ?? 0), { name: `${name} buluşması` });
  const shown = (body: string) => names.filter((name) => body.includes(`>${name} buluşması<`));
  expect(shown(await page("?when=next-week"))).toEqual(["Pazartesi", "Pazar"]);
  expect(shown(await page(`?day=${dayAfter(monday, 6)}`))).toEqual(["Pazar"]);
  expect(shown(await page(`?day=${dayAfter(monday, 6)}&q=bulu%C5%9Fmas%C4%B1`))).toEqual(["Pazar"]);
});

test("what one goes to is marked for oneself alone, and the card names the community", async () => {
  const day = dayAfter(today(), 40);
  const communityId = await addCommunity(student, { name: "Yıldız Gözlem" });
  const eventId = await on(day, { name: "Gözlem gecesi", communityId });
  expect((await call(`/event/${eventId}/rsvp`, { as: student, method: "POST" })).status).toBe(200);
  const own = await page(`?day=${day}`);
  expect(own).toContain("You&#x27;re going");
  expect(own).toContain("Yıldız Gözlem");
  const other = await signUp();
  expect((await see(`/event/all?day=${day}`, { as: other })).body).not.toContain("You&#x27;re going");
});

test("an event for other departments says so before anybody says that they come", async () => {
  const eventId = await addEvent({ departments: [DEPARTMENT.departmentCode] });
  const body = (await see(`/event/${eventId}`, { as: student })).body;
  expect(body).toContain("This event isn&#x27;t open to your department.");
  expect(body).not.toContain(`name="act" value="come"`);
  const open = await addEvent({ capacityKind: "custom", capacity: 5 });
  const page = (await see(`/event/${open}`, { as: student })).body;
  expect(page).toContain(`name="act" value="come"`);
  expect(page).toContain("5 places left");
});

test("the row of days begins today, and shows next week where next week is listed", async () => {
  const monday = dayAfter(mondayOf(today()), 7);
  const days = async (query: string) => [...(await page(query)).matchAll(/day=(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day);
  expect((await days("")).slice(0, 9)).toEqual([-7, 0, 1, 2, 3, 4, 5, 6, 7].map((step) => dayAfter(today(), step)));
  expect((await days("?when=next-week")).slice(1, 8)).toEqual([0, 1, 2, 3, 4, 5, 6].map((step) => dayAfter(monday, step)));
});

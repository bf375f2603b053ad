/** Announcements for a semester of people's studies: by when they came and when it is sent. */
import { announcements } from "@schema/notifications";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countReached } from "../../../app/features/notifications/announcements.service.server";
import { isFor } from "../../../app/features/notifications/notifications.rules";
import { forgetAnnouncements } from "../../../app/features/notifications/notifications.service.server";
import { asNow } from "../../support/notices";
import { addAnnouncementRow, announcementBody } from "../../support/notification-samples";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";

interface Listed {
  data: { notification_id: string; title: string; semester: number | null }[];
  unread_count: number;
}

const { db } = testContext();
const at = (day: string) => Date.parse(`${day}T09:00:00Z`);

test.each([
  ["the first semester in the fall", 1, "2026-10-05", 2026],
  ["the first semester in January, which is the fall's end", 1, "2027-01-10", 2026],
  ["the first semester in the spring", 1, "2027-03-01", 0],
  ["the second semester in the spring", 2, "2027-03-01", 2026],
  ["the second semester in the summer", 2, "2027-08-20", 2026],
  ["the second semester in the fall", 2, "2026-10-05", 0],
  ["the third semester a year later", 3, "2027-10-05", 2026],
  ["the eighth semester", 8, "2030-05-01", 2026],
  ["the last minutes of August, which are September here", 1, "2026-08-31T21:30", 2026],
])("%s is for who came in that year", async (_, semester, day, year) => {
  const sendAt = day.includes("T") ? Date.parse(`${day}:00Z`) : at(day);
  const id = await addAnnouncementRow({ semester, sendAt });
  const [row] = await db.select().from(announcements).where(eq(announcements.announcementId, id));
  expect(row?.enteredFor).toBe(year);
});

test("an announcement for a semester reaches those who are in it, by list, bell and filter, and the count before it says so", async () => {
  await db.run(sql`DELETE FROM announcements`);
  await forgetAnnouncements(testContext());
  const now = new Date();
  const isSpring = now.getUTCMonth() >= 1 && now.getUTCMonth() <= 7;
  const year = now.getUTCMonth() >= 8 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  const semester = isSpring ? 4 : 3;
  const [staff, inIt, later] = await Promise.all([
    signUp({ userRole: "moderator", entranceYear: null }),
    signUp({ entranceYear: year - 1 }),
    signUp({ entranceYear: year }),
  ]);
  const reached = () => countReached(asNow(staff), { ...announcementBody, semester });
  expect(await reached()).toBeNull();
  for (let i = 0; i < 20; i += 1) await signUp({ entranceYear: year - 1 });
  expect(await reached()).toBe(20);
  const create = { as: staff, json: { ...announcementBody, title_en: "Choose your minor", semester } };
  expect((await call("/admin/notifications/create", create)).status).toBe(201);
  const mine = async (as: Person, query = "") => (await call<Listed>(`/notifications/personal${query}`, { as })).body;
  expect((await mine(inIt)).data.map(({ title }) => title)).toEqual(["Choose your minor"]);
  expect([(await mine(inIt)).unread_count, (await mine(later)).unread_count, (await mine(staff)).unread_count]).toEqual([1, 0, 0]);
  expect((await mine(inIt, `?semester=${semester}`)).data).toHaveLength(1);
  expect((await mine(inIt, `?semester=${semester + 1}`)).data).toHaveLength(0);
  const listed = async (query: string) => (await call<Listed>(`/admin/notifications/all?${query}`, { as: staff })).body.data;
  expect((await listed(`semester=${semester}`)).map((each) => each.semester)).toEqual([semester]);
  expect(await listed(`semester=${semester + 2}`)).toEqual([]);
  const page = await see(`/admin/notifications/all?semester=${semester}`, { as: staff });
  for (const text of ["Choose your minor", `Semester ${semester}`]) expect(page.body).toContain(text);
});

test("moving a planned announcement into another term moves whom it is for", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const year = new Date().getUTCFullYear() + 1;
  const id = await addAnnouncementRow({ semester: 2, sendAt: at(`${year}-03-01`) });
  await call(`/admin/notifications/${id}`, { as: staff, method: "PUT", json: { send_at: at(`${year}-10-01`) } });
  const [row] = await db.select().from(announcements).where(eq(announcements.announcementId, id));
  expect([row?.semester, row?.enteredFor]).toEqual([2, 0]);
});

test("who has no entrance year is in no semester", () => {
  const sent = { departmentId: null, entranceYear: null, enteredFor: 0 };
  expect(isFor(sent, { departmentId: null, entranceYear: null })).toBe(false);
});

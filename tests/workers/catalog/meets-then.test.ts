/** Few days with a time of day ask for courses that meet then, whatever else they meet; the assistant reads them as the search does. */
import { sectionMeetings } from "@schema/catalog";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { catalogFilters } from "~/features/catalog/catalog.schemas";
import { searchCatalog } from "~/features/catalog/catalog.service.server";
import { refreshCourseWords } from "~/features/catalog/course-finder.service.server";
import { courseIntents } from "~/features/courses/intents.server";
import { systemClock } from "~/platform/clock";
import { seedCatalog } from "../../../drizzle/seed/catalog";
import { coursesUpTo } from "../../../drizzle/seed/course-list";
import { testContext } from "../../support/site";

const TUESDAY = 1;
const NOON = 12 * 60 + 40;

beforeAll(async () => {
  const { db } = testContext();
  await seedCatalog({ db, clock: systemClock }, coursesUpTo(0));
  await refreshCourseWords(testContext());
});

const find = (q: string, locale: "en" | "tr" = "en") => searchCatalog(testContext({ locale }), catalogFilters.parse({ q }));

/** Which of some courses meet on Tuesday afternoons. */
async function onTuesdayAfternoons(ids: readonly string[]) {
  const meetings = await testContext()
    .db.select()
    .from(sectionMeetings)
    .where(inArray(sectionMeetings.courseId, [...ids]));
  const isThen = new Set(meetings.flatMap(({ courseId, day, startMinute }) => (day === TUESDAY && startMinute >= NOON ? courseId : [])));
  return ids.filter((id) => isThen.has(id));
}

test.each([
  ["salı öğleden sonra en kolay seçmeli", "tr", "Salı öğleden sonra olan seçmeliler, en kolayı başta"],
  ["easiest elective on tuesday afternoon", "en", "Electives on Tuesday afternoons, easiest first"],
] as const)("%s lists what meets then", async (q, locale, text) => {
  const { wish, items, total } = await find(q, locale);
  expect(wish?.text).toBe(text);
  expect(wish?.filters).toEqual({ course_type: "elective", sort: "easiest", days: "1", slot_from: "12:40", meets_then: "1" });
  const ids = items.map(({ course_id }) => course_id);
  expect(total).toBeGreaterThan(0);
  expect(await onTuesdayAfternoons(ids)).toEqual(ids);
  const only = await find(`only ${q}`, locale);
  expect(only.wish?.filters.meets_then).toBeUndefined();
});

test("where nothing fits, each part of the question can be left out", async () => {
  const { wish, total } = await find("sunday morning 17 credit electives");
  expect(total).toBe(0);
  expect(wish?.parts.map(({ text }) => text)).toEqual(["Electives", "on Sunday mornings", "with 17 credits"]);
});

test("the assistant reads days and hours as the search does, and says where nothing fits", async () => {
  const listed = courseIntents.find(({ name }) => name === "best-of");
  const ask = (text: string) => listed?.answer(testContext(), { text, name: "", courses: [] });
  const q = "easiest elective on tuesday afternoon";
  const { items } = await find(q);
  const reply = await ask(q);
  expect(reply).toMatchObject({ text: expect.stringContaining("Electives on Tuesday afternoons, easiest first") });
  expect(reply).toMatchObject({ text: expect.stringContaining(items[0]?.course_code ?? "none") });
  expect(await ask("sunday morning 17 credit electives")).toMatchObject({ text: expect.stringContaining("No courses match all of this") });
});

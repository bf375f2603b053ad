/** Failures that are brought about on purpose are noticed like any other; what happened lately is counted by the day. */
import { errorEvents, hourlyTotals } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { activityOf, firstHourOf, latestDays } from "../../../app/features/admin/activity.rules";
import { HOUR } from "../../../app/platform/clock";
import { see } from "../../support/pages";
import { addCourse, addExperience } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });

test("a failure on purpose is recorded, its id is shown, and it is found by it", async () => {
  const as = await admin();
  const sent = await visit("/admin/sentry-test", { as, form: { act: "server" } });
  const to = sent.headers.get("location") ?? "";
  const [, errorId = ""] = /recorded=(error-\w+)$/.exec(to) ?? [];
  expect([sent.status, await db.$count(errorEvents, eq(errorEvents.errorId, errorId))]).toEqual([303, 1]);
  expect((await see(to, { as })).body).toContain(`/admin/error/${errorId}`);
  expect((await see(`/admin/error/${errorId}`, { as })).body).toContain("Deliberate failure on the server");
  expect((await see("/admin/sentry-test?recorded=javascript:alert(1)", { as })).body).not.toContain("alert(1)</a>");
});

test("what a browser throws is recorded unless it says nothing about us", async () => {
  const report = async (message: string) => {
    const { body } = await call<{ error_id: string }>("/errors", { json: { message, route: "/admin/sentry-test" } });
    return db.$count(errorEvents, eq(errorEvents.errorId, body.error_id));
  };
  expect([
    await report("Deliberate failure in the browser 1"),
    await report("A test error 1"),
    await report("NetworkError when fetching"),
  ]).toEqual([1, 0, 0]);
});

test("accounts, contributions and decisions are counted by the hour as they come", async () => {
  const totals = async () => {
    const rows = await db.select().from(hourlyTotals);
    return ["accounts", "contributions", "reviews"].map((name) =>
      rows.filter((row) => row.name === name).reduce((sum, { value }) => sum + value, 0),
    );
  };
  const before = await totals();
  const [moderator, author] = [await signUp({ userRole: "moderator" }), await signUp()];
  const { courseId } = await addCourse();
  const { experienceId } = await addExperience({ courseId, authorId: author.userId, status: "waiting" });
  const work = { act: "approve", inbox: "experiences", id: experienceId };
  expect((await visit("/admin/panel", { as: moderator, form: work })).status).toBeLessThan(400);
  expect((await totals()).map((value, at) => value - (before[at] ?? 0))).toEqual([2, 1, 1]);
  expect((await see("/admin/panel", { as: moderator })).body).toContain("New contributions");
});

test("hours are put together to local days, the latest thirty", () => {
  const now = Date.parse("2026-11-22T22:30:00Z");
  const days = latestDays(now);
  expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-10-25", "2026-11-23"]);
  expect(firstHourOf(days) * HOUR).toBe(Date.parse("2026-10-24T21:00:00Z"));
  const hour = (moment: string) => Math.floor(Date.parse(moment) / HOUR);
  const hours = [
    { name: "accounts", hour: hour("2026-11-22T20:59:00Z"), value: 2 },
    { name: "accounts", hour: hour("2026-11-22T21:00:00Z"), value: 3 },
    { name: "else", hour: hour("2026-11-22T21:00:00Z"), value: 9 },
  ];
  expect(activityOf(days, hours).slice(-2)).toEqual([
    { day: "2026-11-22", accounts: 2, contributions: 0, reviews: 0 },
    { day: "2026-11-23", accounts: 3, contributions: 0, reviews: 0 },
  ]);
});

/** An event whose dates have passed isn't shown by mistake: whoever shows it is asked first. */
import { events } from "@schema/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { haveAllBegun } from "../../../app/features/events/event-times.rules";
import { addEvent, dayAhead } from "../../support/events";
import { see } from "../../support/pages";
import { signUp, testContext } from "../../support/site";

const HOUR = 3_600_000;
const { db } = testContext();
const turkish = { "accept-language": "tr" };
const staff = () => signUp({ userRole: "moderator" });
const formOf = (days: number, own: Record<string, string> = {}) => ({
  event_name: "Last week's Zqconcert",
  event_type: "academic",
  show_status: "active",
  event_university: "METU",
  event_campus: "Ankara",
  event_location: "Devrim",
  "event_date_times[0].event_date": dayAhead(days),
  "event_date_times[0].event_time": "20:00",
  ...own,
});
const written = async () => (await db.select().from(events).where(eq(events.name, "Last week's Zqconcert"))).length;

test("a new event that has begun is shown only once that is confirmed, and everything typed is still there", async () => {
  const as = await staff();
  const asked = await see("/event/add", { as, form: formOf(-2) });
  expect([asked.status, await written()]).toEqual([400, 0]);
  for (const text of ["All dates have passed.", 'name="shows_past"', "Zqconcert"]) expect(asked.body).toContain(text);
  expect((await see("/event/add", { as, form: formOf(-2), headers: turkish })).body).toContain("Bütün tarihler geçmiş.");
  expect((await see("/event/add", { as, form: formOf(-2, { shows_past: "on" }) })).status).toBe(303);
  expect(await written()).toBe(1);
});

test("nobody is asked about an event with a date to come, nor about one that isn't shown", async () => {
  const as = await staff();
  const second = { "event_date_times[1].event_date": dayAhead(3), "event_date_times[1].event_time": "20:00" };
  for (const form of [formOf(2), formOf(-2, second), formOf(-2, { show_status: "inactive" })])
    expect((await see("/event/add", { as, form })).status).toBe(303);
});

test("an event that was shown already is edited after it without being asked", async () => {
  const as = await staff();
  const eventId = await addEvent({ createdBy: as.userId }, [{ startsAt: Date.now() - 86_400_000, endsAt: null }]);
  expect((await see(`/event/edit/${eventId}`, { as })).body).toMatch(/name="shows_past"[^>]*checked/);
});

test.each([
  ["is over", [-50], true],
  ["began an hour ago and still runs", [-1], true],
  ["is to come", [30], false],
  ["was on once and is on again", [-50, 30], false],
] as const)("the board asks before it shows an event that %s, or doesn't", async (name, begins, asks) => {
  const occurrences = begins.map((hours) => ({ startsAt: Date.now() + hours * HOUR, endsAt: Date.now() + (hours + 3) * HOUR }));
  const waits = { isAwaitingReview: true, showStatus: "inactive" } as const;
  const as = await staff();
  for (const [state, own] of [
    ["waiting", waits],
    ["inactive", { showStatus: "inactive" }],
  ] as const) {
    const eventId = await addEvent({ name, ...own }, occurrences);
    const { body } = await see(`/event/edit/panel?state=${state}`, { as });
    const forms = body.split("</form>").filter((form) => form.includes(`value="${eventId}"`) && form.includes('value="activate"'));
    expect([state, forms.map((form) => form.includes("<dialog"))]).toEqual([state, [asks]]);
  }
});

test.each([
  ["nothing", [], false],
  ["a date that is none", [{ event_date: "2026-13-40", event_time: "20:00" }], false],
  ["one that is over", [{ event_date: "2026-05-01", event_time: "20:00" }], true],
  ["one that begins this minute", [{ event_date: "2026-05-14", event_time: "12:00" }], true],
  ["one in a minute", [{ event_date: "2026-05-14", event_time: "12:01" }], false],
  [
    "one over and one to come",
    [
      { event_date: "2026-05-01", event_time: "20:00" },
      { event_date: "2026-05-20", event_time: "20:00" },
    ],
    false,
  ],
])("of %s all have begun or not", (_, rows, is) => {
  expect(haveAllBegun(rows, Date.parse("2026-05-14T09:00:00Z"))).toBe(is);
});

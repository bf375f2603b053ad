/** Times of events as they are sent: timestamps with their offset, the same day and minute wherever the computer is. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventForm } from "~/features/events/event-form.schemas";
import { type DateRow, occurrencesOf } from "~/features/events/event-times.rules";
import { bodyOfForm, differencesOf, newEventFields, withOffsets } from "~/features/events/events.rules";
import { eventBody, minuteField } from "~/features/events/events.schemas";
import { NEW_CATEGORY } from "~/features/events/options";
import { dayOf } from "~/platform/time";

const zone = process.env.TZ;
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const rows: DateRow[] = [
  { event_date: "2026-11-30", event_time: "18:00", event_end_time: "20:00" },
  { event_date: "2026-12-01", event_time: "00:30" },
  { event_date: "2026-12-31", event_time: "23:59" },
  { event_date: "2028-02-29", event_time: "02:59" },
  { event_date: "2026-07-01", event_time: "03:00" },
];

/** What the form makes of a new event's fields with these dates. */
function sentOf(event_date_times: DateRow[]) {
  const fields = { ...newEventFields("2026-11-30"), event_name: "Gece", ticket_categories: [], event_date_times };
  return bodyOfForm(eventForm.parse({ ...fields, show_status: "inactive" }));
}

describe.each(["UTC", "America/New_York", "Asia/Tokyo", "Pacific/Kiritimati"])("with the computer's clock in %s", (tz) => {
  beforeEach(() => {
    process.env.TZ = tz;
  });
  afterEach(() => {
    process.env.TZ = zone;
  });

  test("each date of the form is sent as a timestamp, and is read as the same moment", () => {
    const sent = sentOf(rows);
    expect(sent.event_date_times.filter(({ event_date }) => !WITH_OFFSET.test(event_date))).toEqual([]);
    expect(occurrencesOf(sent.event_date_times)).toEqual(occurrencesOf(rows));
    expect(sent.event_date_times.map(({ event_date }) => Date.parse(event_date))).toEqual(
      rows.map(({ event_date, event_time }) => Date.parse(`${event_date}T${event_time}:00+03:00`)),
    );
    expect(eventBody.safeParse(sent).success).toBe(true);
  });

  test("what was sent as a timestamp isn't taken for another day when somebody changed the event meanwhile", () => {
    const sent = sentOf(rows);
    const inOrder = rows.toSorted((one, other) => one.event_date.localeCompare(other.event_date));
    const now = { ...sent, event_description: "", event_date_times: inOrder, ticket_categories: [] };
    expect(differencesOf(now as never, sent).filter(({ field }) => field === "event_date_times")).toEqual([]);
  });

  test.each([
    ["2026-11-30T21:30:00Z", "2026-12-01"],
    ["2026-12-01T00:30:00+03:00", "2026-12-01"],
    ["2026-11-30T16:30:00.000-05:00", "2026-12-01"],
    ["2026-11-30T23:30", "2026-11-30"],
    ["2026-12-01T00:15:00", "2026-12-01"],
    ["2026-02-30T10:00:00Z", null],
    ["2026-13-01T10:00Z", null],
    ["2026-11-30T25:00Z", null],
    ["2026-11-30T25:00", null],
    ["2026-11-30Tnoon", null],
  ])("the day of %s is %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  test.each([
    ["2026-11-30T15:00:00Z", "2026-11-30T18:00"],
    ["2026-11-30T21:30:00.000Z", "2026-12-01T00:30"],
    ["2026-11-30T18:00+03:00", "2026-11-30T18:00"],
    ["2026-11-30T18:00", "2026-11-30T18:00"],
    ["30.11.2026 18:00", "2026-11-30T18:00"],
  ])("a sale that begins at %s begins at %s at the university", (text, minute) => {
    expect(minuteField.parse(text)).toBe(minute);
  });

  test.each(["2026-02-30T10:00:00Z", "2026-11-30T25:00Z", "2026-11-30", "Z"])("%s is no minute", (text) => {
    expect(minuteField.safeParse(text).success).toBe(false);
  });
});

test.each([
  { sale_from: "2026-11-01T09:00", sale_until: "2026-11-30T18:00", only_on: "2026-11-30T18:00" },
  { sale_from: "2026-11-01T00:30" },
  { sale_until: "2026-12-31T23:59", only_on: null },
  { sale_from: null, sale_until: "2028-02-29T02:30" },
  {},
])("when a category is sold is sent with an offset, and read as it was typed: %j", (times) => {
  const category = { name: "Student", price: 10, is_transferable: true, ...times };
  const body = { ...sentOf(rows), event_ticket: true, ticket_categories: [category] };
  const [sent] = withOffsets(body).ticket_categories ?? [];
  const stamps = [sent?.sale_from, sent?.sale_until, sent?.only_on].filter((stamp) => typeof stamp === "string");
  expect(stamps).toHaveLength(Object.values(times).filter(Boolean).length);
  expect(stamps.filter((stamp) => !WITH_OFFSET.test(stamp))).toEqual([]);
  expect(eventBody.parse(withOffsets(body)).ticket_categories).toEqual([category]);
});

test("a new form has one date row, of today at nine, and one empty category", () => {
  for (const today of ["2026-11-30", "2027-01-01", "2028-02-29"]) {
    const { event_date_times, ticket_categories, event_ticket } = newEventFields(today);
    expect(event_date_times).toEqual([{ event_date: today, event_time: "09:00", event_end_time: "" }]);
    expect([ticket_categories, event_ticket]).toEqual([[NEW_CATEGORY], undefined]);
  }
  expect(NEW_CATEGORY).toMatchObject({ name: "", price: "", available_quantity: "", description: "" });
});

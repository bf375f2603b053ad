/** An event that takes place again: when, and what of it stays. */
import { expect, test } from "vitest";
import { daysUntilNext, fieldsOfCopy } from "../../app/features/events/copy.rules";
import type { EventAnswer } from "../../app/features/events/events.schemas";
import { ALL_DEPARTMENTS } from "../../app/features/events/options";
import { momentOf } from "../../app/platform/time";

const row = { event_date: "2026-11-25", event_time: "18:00" };
const begins = momentOf(row.event_date, row.event_time);
const WEEK = 7 * 86_400_000;

test.each([
  ["before it begins", begins - 1, 7],
  ["as it begins", begins, 7],
  ["within the week", begins + WEEK - 1, 7],
  ["a week later to the minute", begins + WEEK, 14],
])("copied %s it takes place so many days later that all of it is to come", (_, now, days) => {
  expect(daysUntilNext([row], now)).toBe(days);
});

test("the first of its dates decides, in whatever order they were written, and nothing is a week later", () => {
  expect(daysUntilNext([{ event_date: "2026-12-09", event_time: "18:00" }, row], begins + WEEK)).toBe(14);
  expect(daysUntilNext([], begins)).toBe(7);
});

const category = { category_id: "category", name: "Student", price: 50, per_person: 2, available_quantity: null, is_transferable: false };
const event = {
  event_name: "Concert",
  event_description: "",
  event_date_times: [row],
  event_location: "Stadium",
  event_coordinates: null,
  event_city: "Ankara",
  event_country: "Türkiye",
  event_university: "METU",
  event_campus: "Ankara",
  event_type: "music",
  event_capacity: 40,
  event_is_department_specific: ["571", "gone"],
  event_organizer_id: "chess",
  event_ticket: true,
  ticket_categories: [{ ...category, sale_from: "2026-11-20T09:00", sale_until: null, only_on: "2026-11-25T18:00" }],
} as unknown as EventAnswer;
const choosable = { isStaff: false, communities: [{ communityId: "chess" }], departments: [{ value: "571" }] };

test("days of dates and of sales move with it, hours stay, and what wasn't set stays so", () => {
  const copy = fieldsOfCopy(event, choosable, begins);
  expect(copy.event_date_times).toEqual([expect.objectContaining({ event_date: "2026-12-02", event_time: "18:00" })]);
  expect(copy.ticket_categories).toEqual([
    expect.objectContaining({ name: "Student", sale_from: "2026-11-27T09:00", sale_until: "", only_on: "2026-12-02T18:00" }),
  ]);
  expect(copy.event_ticket).toBe("on");
});

test("a copy names only departments and organizers that its maker may choose", () => {
  const { event_departments, event_organizer_id } = fieldsOfCopy(event, choosable, begins);
  expect([event_departments, event_organizer_id]).toEqual([["571"], "chess"]);
  const other = fieldsOfCopy(event, { isStaff: false, communities: [{ communityId: "go" }], departments: [] }, begins);
  expect([other.event_departments, other.event_organizer_id]).toEqual([[ALL_DEPARTMENTS], ""]);
});

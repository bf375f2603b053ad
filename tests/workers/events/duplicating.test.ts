/** An event that takes place again: whoever manages it gets its form filled, on later dates and with nothing sold. */
import { expect, test } from "vitest";
import { readNewForm } from "../../../app/features/events/events.service.server";
import { momentOf } from "../../../app/platform/time";
import { peopled } from "../../support/communities";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { see } from "../../support/pages";
import { type Person, signUp } from "../../support/site";
import { addTicketedEvent } from "../../support/tickets";

const HOUR = 3_600_000;
/** A Friday evening. */
const FIRST = momentOf("2026-10-30", "19:30");
const TIMES = [
  { startsAt: FIRST, endsAt: FIRST + 2 * HOUR },
  { startsAt: momentOf("2026-10-31", "16:00"), endsAt: null },
];

const formFor = (person: Person, from: string, now = Date.now()) => readNewForm({ ...asNow(person), clock: { now: () => now } }, from);

test("a copy has everything of the event, on the same days of the week and hours after now", async () => {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId, name: "Quiz night", description: "Bring a friend.", showStatus: "inactive" }, TIMES);
  const dates = async (now: number) => {
    const { defaultValue } = await formFor(organizer, eventId, now);
    return (defaultValue.event_date_times as { event_date: string; event_time: string }[]).map((row) => [row.event_date, row.event_time]);
  };
  expect(await dates(momentOf("2026-11-20", "20:00"))).toEqual([
    ["2026-11-27", "19:30"],
    ["2026-11-28", "16:00"],
  ]);
  expect((await dates(momentOf("2026-11-20", "19:00")))[0], "this evening still").toEqual(["2026-11-20", "19:30"]);
  expect((await dates(momentOf("2026-10-01", "12:00")))[0], "a week after the one that is to come").toEqual(["2026-11-06", "19:30"]);
  const { defaultValue, copied } = await formFor(organizer, eventId);
  expect(copied).toEqual({ eventId, name: "Quiz night" });
  expect(defaultValue).toMatchObject({ event_name: "Quiz night", event_organizer_id: communityId, show_status: "active" });
  expect(defaultValue.event_description).toBe("Bring a friend.");
  expect([defaultValue.version, defaultValue.shows_past]).toEqual([undefined, undefined]);
});

test("ticket categories come along and are offered as they were, with nothing sold; an event without any sells none", async () => {
  const creator = await signUp({ userRole: "moderator" });
  const { eventId } = await addTicketedEvent({ name: "Balcony" }, { createdBy: creator.userId, name: "Concert" });
  const { defaultValue } = await formFor(creator, eventId);
  const [category] = defaultValue.ticket_categories as Record<string, unknown>[];
  expect([defaultValue.event_ticket, category?.category_id, category?.name]).toEqual(["on", undefined, "Balcony"]);
  const plain = await addEvent({ createdBy: creator.userId });
  expect((await formFor(creator, plain)).defaultValue.event_ticket).toBeUndefined();
});

test("whoever doesn't manage it gets an empty form; neither does a deleted or unknown one fill it", async () => {
  const { communityId, organizer, member } = await peopled({ isTrusted: true });
  const other = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId, name: "Members' dinner", showStatus: "inactive" });
  const gone = await addEvent({ communityId, name: "Members' dinner", deletedAt: 1 });
  const seen = async (as: Person, id: string) => (await see(`/event/add?from=${id}`, { as })).body.includes("dinner");
  expect([await seen(organizer, eventId), await seen(member, eventId), await seen(other.organizer, eventId)]).toEqual([true, false, false]);
  expect([await seen(organizer, gone), await seen(organizer, "event-unknown")]).toEqual([false, false]);
  expect((await formFor(other.organizer, eventId)).defaultValue).toMatchObject((await formFor(other.organizer, "")).defaultValue);
});

test("the event's page and the list of one's own lead to the copy, for those who manage it", async () => {
  const { communityId, organizer, member } = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId });
  const leads = async (path: string, as: Person) => (await see(path, { as })).body.includes(`/event/add?from=${eventId}`);
  expect([await leads(`/event/${eventId}`, organizer), await leads(`/event/${eventId}`, member)]).toEqual([true, false]);
  expect(await leads("/event/personal", organizer)).toBe(true);
});

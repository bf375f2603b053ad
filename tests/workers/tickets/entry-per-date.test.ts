/** What holds for all dates is let in once on each of them; doors say which date they let in for, and count by it. */
import { eventDates } from "@schema/events";
import { ticketCheckInSums, ticketCheckIns, tickets } from "@schema/tickets";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { editEvent } from "../../../app/features/events/events.service.server";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import { guestsCsv } from "../../../app/features/tickets/sales.service.server";
import { checkIn, checkInScanned, readDesk, readTicket, undoCheckIn } from "../../../app/features/tickets/tickets.service.server";
import { formatDate } from "../../../app/kit/format";
import { DAY, HOUR } from "../../../app/platform/clock";
import { localTime } from "../../../app/platform/time";
import { peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, order, raceRounds } from "../../support/tickets";

const { db } = testContext();

/** Somebody's context at another moment. */
const at = ({ ctx }: Person, now: number) => ({ ...ctx, ...testContext({ clock: { now: () => now } }), actor: ctx.actor });

const ticketRow = async (ticketId: string) => (await db.select().from(tickets).where(eq(tickets.ticketId, ticketId)))[0];
const checkInsOf = (ticketId: string) =>
  db.select().from(ticketCheckIns).where(eq(ticketCheckIns.ticketId, ticketId)).orderBy(ticketCheckIns.dateKey);

/** An event on two days, whose doors are both open from the second on, with a ticket for all of it and one for the second day. */
async function weekend(starts: readonly number[] = [HOUR, HOUR + DAY]) {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const now = Date.now();
  const occurrences = starts.map((begins) => ({ startsAt: now + begins, endsAt: now + begins + HOUR }));
  const eventId = await addEvent({ hasTickets: true, createdBy: organizer.userId, communityId }, occurrences);
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const [first, second] = dates.map(({ key }) => key) as [number, number];
  const [all, late] = [await addCategory(eventId, { name: "All" }), await addCategory(eventId, { name: "Late", dateKey: second })];
  const holder = await signUp();
  const buy = async (categoryId: string, person = holder) => (await order(person, eventId, categoryId)).tickets[0]?.ticketId ?? "";
  const begins = (nr: number) => (dates[nr]?.startsAt ?? 0) + HOUR / 2;
  return { eventId, organizer, communityId, holder, all, late, first, second, dates, buy, begins, ticketId: await buy(all) };
}

test("a ticket for all dates is let in once on each date, and its page says when", async () => {
  const { organizer, holder, ticketId, begins, first, second } = await weekend();
  for (const nr of [0, 1]) {
    await checkIn(at(organizer, begins(nr)), ticketId);
    await expect(checkIn(at(organizer, begins(nr) + 1000), ticketId)).rejects.toMatchObject({ code: "tickets.alreadyIn" });
  }
  expect((await checkInsOf(ticketId)).map(({ dateKey, checkedInAt }) => [dateKey, checkedInAt])).toEqual([
    [first, begins(0)],
    [second, begins(1)],
  ]);
  expect(await ticketRow(ticketId)).toMatchObject({ checkedInAt: begins(0), checkedInBy: organizer.userId });
  const own = await (await visit(`/event/ticket/one/${ticketId}`, { as: holder })).text();
  expect(own.match(/data-checked-in/g)).toHaveLength(2);
});

test("the door's page says which date it lets in for, also while it is the only one", async () => {
  const { eventId, organizer, dates } = await weekend();
  const { body } = await see(`/event/ticket/check-in/${eventId}`, { as: organizer });
  expect(body).toContain(formatDate(dates[0]?.startsAt ?? 0, "en", "dayTime"));
  expect(body).not.toContain(formatDate(dates[1]?.startsAt ?? 0, "en", "dayTime"));
});

test("between the dates a ticket that was in is valid again once the next door opens", async () => {
  const { organizer, holder, ticketId, begins } = await weekend();
  await checkIn(at(organizer, begins(0)), ticketId);
  const state = async (now: number) => (await readTicket(at(holder, now), ticketId, null)).state;
  expect([await state(begins(0)), await state(begins(0) + 2 * HOUR), await state(begins(1) - HOUR), await state(begins(1) + DAY)]).toEqual([
    "in",
    "in",
    "valid",
    "over",
  ]);
});

test("the door says which date it lets in for, counts by it, and another can be chosen", async () => {
  const { eventId, organizer, ticketId, late, buy, begins, first, second } = await weekend();
  const lateId = await buy(late, await signUp());
  const desk = (now: number, dateKey?: number) => readDesk(at(organizer, now), eventId, dateKey);
  const code = (await ticketRow(ticketId))?.code ?? "";
  expect(await desk(begins(0))).toMatchObject({ dateKey: first, sold: 1, checkedIn: 0 });
  expect((await desk(begins(0))).dates.map(({ dateKey }) => dateKey)).toEqual([first]);
  await checkInScanned(at(organizer, begins(0)), eventId, code);
  expect(await desk(begins(0))).toMatchObject({ dateKey: first, sold: 1, checkedIn: 1 });
  const now = begins(1);
  expect(await desk(now)).toMatchObject({ dateKey: second, sold: 2, checkedIn: 0 });
  expect((await desk(now)).dates.map(({ dateKey }) => dateKey)).toEqual([first, second]);
  await expect(checkInScanned(at(organizer, now), eventId, code, { dateKey: first })).rejects.toMatchObject({ code: "tickets.alreadyIn" });
  await expect(checkIn(at(organizer, now), lateId, 0, first)).rejects.toMatchObject({ code: "tickets.otherDate" });
  expect(await checkInScanned(at(organizer, now), eventId, code, { dateKey: second })).toMatchObject({ dateKey: second });
  await checkIn(at(organizer, now), lateId);
  expect([await desk(now), await desk(now, first)]).toMatchObject([
    { sold: 2, checkedIn: 2 },
    { dateKey: first, sold: 1, checkedIn: 1 },
  ]);
});

test("nobody is let in for a date whose door isn't open, that is another event's, or that was taken away", async () => {
  const [mine, other] = [await weekend(), await weekend()];
  const now = mine.begins(0);
  await expect(checkIn(at(mine.organizer, now), mine.ticketId, 0, mine.second)).rejects.toMatchObject({ code: "tickets.tooEarly" });
  await expect(checkIn(at(mine.organizer, now), mine.ticketId, 0, other.first)).rejects.toMatchObject({ code: "tickets.dateGone" });
  await db.delete(eventDates).where(eq(eventDates.key, other.first));
  await expect(checkIn(at(other.organizer, now), other.ticketId, 0, other.first)).rejects.toMatchObject({ code: "tickets.dateGone" });
  await expect(readDesk(at(other.organizer, now), other.eventId, other.first)).resolves.toMatchObject({ dateKey: other.second });
});

test("undoing takes back the check-in of one date, and the ticket stays in on the other", async () => {
  const { eventId, organizer, ticketId, begins, first, second } = await weekend();
  await checkIn(at(organizer, begins(0)), ticketId);
  await checkIn(at(organizer, begins(1)), ticketId);
  await undoCheckIn(at(organizer, begins(1)), ticketId, first);
  expect(await ticketRow(ticketId)).toMatchObject({ checkedInAt: begins(1) });
  await expect(undoCheckIn(at(organizer, begins(1)), ticketId, first)).rejects.toMatchObject({ code: "tickets.notIn" });
  expect((await checkInsOf(ticketId)).map(({ dateKey }) => dateKey)).toEqual([second]);
  await undoCheckIn(at(organizer, begins(1)), ticketId);
  expect(await ticketRow(ticketId)).toMatchObject({ checkedInAt: null, checkedInBy: null });
  expect(await readDesk(at(organizer, begins(1)), eventId)).toMatchObject({ checkedIn: 0 });
});

test("by API and by plain forms a door lets in for the date that is sent with the code", async () => {
  // Both doors are open now.
  const { eventId, organizer, ticketId, first, second } = await weekend([-2 * HOUR, HOUR]);
  const code = (await ticketRow(ticketId))?.code ?? "";
  const scan = (date_key?: number, undo?: boolean) =>
    call<{ date_key?: number; error?: { code: string } }>("/event/ticket/check-in", {
      as: organizer,
      json: { event_id: eventId, code, date_key, undo },
    });
  expect((await scan()).body.date_key).toBe(second);
  expect((await scan(second)).body.error?.code).toBe("tickets.alreadyIn");
  expect((await scan(first)).body.date_key).toBe(first);
  expect((await scan(first, true)).status).toBe(200);
  const path = `/event/ticket/check-in/${eventId}`;
  const page = await (await visit(`${path}?date=${first}`, { as: organizer })).text();
  expect(page).toContain(`name="date_key" value="${first}"`);
  expect(await (await visit(path, { as: organizer })).text()).toContain(`name="date_key" value="${second}"`);
  expect((await visit(path, { as: organizer, form: { code, date_key: String(first) } })).status).toBe(200);
  expect((await checkInsOf(ticketId)).map(({ dateKey }) => dateKey)).toEqual([first, second]);
  const one = `/event/ticket/one/${ticketId}`;
  expect((await visit(one, { as: organizer, form: { act: "undo", date_key: String(second) } })).status).toBe(303);
  expect((await checkInsOf(ticketId)).map(({ dateKey }) => dateKey)).toEqual([first]);
});

test("a ticket that is returned was never in, and one that was in on one date can't be returned", async () => {
  const { organizer, holder, ticketId, first, all, begins } = await weekend([2 * HOUR, 5 * HOUR]);
  await checkIn(at(organizer, Date.now()), ticketId);
  await expect(returnTicket(at(holder, Date.now()), ticketId)).rejects.toMatchObject({ code: "tickets.cannotReturn" });
  expect((await readTicket(at(organizer, begins(1) - HOUR), ticketId, null)).canReturn).toBe(false);
  await db.update(tickets).set({ state: "refunded", checkedInAt: null, checkedInBy: null }).where(eq(tickets.ticketId, ticketId));
  expect(await checkInsOf(ticketId)).toEqual([]);
  const sums = await db.select().from(ticketCheckInSums).where(eq(ticketCheckInSums.categoryId, all));
  expect(sums).toMatchObject([{ dateKey: first, count: 0 }]);
});

test("the database lets in no ticket that isn't valid, for no date that it isn't for, and twice for none", async () => {
  const { ticketId, late, buy, first, second } = await weekend();
  const [lateId, other] = [await buy(late), await weekend()];
  const write = (id: string, dateKey: number) => db.insert(ticketCheckIns).values({ ticketId: id, dateKey, checkedInAt: Date.now() });
  const refused = (why: string) => ({ cause: { message: expect.stringContaining(why) } });
  await expect(write(lateId, first)).rejects.toMatchObject(refused("ticket_check_ins_date_of_ticket"));
  await expect(write(ticketId, other.first)).rejects.toMatchObject(refused("ticket_check_ins_date_of_ticket"));
  await write(ticketId, first);
  await expect(write(ticketId, first)).rejects.toMatchObject(refused("UNIQUE"));
  await write(ticketId, second);
  await db.update(tickets).set({ state: "refunded", checkedInAt: null }).where(eq(tickets.ticketId, lateId));
  await expect(write(lateId, second)).rejects.toMatchObject(refused("ticket_check_ins_date_of_ticket"));
});

test("a date on which people were let in is neither taken away nor moved to another day, and the form says so", async () => {
  const { eventId, communityId, organizer, all, ticketId, dates } = await weekend([HOUR, HOUR + DAY]);
  await checkIn(at(organizer, Date.now()), ticketId);
  const save = async (moments: readonly number[]) => {
    const rows = moments.map((moment) => ({ event_date: localTime(moment).date, event_time: localTime(moment).time }));
    const categories = [{ category_id: all, name: "All", price: 0 }];
    const json = { event_organizer_id: communityId, event_date_times: rows, event_ticket: true, ticket_categories: categories };
    await editEvent(at(organizer, Date.now()), eventId, eventBody(json) as never);
  };
  const [one = 0, two = 0] = dates.map(({ startsAt }) => startsAt);
  await expect(save([two])).rejects.toMatchObject({ code: "events.dateIsEntered" });
  await expect(save([two, two + DAY])).rejects.toMatchObject({ code: "events.dateIsEntered" });
  await save([one, two + DAY]);
  expect((await checkInsOf(ticketId)).length).toBe(1);
});

test("the guests' file has a column for each date, and one of a single date has one", async () => {
  const { eventId, organizer, ticketId, begins, first } = await weekend();
  await checkIn(at(organizer, begins(1)), ticketId);
  const lines = async (id: string) => {
    const text = await new Response(await guestsCsv(at(organizer, begins(1)), id, (key) => key)).text();
    return text
      .trim()
      .split("\r\n")
      .map((line) => line.replace(/[\uFEFF"]/g, "").split(","));
  };
  const minute = (moment: number) => `${localTime(moment).date} ${localTime(moment).time}`;
  const [head, guest] = await lines(eventId);
  const own = head?.filter((each) => each.startsWith("sales.file.checkedIn"));
  expect([own?.length, head?.slice(-2), guest?.slice(-2)]).toEqual([
    2,
    [`sales.file.checkedIn ${minute(begins(0) - HOUR / 2)}`, `sales.file.checkedIn ${minute(begins(1) - HOUR / 2)}`],
    ["", minute(begins(1))],
  ]);
  await db.delete(ticketCheckIns).where(eq(ticketCheckIns.ticketId, ticketId));
  await db.delete(eventDates).where(eq(eventDates.key, first));
  expect((await lines(eventId))[0]?.filter((each) => each.startsWith("sales.file.checkedIn"))).toEqual(["sales.file.checkedIn"]);
});

/** How many of several doors at the same moment let a ticket in, by the dates that they let in for. */
async function doors(dateOf: (nr: number, dates: readonly number[]) => number | undefined) {
  const { eventId, organizer, ticketId, first, second } = await weekend([-2 * HOUR, HOUR]);
  const code = (await ticketRow(ticketId))?.code ?? "";
  const asked = Array.from({ length: 8 }, (_, nr) =>
    call("/event/ticket/check-in", { as: organizer, json: { event_id: eventId, code, date_key: dateOf(nr, [first, second]) } }),
  );
  const answers = await Promise.all(asked);
  return { letIn: answers.filter(({ status }) => status === 200).length, kept: (await checkInsOf(ticketId)).length };
}

test("of doors that scan a ticket at the same moment one lets it in on a date, and on two dates one on each", async () => {
  for (let round = 0; round < Math.min(raceRounds, 5); round++) {
    expect(await doors((_, [first]) => first)).toEqual({ letIn: 1, kept: 1 });
    expect(await doors((nr, dates) => dates[nr % 2])).toEqual({ letIn: 2, kept: 2 });
  }
});

test("without its guard the race lets in more than one, so it is one", async () => {
  await db.run(sql`DROP INDEX ticket_check_ins_once`);
  expect((await doors((_, [first]) => first)).letIn).toBeGreaterThan(1);
  await db.delete(ticketCheckIns).where(and(sql`1`));
  await db.run(sql`CREATE UNIQUE INDEX ticket_check_ins_once ON ticket_check_ins (ticket_id, date_key)`);
});

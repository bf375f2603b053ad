/** A list leads to the date that it shows, says what tickets cost, and puts what is over last; a date is rated once it has begun. */
import { eventDates, eventRsvps } from "@schema/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAgenda, readSidebar } from "../../../app/features/events/agenda.service.server";
import { comeTo, rateEvent } from "../../../app/features/events/attendance.service.server";
import { readEventPage } from "../../../app/features/events/event-page.service.server";
import { dateAsked } from "../../../app/features/events/event-times.rules";
import { placeOrder } from "../../../app/features/tickets/orders.service.server";
import type { Context } from "../../../app/platform/context";
import { dayAfter, localDay, momentOf } from "../../../app/platform/time";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { see } from "../../support/pages";
import { signUp, testContext } from "../../support/site";
import { addCategory, orderKey } from "../../support/tickets";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const listed = async (ctx: Context, eventId: string) => {
  const { days } = await readAgenda(ctx, { when: "upcoming", size: 100 });
  return days.flatMap(({ items }) => items).filter((each) => each.eventId === eventId);
};

test("a list leads to the date that it shows, which the page names first", async () => {
  const ctx = testContext();
  const now = Date.now();
  const starts = [-2 * DAY, DAY, 8 * DAY].map((ahead) => now + ahead);
  const eventId = await addEvent(
    {},
    starts.map((startsAt) => ({ startsAt, endsAt: null })),
  );
  const items = await listed(ctx, eventId);
  expect(items.map(({ to }) => to)).toEqual([`/event/${eventId}`, `/event/${eventId}?at=${starts[2]}`]);
  const at = dateAsked(`https://hocam.test${items[1]?.to}`);
  const page = await readEventPage(ctx, eventId, at);
  expect(page.dates.map(({ startsAt }) => startsAt)).toEqual([starts[2], starts[1], starts[0]]);
  expect(page.dates.map(({ isNext }) => isNext)).toEqual([false, true, false]);
  const unknown = await readEventPage(ctx, eventId, now);
  expect(unknown.dates[0]?.startsAt).toBe(starts[1]);
});

test.each([
  ["free", [0], { least: 0, most: 0 }],
  ["at one price", [15_000], { least: 150, most: 150 }],
  ["from a price", [15_000, 40_000], { least: 150, most: 400 }],
])("a list says that tickets are %s", async (_, prices, said) => {
  const eventId = await addEvent({ hasTickets: true });
  for (const price of prices) await addCategory(eventId, { price });
  await addCategory(eventId, { price: 1, closedAt: Date.now() });
  expect((await listed(testContext(), eventId))[0]?.prices).toEqual(said);
});

test("a list says nothing of prices where there are no tickets", async () => {
  const eventId = await addEvent();
  expect((await listed(testContext(), eventId))[0]?.prices).toBeNull();
});

test("what is over stands below what isn't, on its day", async () => {
  const day = dayAfter(localDay(Date.now()), 40);
  const over = await addEvent({}, [{ startsAt: momentOf(day, "09:00"), endsAt: momentOf(day, "10:00") }]);
  const running = await addEvent({}, [{ startsAt: momentOf(day, "20:00"), endsAt: momentOf(day, "23:00") }]);
  const ctx = testContext({ clock: { now: () => momentOf(day, "22:00") } });
  const { days } = await readAgenda(ctx, { when: "today", size: 100 });
  const items = days.flatMap(({ items }) => items).filter(({ eventId }) => eventId === over || eventId === running);
  expect(items.map(({ eventId, isOver }) => [eventId, isOver])).toEqual([
    [running, false],
    [over, true],
  ]);
});

test("nobody is asked how a date was that they didn't mean to come to, or that hasn't begun", async () => {
  const person = await signUp();
  const now = Date.now();
  const eventId = await addEvent({}, [
    { startsAt: now - DAY, endsAt: null },
    { startsAt: now + 10 * DAY, endsAt: null },
  ]);
  const ctx = asNow(person);
  await comeTo(ctx, eventId);
  expect((await readEventPage(ctx, eventId)).canRate).toBe(false);
  await expect(rateEvent(ctx, eventId, 5)).rejects.toMatchObject({ code: "events.notBegun" });
  await ctx.db
    .update(eventRsvps)
    .set({ createdAt: now - 2 * DAY })
    .where(eq(eventRsvps.eventId, eventId));
  expect((await readEventPage(ctx, eventId)).canRate).toBe(true);
  await rateEvent(ctx, eventId, 5);
  await ctx.db.delete(eventDates).where(eq(eventDates.startsAt, now - DAY));
  expect((await readEventPage(ctx, eventId)).canRate).toBe(false);
});

test("an order of nothing says that nothing was chosen, and names no limit that isn't the event's", async () => {
  const person = await signUp();
  const eventId = await addEvent({ hasTickets: true });
  const categoryId = await addCategory(eventId);
  const order = (quantity: number) => placeOrder(asNow(person), eventId, [{ category_id: categoryId, quantity }], orderKey());
  await expect(order(0)).rejects.toMatchObject({ code: "tickets.nothingChosen" });
  await expect(order(5)).rejects.toMatchObject({ code: "tickets.tooManyForOne" });
  await expect(order(99)).rejects.toMatchObject({ code: "tickets.tooManyAtOnce" });
});

test("a card says what tickets for its own date cost, as far as any are left", async () => {
  const now = Date.now();
  const eventId = await addEvent(
    { hasTickets: true },
    [-2 * DAY, DAY, 3 * DAY, 8 * DAY].map((ahead) => ({ startsAt: now + ahead, endsAt: null })),
  );
  const ctx = testContext();
  const dates = await ctx.db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const prices = [5_000, 30_000, 20_000, 40_000];
  for (const [i, { key }] of dates.entries()) await addCategory(eventId, { price: prices[i], dateKey: key });
  await addCategory(eventId, { price: 10_000, dateKey: dates[3]?.key, quantity: 0 });
  const least = (items: { eventId: string; prices: { least: number; most: number } | null }[]) =>
    items.filter((each) => each.eventId === eventId).map((each) => each.prices && [each.prices.least, each.prices.most]);
  expect(least(await listed(ctx, eventId))).toEqual([
    [300, 300],
    [200, 200],
    [400, 400],
  ]);
  expect(least(await readSidebar(ctx, { limit: 100, isLatest: true }))).toEqual([[200, 400]]);
});

test("a card has words for a price, a least price, and where some are free", async () => {
  const day = dayAfter(localDay(Date.now()), 60);
  const eventIds: string[] = [];
  for (const prices of [[0], [15_000], [15_000, 40_000], [0, 10_000]]) {
    const eventId = await addEvent({ hasTickets: true }, [{ startsAt: momentOf(day, "12:00"), endsAt: null }]);
    for (const price of prices) await addCategory(eventId, { price });
    eventIds.push(eventId);
  }
  const as = await signUp();
  const said = async (language: string) => {
    const { body } = await see(`/event/all?day=${day}`, { as, headers: { "accept-language": language } });
    return eventIds.map((eventId) => body.split(`href="/event/${eventId}"`)[1]?.split("</a>")[0]);
  };
  const inEnglish = ["Free", "150 ₺", "from 150 ₺", "Free and paid"].map((words) => expect.stringContaining(`>${words}<`));
  expect(await said("en")).toEqual(inEnglish);
  const inTurkish = ["Ücretsiz", "150 ₺", "en ucuzu 150 ₺", "Ücretsiz ve ücretli"].map((words) => expect.stringContaining(`>${words}<`));
  expect(await said("tr")).toEqual(inTurkish);
});

test("who looks after an event of several dates reads how many there are beside the one that is named, in their list and above its sales", async () => {
  const creator = await signUp();
  const days = [DAY, 2 * DAY, 3 * DAY].map((ahead) => ({ startsAt: Date.now() + ahead, endsAt: null }));
  const several = await addEvent({ createdBy: creator.userId, hasTickets: true }, days);
  const one = await addEvent({ createdBy: await signUp().then(({ userId }) => userId), hasTickets: true });
  await addCategory(several);
  const read = async (path: string, language: "en" | "tr") =>
    (await see(path, { as: creator, headers: { "accept-language": language } })).body.replaceAll("<!-- -->", "");
  for (const path of ["/event/personal", `/event/ticket/sales/${several}`]) {
    expect(await read(path, "en")).toContain("3 dates in all");
    expect(await read(path, "tr")).toContain("toplam 3 tarih");
  }
  const moderator = await signUp({ userRole: "moderator" });
  expect((await see(`/event/ticket/sales/${one}`, { as: moderator })).body).not.toContain("dates in all");
});

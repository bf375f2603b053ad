/** Of an event with several dates every place tells the same one: what runs or comes next, else the last. */
import { eventRsvps } from "@schema/events";
import { expect, test } from "vitest";
import { readPanel as readCommunityPanel, readWhole } from "../../../app/features/community/panel.service.server";
import { searchEvents } from "../../../app/features/community-events/community-events.service.server";
import { readPersonal, readSidebar } from "../../../app/features/events/agenda.service.server";
import { readEventPage, structuredEvent } from "../../../app/features/events/event-page.service.server";
import { readPanel } from "../../../app/features/events/panel.service.server";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { readSale } from "../../../app/features/tickets/orders.service.server";
import { readSales } from "../../../app/features/tickets/sales.service.server";
import { readMyTickets } from "../../../app/features/tickets/tickets.service.server";
import { formatDate } from "../../../app/kit/format";
import { addCommunity, addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { signUp } from "../../support/site";
import { addCategory, order } from "../../support/tickets";

const HOUR = 3_600_000;

/** When the event begins that something tells of, wherever it stands within. */
function startIn(told: unknown, eventId: string): unknown {
  if (told === null || typeof told !== "object") return undefined;
  if (!Array.isArray(told) && "eventId" in told && told.eventId === eventId && "startsAt" in told) return told.startsAt;
  return Object.values(told)
    .map((each) => startIn(each, eventId))
    .find((each) => each !== undefined);
}

test.each([
  ["one is over and two are to come", [-48, 24, 72], 24],
  ["the second is running", [-48, -1, 72], -1],
  ["all are over", [-96, -48], -48],
])("where %s, all places tell the same date", async (_, hours, wanted) => {
  const organizer = await signUp({ userRole: "admin" });
  const communityId = await addCommunity(organizer);
  const now = Date.now();
  const dates = hours.map((each) => ({ startsAt: now + each * HOUR, endsAt: null }));
  const own = { name: `Rust ${communityId}`, communityId, createdBy: organizer.userId, hasTickets: true };
  const eventId = await addEvent(own, dates);
  const categoryId = await addCategory(eventId, { name: "Seat" });
  const ctx = asNow(organizer);
  await ctx.db.insert(eventRsvps).values({ eventId, userId: organizer.userId, createdAt: now });
  const isOver = wanted < -2;
  if (!isOver) await order(organizer, eventId, categoryId);
  const admin = ctx as Parameters<typeof searchEvents>[0];
  const page = await readEventPage(ctx, eventId);
  const told: Record<string, unknown> = {
    page: page.dates[0]?.startsAt,
    "schema.org": Date.parse(structuredEvent(page, "").startDate),
    buy: startIn(await readSale(ctx, eventId), eventId),
    sales: startIn(await readSales(ctx, eventId), eventId),
    panel: startIn(await readPanel(ctx, { state: "all", size: 20 }), eventId),
    own: startIn((await readPersonal(ctx)).mine, eventId),
    community: startIn((await readWhole(ctx, communityId, undefined)).events, eventId),
    "organizers' community": startIn((await readCommunityPanel(ctx, { community: communityId })).detail, eventId),
    "staff's list": startIn(await searchEvents(admin, { state: "active", community: communityId, size: 20 }), eventId),
    latest: startIn(await readSidebar(ctx, { limit: 5, isLatest: true }), eventId),
  };
  if (!isOver) {
    told.coming = startIn((await readPersonal(ctx)).coming, eventId);
    told.ticket = startIn(await readMyTickets(ctx), eventId);
  }
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((place) => [place, now + wanted * HOUR])));
  const { groups } = await searchEverywhere(ctx, communityId, 4);
  const hit = groups.flatMap(({ hits }) => hits).find(({ to }) => to.startsWith(`/event/${eventId}`));
  expect(hit?.about).toContain(formatDate(now + wanted * HOUR, ctx.locale, "dateTime"));
});

test("programs are told the date that comes next, whichever the page was asked for", async () => {
  const person = await signUp();
  const starts = [-48, 24, 72].map((hours) => Date.now() + hours * HOUR);
  const eventId = await addEvent(
    {},
    starts.map((startsAt) => ({ startsAt, endsAt: null })),
  );
  for (const asked of starts) {
    const page = await readEventPage(asNow(person), eventId, asked);
    expect([page.dates[0]?.startsAt, Date.parse(structuredEvent(page, "").startDate)]).toEqual([asked, starts[1]]);
  }
});

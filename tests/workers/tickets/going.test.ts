/** Whoever has a ticket goes, and whoever loses their last one doesn't: every place that tells it agrees, after whatever they did. */
import { eventDates, eventRsvps } from "@schema/events";
import { tickets } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAgenda, readPersonal } from "../../../app/features/events/agenda.service.server";
import { comeTo, stayAway } from "../../../app/features/events/attendance.service.server";
import { readEventPage } from "../../../app/features/events/event-page.service.server";
import { agendaFilters } from "../../../app/features/events/events.schemas";
import { readOwnHome } from "../../../app/features/home/home.service.server";
import { makeCalendar, readCalendarFile } from "../../../app/features/overview/calendar.service.server";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { localDay } from "../../../app/platform/time";
import { createRandom } from "../../../drizzle/seed/random";
import { addEvent } from "../../support/events";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addTicketedEvent, order } from "../../support/tickets";

const { db } = testContext();
const DAY = 86_400_000;
const SEQUENCES = 12;
const STEPS = 8;
const ACTS = ["come", "stayAway", "buy", "return", "pass"] as const;
type Act = (typeof ACTS)[number];

/** What each of two people does, and what is theirs then. */
async function stage() {
  const people = [await signUp(), await signUp()] as const;
  const { eventId, categoryId } = await addTicketedEvent({ perPerson: 10 }, {}, 4 * DAY);
  const feeds = await Promise.all(people.map(({ ctx }) => makeCalendar(ctx, { kinds: ["event"] })));
  return { people, eventId, categoryId, feeds };
}
type Stage = Awaited<ReturnType<typeof stage>>;

const heldBy = (userId: string, eventId: string) =>
  db
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.eventId, eventId), eq(tickets.state, "valid")));

/** Does it as the site does; what can't be done there isn't. */
async function act({ people, eventId, categoryId }: Stage, who: number, what: Act): Promise<void> {
  const [me, other] = who === 0 ? people : [people[1], people[0]];
  const [own] = await heldBy(me.userId, eventId);
  if (what === "come") await comeTo(me.ctx, eventId);
  if (what === "stayAway") await stayAway(me.ctx, eventId).catch((failed) => expect(failed).toMatchObject({ code: "events.hasTicket" }));
  if (what === "buy") await order(me, eventId, categoryId);
  if (what === "return" && own) await returnTicket(me.ctx, own.ticketId);
  if (what === "pass" && own) {
    await offerTicket(me.ctx, own.ticketId, other.userEmail);
    await acceptTicket(other.ctx, own.ticketId, "");
  }
}

/** The same in a few words: how many tickets somebody has, and whether they go. */
interface Model {
  tickets: number;
  goes: boolean;
}

function told([mine, theirs]: readonly [Model, Model], what: Act): [Model, Model] {
  if (what === "come") return [{ ...mine, goes: true }, theirs];
  if (what === "stayAway") return [{ ...mine, goes: mine.tickets > 0 }, theirs];
  if (what === "buy") return [{ tickets: mine.tickets + 1, goes: true }, theirs];
  if (mine.tickets === 0) return [mine, theirs];
  const left = { tickets: mine.tickets - 1, goes: mine.tickets > 1 };
  return [left, what === "pass" ? { tickets: theirs.tickets + 1, goes: true } : theirs];
}

const fresh = ({ ctx }: Person) => ({ ...ctx, ...testContext(), actor: ctx.actor }) as Person["ctx"];

/** Whether somebody goes, as each place tells it, and how many do. */
async function seen({ people, eventId, feeds }: Stage, who: 0 | 1) {
  const ctx = fresh(people[who]);
  const page = await readEventPage(ctx, eventId);
  const { coming } = await readPersonal(ctx);
  const { days } = await readAgenda(ctx, agendaFilters.parse({ when: "upcoming", size: 100 }));
  const home = await readOwnHome(ctx);
  const { text } = await readCalendarFile(ctx, feeds[who] ?? "");
  const isIt = (item: { eventId: string }) => item.eventId === eventId;
  return {
    count: page.rsvpCount,
    goes: {
      page: page.isComing,
      ownEvents: coming.some(isIt),
      agenda: Boolean(days.flatMap(({ items }) => items).find(isIt)?.isGoing),
      home: home.goingIds.some((id) => id === eventId),
      week: home.days.flatMap(({ entries }) => entries).length === 1,
      calendar: text.split("BEGIN:VEVENT").length === 2,
    },
  };
}

const everywhere = (goes: boolean) => ({ page: goes, ownEvents: goes, agenda: goes, home: goes, week: goes, calendar: goes });

test("whatever two people do with an answer and tickets, in whichever order, every place agrees on who goes", {
  timeout: 120_000,
}, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const random = createRandom(seed);
    const scene = await stage();
    let models: [Model, Model] = [
      { tickets: 0, goes: false },
      { tickets: 0, goes: false },
    ];
    const done: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      const [who, what] = [random.int(0, 1) as 0 | 1, random.pick(ACTS)];
      done.push(`${who} ${what}`);
      await act(scene, who, what);
      const [first, second] = who === 0 ? told(models, what) : told([models[1], models[0]], what);
      models = who === 0 ? [first, second] : [second, first];
      const count = models.filter(({ goes }) => goes).length;
      for (const person of [0, 1] as const)
        expect([done.join(", "), person, await seen(scene, person)]).toEqual([
          done.join(", "),
          person,
          { count, goes: everywhere(models[person].goes) },
        ]);
    }
  }
});

test("the places would be seen to disagree: an answer that is taken from a holder in the database shows on the page, and not in the calendar", async () => {
  const scene = await stage();
  await act(scene, 0, "buy");
  await db.delete(eventRsvps).where(eq(eventRsvps.eventId, scene.eventId));
  expect(await seen(scene, 0)).toMatchObject({ count: 0, goes: { page: false, ownEvents: false, calendar: true } });
});

test("a holder can't say that they don't go, and is told what to do instead", async () => {
  const scene = await stage();
  const [holder] = scene.people;
  await act(scene, 0, "come");
  await act(scene, 0, "buy");
  await expect(stayAway(holder.ctx, scene.eventId)).rejects.toMatchObject({ code: "events.hasTicket" });
  expect((await seen(scene, 0)).goes).toEqual(everywhere(true));
});

test("the event's page leads a holder to their ticket and offers no way back, and once it is returned to the tickets again", async () => {
  const scene = await stage();
  const [holder] = scene.people;
  const page = async () => await (await visit(`/event/${scene.eventId}`, { as: holder })).text();
  const buying = `href="/event/ticket/buy/${scene.eventId}"`;
  const before = await page();
  await act(scene, 0, "buy");
  const [own] = await heldBy(holder.userId, scene.eventId);
  const after = await page();
  await act(scene, 0, "return");
  const last = await page();
  const seenOn = (text: string) => [
    text.includes(buying),
    text.includes(`href="/event/ticket/one/${own?.ticketId}"`),
    text.includes("Cancel RSVP"),
  ];
  expect([before, after, last].map(seenOn)).toEqual([
    [true, false, false],
    [false, true, false],
    [true, false, false],
  ]);
});

test("whoever has a ticket for one date goes on that date alone, also when they said before that they go", async () => {
  const person = await signUp();
  const dates = [2, 3].map((days) => ({ startsAt: Date.now() + days * DAY, endsAt: null }));
  const eventId = await addEvent({ hasTickets: true }, dates);
  await comeTo(person.ctx, eventId);
  const starts = async () => {
    const { going, days } = await readOwnHome(fresh(person));
    return [going.map(({ startsAt }) => startsAt), days.flatMap(({ entries }) => entries.map(({ day }) => day))];
  };
  const [first, second] = dates.map(({ startsAt }) => startsAt) as [number, number];
  expect(await starts()).toEqual([[first], [localDay(first), localDay(second)]]);
  const [date] = await db
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), eq(eventDates.startsAt, second)));
  await order(person, eventId, await addCategory(eventId, { dateKey: date?.key }));
  expect(await starts()).toEqual([[second], [localDay(second)]]);
});

/** Somebody with a great deal on, by chance that repeats: of every kind that stands in a week, around midnight more often. */
import { eventRsvps } from "@schema/events";
import { ticketOrders, tickets } from "@schema/tickets";
import { timesOf } from "../../app/features/study-room/study-room.rules";
import { newId } from "../../app/platform/ids";
import { repeats } from "../../app/platform/repeats";
import { clockTime, dayAfter, momentOf } from "../../app/platform/time";
import type { Random } from "../../drizzle/seed/random";
import { addAlarm } from "./alarms";
import { addEvent } from "./events";
import { addExam, sayExam } from "./exams";
import { addMeeting } from "./group-hours";
import { addCalendar, addSchedule, addScheduleItem, offeredCourse, TERM } from "./schedules";
import { type Person, signUp, testContext } from "./site";
import { addRoom } from "./study-rooms";
import { addCategory } from "./tickets";
import { addTodo } from "./todos";

const MINUTE = 60_000;
/** Minutes of a day, those around midnight more often. */
const EDGES = [0, 1, 59, 60, 1320, 1380, 1410, 1439];

const minuteOf = (random: Random) => (random.chance(0.5) ? random.pick(EDGES) : random.int(0, 1439));
const momentAt = (day: string, minute: number) => momentOf(day, clockTime(minute));

/** When an event is: without an end, within its day, over midnight, or for days. */
function eventTimes(random: Random, today: string) {
  const startsAt = momentAt(dayAfter(today, random.int(-2, 9)), minuteOf(random));
  return { startsAt, endsAt: random.chance(0.3) ? null : startsAt + random.int(1, random.pick([120, 1440, 4000])) * MINUTE };
}

/** The end of what is within one day: at midnight at the latest. */
const endAfter = (random: Random, start: number) => (random.chance(0.3) ? 1440 : random.int(start + 1, 1440));

async function addScheduleOf(person: Person, random: Random, today: string): Promise<void> {
  const lecture = () => {
    const start = random.int(480, 1300);
    return [random.int(0, 6), start, start + random.int(30, 130)] as const;
  };
  const courses = await Promise.all(Array.from({ length: 4 }, () => offeredCourse({ number: 1, times: [lecture(), lecture()] })));
  const scheduleId = await addSchedule(
    person,
    courses.map((course) => [course, 1] as const),
  );
  for (let at = 0; at < 10; at++) {
    const startMinute = at === 0 ? 1439 : Math.min(1438, minuteOf(random));
    const when = random.chance(0.5) ? { date: null, day: random.int(0, 6) } : { date: dayAfter(today, random.int(-1, 9)), day: null };
    await addScheduleItem(scheduleId, { title: `Item${at}`, startMinute, endMinute: endAfter(random, startMinute), ...when });
  }
  const other = await signUp();
  for (const [at, course] of courses.entries()) {
    const startMinute = random.int(480, 1300);
    const date = dayAfter(today, at === 0 ? 1 : random.int(0, 9));
    const said = { term: TERM, date, startMinute, endMinute: startMinute + random.int(1, 139) };
    await sayExam(await addExam(course, person, said), other.userId);
  }
}

async function addTicket({ userId }: Person, name: string, times: ReturnType<typeof eventTimes>): Promise<void> {
  const { db } = testContext();
  const eventId = await addEvent({ name, hasTickets: true }, [times]);
  const categoryId = await addCategory(eventId);
  const [orderId, ticketId, now] = [newId("order", Date.now()), newId("ticket", Date.now()), Date.now()];
  const shared = { orderId, eventId, userId, createdAt: now, updatedAt: now };
  await db
    .insert(ticketOrders)
    .values({ ...shared, status: "paid", lines: { [categoryId]: 1 }, amount: 0, refundUntil: now, termsVersion: 1 });
  await db.insert(tickets).values({ ...shared, ticketId, categoryId, price: 0, state: "valid", code: ticketId });
}

/** Days of the term that are none as usual: a holiday, half of one, and one that follows another weekday. */
const unusual = (random: Random, today: string) => {
  const from = dayAfter(today, random.int(-3, 6));
  return [
    { from, until: random.chance(0.5) ? dayAfter(from, random.int(1, 3)) : null, follows: null },
    { from: dayAfter(today, random.int(0, 6)), until: null, follows: null, isHalf: true },
    { from: dayAfter(today, random.int(0, 6)), until: null, follows: random.int(0, 4) },
  ];
};

/** Gives somebody, whose today this is, something of every kind on the days before and after it. */
export async function makeBusy(person: Person, random: Random, today: string): Promise<void> {
  await addCalendar({ days: unusual(random, today), addDropFrom: today, addDropUntil: dayAfter(today, random.int(1, 9)) });
  await addScheduleOf(person, random, today);
  for (let at = 0; at < 12; at++) {
    const eventId = await addEvent({ name: `Event${at}` }, [eventTimes(random, today)]);
    await testContext().db.insert(eventRsvps).values({ eventId, userId: person.userId, createdAt: 1 });
    if (at < 4) await addTicket(person, `Ticket${at}`, eventTimes(random, today));

    const starts = minuteOf(random);
    const room = timesOf({ day: dayAfter(today, random.int(-1, 8)), starts, ends: (starts + random.int(1, 720)) % 1440 });
    await addRoom(person, { topic: `Room${at}`, ...room });

    const first = dayAfter(today, random.int(-20, 9));
    const repeated = { repeat: random.pick(repeats), repeatDay: Number(first.slice(8)) };
    await addAlarm(person, { title: `Alarm${at}`, day: first, minute: minuteOf(random), ...repeated });
    const dueMinute = random.chance(0.5) ? minuteOf(random) : null;
    await addTodo(person, { title: `Todo${at}`, dueOn: dayAfter(today, random.int(-20, 9)), dueMinute, ...repeated });

    if (at < 4) {
      const [length, meetsOn] = [random.int(1, 3), dayAfter(today, random.int(0, 8))];
      await addMeeting([person], { title: `Meeting${at}`, length, meetsOn, meetsFrom: random.int(480, 1439 - length * 60) });
    }
  }
}

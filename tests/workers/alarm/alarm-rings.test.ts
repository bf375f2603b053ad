/** Ringing: once, at the right minute of the university's clocks, whatever cron does. */
import { alarms } from "@schema/alarm";
import { notices } from "@schema/notices";
import { outbox } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { noticeText } from "../../../app/engines/notices/text.server";
import { snoozeAlarm } from "../../../app/features/alarm/alarm.service.server";
import { findDue, ring } from "../../../app/features/alarm/ring.repository.server";
import { ringDue } from "../../../app/features/alarm/ring.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { localTime, momentOf } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
let person: Person;

beforeEach(async () => {
  await db.delete(alarms);
  person = await signUp();
});

/** The world at a moment of the university's clocks. */
const at = (date: string, time: string) => testContext({ clock: { now: () => momentOf(date, time) } });
const cron = (date: string, time: string) => ringDue(at(date, time));
const rings = () => db.select().from(notices).where(eq(notices.userId, person.userId));
const nextOf = async (alarmId: string) => {
  const [row] = await db.select().from(alarms).where(eq(alarms.alarmId, alarmId));
  if (!row?.nextAt) return null;
  const { date, time } = localTime(row.nextAt);
  return `${date} ${time}`;
};
const mails = async () => (await db.select().from(outbox)).filter(({ payload }) => payload.to === person.userEmail);

/** What its owner reads of the latest ring. */
async function read(locale: "en" | "tr" = "en") {
  const row = (await rings()).at(-1);
  const shown = JSON.stringify({ title: "Lab report", text: "" });
  return row && noticeText(testContext(), { kind: row.kind, path: row.path, details: JSON.stringify(row.details), shown }, locale);
}

test("an alarm rings in its minute and not before, once, and leads to itself", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-23" });
  await cron("2026-11-23", "08:59");
  expect(await rings()).toEqual([]);
  await cron("2026-11-23", "09:00");
  await cron("2026-11-23", "09:01");
  const found = await rings();
  expect(found.map(({ kind, path }) => [kind, path])).toEqual([["alarm.due", `/alarm/one/${alarmId}`]]);
  expect(await nextOf(alarmId)).toBeNull();
  expect((await read())?.title).toBe("Lab report · 09:00");
});

test("nine in Ankara is six in UTC, in summer and in winter", async () => {
  for (const day of ["2026-07-01", "2026-12-01"]) {
    const alarmId = await addAlarm(person, { day });
    const [row] = await db.select().from(alarms).where(eq(alarms.alarmId, alarmId));
    expect(new Date(row?.nextAt ?? 0).toISOString()).toBe(`${day}T06:00:00.000Z`);
  }
});

test("two runs at once, ten times over, ring it once", async () => {
  for (let i = 0; i < 10; i++) await addAlarm(person, { day: "2026-11-23", sendsMail: true });
  await Promise.all([cron("2026-11-23", "09:00"), cron("2026-11-23", "09:00"), cron("2026-11-23", "09:01")]);
  expect((await rings()).length).toBe(10);
  expect((await mails()).length).toBe(10);
});

test("two runs that read the same alarm as due before either rings: one rings", async () => {
  await addAlarm(person, { day: "2026-11-23" });
  const ctx = at("2026-11-23", "09:00");
  const [first, second] = [await findDue(ctx, 10), await findDue(ctx, 10)];
  expect([await ring(ctx, first), await ring(ctx, second)]).toEqual([1, 0]);
  expect((await rings()).length).toBe(1);
});

test("the control: without what stands in the batch and the rule of the database, the second run rings again", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-23" });
  const ctx = at("2026-11-23", "09:00");
  const [first, second] = [await findDue(ctx, 10), await findDue(ctx, 10)];
  await db.run("DROP INDEX notices_once");
  try {
    await ring(ctx, first);
    await db.update(alarms).set({ ringsAt: first[0]?.dueAt }).where(eq(alarms.alarmId, alarmId));
    await ring(ctx, second);
    expect((await rings()).length).toBe(2);
    await db.run("DELETE FROM notices");
  } finally {
    await db.run("CREATE UNIQUE INDEX notices_once ON notices (user_id, dedupe_key)");
  }
});

test("a run that is killed after the batch, or before it, leaves one ring", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-23" });
  const ctx = at("2026-11-23", "09:00");
  const due = await findDue(ctx, 10);
  const dying = { ...ctx, db: { ...ctx.db, batch: () => Promise.reject(new Error("killed")) } as unknown as typeof ctx.db };
  await expect(ring(dying, due)).rejects.toThrow("killed");
  expect(await rings()).toEqual([]);
  await ring(ctx, due);
  await cron("2026-11-23", "09:01");
  expect((await rings()).length).toBe(1);
  expect(await nextOf(alarmId)).toBeNull();
});

test("after an hour without cron it rings once, says that it is late, and goes on at its own minute", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-23", repeat: "daily", sendsMail: true });
  await cron("2026-11-23", "10:02");
  expect((await rings()).length).toBe(1);
  expect((await read())?.title).toBe("Late: Lab report, set for 09:00");
  expect((await read("tr"))?.title).toBe("Geciken alarm: Lab report, 09:00");
  expect((await mails()).map(({ payload }) => payload.template)).toEqual(["alarm:mail.late"]);
  expect(await nextOf(alarmId)).toBe("2026-11-24 09:00");
  await cron("2026-11-24", "09:00");
  expect((await read())?.title).toBe("Lab report · 09:00");
});

test("after days without cron a daily alarm rings once, and today's is still to come when it is", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-20", repeat: "daily" });
  await cron("2026-11-23", "08:00");
  expect([(await rings()).length, await nextOf(alarmId)]).toEqual([1, "2026-11-23 09:00"]);
});

test.each([
  ["daily", "2026-12-31", ["2027-01-01", "2027-01-02"]],
  ["daily", "2028-02-28", ["2028-02-29", "2028-03-01"]],
  ["weekly", "2026-12-29", ["2027-01-05", "2027-01-12"]],
  ["weekdays", "2026-12-31", ["2027-01-01", "2027-01-04"]],
  ["monthly", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
  ["monthly", "2028-01-31", ["2028-02-29", "2028-03-31"]],
  ["monthly", "2026-12-31", ["2027-01-31"]],
] as const)("%s from %s goes on to %s, each once at its minute", async (repeat, day, following) => {
  const alarmId = await addAlarm(person, { day, repeat, minute: 1439 });
  let last: string = day;
  for (const [i, next] of following.entries()) {
    await cron(last, "23:59");
    expect([(await rings()).length, await nextOf(alarmId)]).toEqual([i + 1, `${next} 23:59`]);
    last = next;
  }
});

test("cron every quarter of an hour for two days: an alarm of midnight rings three times", async () => {
  await addAlarm(person, { day: "2026-12-30", repeat: "daily", minute: 0 });
  for (let moment = momentOf("2026-12-29", "23:50"); moment < momentOf("2027-01-01", "00:20"); moment += 15 * MINUTE + MINUTE)
    await ringDue(testContext({ clock: { now: () => moment } }));
  expect((await rings()).length).toBe(3);
});

test("what has rung is put off, and rings once more; a repeating one keeps its own times", async () => {
  const alarmId = await addAlarm(person, { day: "2026-11-23", repeat: "daily" });
  await expect(snoozeAlarm(person.ctx, alarmId, 10)).rejects.toMatchObject({ code: "alarm.notRung" });
  await cron("2026-11-23", "09:00");
  await snoozeAlarm({ ...person.ctx, clock: at("2026-11-23", "09:02").clock }, alarmId, 10);
  expect(await nextOf(alarmId)).toBe("2026-11-23 09:12");
  await cron("2026-11-23", "09:11");
  expect((await rings()).length).toBe(1);
  await cron("2026-11-23", "09:12");
  expect([(await rings()).length, await nextOf(alarmId)]).toEqual([2, "2026-11-24 09:00"]);
});

test("it is mailed only where its owner asked for that, and not to somebody who is blocked", async () => {
  await addAlarm(person, { day: "2026-11-23" });
  await cron("2026-11-23", "09:00");
  expect(await mails()).toEqual([]);
  const blocked = await signUp({ blockedAt: 1 });
  await addAlarm(blocked, { day: "2026-11-24", sendsMail: true });
  await cron("2026-11-24", "09:00");
  expect((await db.select().from(outbox)).filter(({ payload }) => payload.to === blocked.userEmail)).toEqual([]);
});

test("one that can't ring stops nobody else's", async () => {
  const bad = await addAlarm(await signUp(), { day: "2026-11-23", title: "bad" });
  await addAlarm(person, { day: "2026-11-23" });
  await db.run(
    sql.raw(`CREATE TRIGGER bad_alarm BEFORE UPDATE ON alarms WHEN old.alarm_id = '${bad}' BEGIN SELECT RAISE(ABORT, 'broken'); END`),
  );
  try {
    expect(await cron("2026-11-23", "09:00")).toBe("1 alarms rang, 1 couldn't");
    expect((await rings()).length).toBe(1);
    expect(await cron("2026-11-23", "09:01")).toBe("0 alarms rang");
  } finally {
    await db.run("DROP TRIGGER bad_alarm");
  }
});

test("a thousand that are due in one minute ring in one run, and a minute with nothing due reads next to nothing", async () => {
  const rows = JSON.stringify(Array.from({ length: 1000 }, (_, i) => i));
  const dueAt = momentOf("2026-11-23", "09:00");
  await db.run("DROP TRIGGER alarms_few");
  await db.run(
    sql.raw(`INSERT INTO alarms (alarm_id, user_id, title, day, minute, rings_at, created_at, updated_at)
    SELECT 'alarm-many-' || value, '${person.userId}', 'x', '2026-11-23', 540, ${dueAt}, 0, 0 FROM json_each('${rows}')`),
  );
  await cron("2026-11-23", "09:00");
  expect((await rings()).length).toBe(1000);
  const ctx = at("2026-11-23", "09:01");
  await ringDue(ctx);
  expect([ctx.meter.roundTrips, ctx.meter.rowsRead <= 2]).toEqual([1, true]);
});

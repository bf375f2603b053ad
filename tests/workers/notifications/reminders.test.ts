/** What people are told by the clock: events of tomorrow, VIP earned or lost, claims that are over; and the answer to a graduate's application. */
import { graduateApplications } from "@schema/graduates";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { remindOfClaims } from "../../../app/engines/review/claim-notices.server";
import { UNDO_LASTS } from "../../../app/engines/review/decision";
import { editEvent } from "../../../app/features/events/events.service.server";
import { remindOfTomorrow } from "../../../app/features/events/reminders.repository.server";
import { decide } from "../../../app/features/graduates/graduates.service.server";
import { remindOfReports } from "../../../app/features/reporting/reporting.service.server";
import { tellOfVip } from "../../../app/features/vip/vip.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { newId } from "../../../app/platform/ids";
import { dayAhead, momentOf } from "../../../app/platform/time";
import { addEvent, eventBody } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { addCourse, addExperience, addReport, addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";
import { addCategory, order } from "../../support/tickets";

const { db } = testContext();
const at = (moment: number) => testContext({ clock: { now: () => moment } });
const titlesOf = async (person: Person, locale: "en" | "tr" = "en") => (await noticesOf(person, locale)).map(({ title }) => title);

const TODAY = dayAhead(Date.now(), 10);
const TOMORROW = dayAhead(Date.now(), 11);
const onDay = (time: string, day = TODAY) => at(momentOf(day, time));

/** An event of tomorrow, at two in the afternoon, with somebody who means to come. */
async function tomorrows(own: Parameters<typeof addEvent>[0] = {}, starts = [momentOf(TOMORROW, "14:00")]) {
  const dates = starts.map((startsAt) => ({ startsAt, endsAt: null }));
  const eventId = await addEvent({ name: "Chess night", ...own }, dates);
  const guest = await signUp();
  await db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${guest.userId}, 1)`);
  return { eventId, guest };
}

test("whoever means to come is reminded on the day before from ten o'clock on, once, with the time in their language", async () => {
  const { eventId, guest } = await tomorrows();
  expect(await remindOfTomorrow(onDay("09:59"))).toBe(0);
  await Promise.all([remindOfTomorrow(onDay("10:00")), remindOfTomorrow(onDay("10:00"))]);
  await remindOfTomorrow(onDay("10:05"));
  await remindOfTomorrow(onDay("10:05", TOMORROW));
  const [notice, ...others] = await noticesOf(guest);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    kind: "events.tomorrow",
    path: `/event/${eventId}`,
    title: expect.stringMatching(/^Reminder: “Chess night” · .+14:00$/),
  });
  expect(await titlesOf(guest, "tr")).toEqual([expect.stringMatching(/^Hatırlatma: “Chess night” · .+14:00$/)]);
});

test("a run that comes late in the evening still reminds; one after midnight doesn't of what is today", async () => {
  const [late, over] = [await tomorrows(), await tomorrows()];
  await db.run(sql`UPDATE event_dates SET announced_at = 1 WHERE event_id = ${over.eventId}`);
  await remindOfTomorrow(onDay("23:50"));
  expect([(await noticesOf(late.guest)).length, (await noticesOf(over.guest)).length]).toEqual([1, 0]);
  const missed = await tomorrows();
  await remindOfTomorrow(onDay("10:00", TOMORROW));
  expect(await noticesOf(missed.guest)).toEqual([]);
});

test("two dates on one day are one reminder, of the first", async () => {
  const { guest } = await tomorrows({}, [momentOf(TOMORROW, "18:00"), momentOf(TOMORROW, "14:00")]);
  await remindOfTomorrow(onDay("10:00"));
  expect(await titlesOf(guest)).toEqual([expect.stringMatching(/14:00$/)]);
});

test("an event that is hidden, deleted or cancelled isn't reminded of, and a reminder of one shows nothing of it any more", async () => {
  const hidden = await tomorrows({ showStatus: "inactive" });
  const shown = await tomorrows();
  await remindOfTomorrow(onDay("10:00"));
  expect(await noticesOf(hidden.guest)).toEqual([]);
  await db.run(sql`UPDATE events SET show_status = 'inactive' WHERE event_id = ${shown.eventId}`);
  expect((await noticesOf(shown.guest))[0]).toMatchObject({ path: null, title: expect.not.stringContaining("Chess") });
});

test("of those who have tickets whoever still has one is reminded, and nobody who gave it back", async () => {
  const startsAt = momentOf(TOMORROW, "14:00");
  const eventId = await addEvent({ hasTickets: true }, [{ startsAt, endsAt: startsAt + 60 * MINUTE }]);
  const other = await addEvent({ hasTickets: true }, [{ startsAt: momentOf(dayAhead(Date.now(), 15), "14:00"), endsAt: null }]);
  const [holder, gone, elsewhere] = [await signUp(), await signUp(), await signUp()];
  const categoryId = await addCategory(eventId);
  for (const person of [holder, gone]) await order(person, eventId, categoryId);
  await order(elsewhere, other, await addCategory(other));
  await db.run(sql`UPDATE tickets SET state = 'released' WHERE user_id = ${gone.userId}`);
  await remindOfTomorrow(onDay("10:00"));
  const kinds = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind).filter((kind) => kind === "events.tomorrow");
  expect([await kinds(holder), await kinds(gone), await kinds(elsewhere)]).toEqual([["events.tomorrow"], [], []]);
});

test("an event that moves to another day is reminded of again, on the day before that", async () => {
  const creator = await signUp({ userRole: "moderator" });
  const { eventId, guest } = await tomorrows({ createdBy: creator.userId });
  await remindOfTomorrow(onDay("10:00"));
  const moved = { event_name: "Chess night", event_date_times: [{ event_date: dayAhead(Date.now(), 21), event_time: "14:00" }] };
  await editEvent(asNow(creator), eventId, eventBody(moved) as Parameters<typeof editEvent>[2]);
  await remindOfTomorrow(onDay("10:00", dayAhead(Date.now(), 20)));
  expect((await noticesOf(guest)).filter(({ kind }) => kind === "events.tomorrow")).toHaveLength(2);
});

/** A moment at which nothing that was done just now can be undone any more. */
const later = (ms = 0) => at(Date.now() + UNDO_LASTS + MINUTE + ms);

async function contribute({ userId: authorId }: Person, count: number) {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await addExperience({ courseId: (await addCourse()).courseId, authorId })).experienceId ?? "");
  return ids;
}

const vipOf = async (person: Person) => (await noticesOf(person)).filter(({ kind }) => kind.startsWith("vip.")).map(({ kind }) => kind);

test("VIP earned by the third contribution is told once, when it can't be undone any more; and so is VIP lost", async () => {
  const person = await signUp();
  await contribute(person, 2);
  await tellOfVip(later());
  expect(await vipOf(person)).toEqual([]);
  const [third] = await contribute(person, 1);
  await tellOfVip(testContext());
  expect(await vipOf(person)).toEqual([]);
  await Promise.all([tellOfVip(later()), tellOfVip(later())]);
  await tellOfVip(later(MINUTE));
  expect(await vipOf(person)).toEqual(["vip.earned"]);
  expect(await titlesOf(person)).toEqual(["You're VIP now: the databank is open to you"]);
  await db.run(sql`UPDATE experiences SET status = 'rejected' WHERE experience_id = ${third}`);
  await tellOfVip(later());
  expect((await vipOf(person)).sort()).toEqual(["vip.earned", "vip.lost"]);
});

test("an approval that is undone in time is told to nobody", async () => {
  const person = await signUp();
  const [, , third] = await contribute(person, 3);
  await db.run(sql`UPDATE experiences SET status = 'waiting' WHERE experience_id = ${third}`);
  await tellOfVip(later());
  expect(await vipOf(person)).toEqual([]);
});

test("staff and verified graduates, who read the databank anyway, hear nothing of it", async () => {
  const people = [await signUp({ userRole: "moderator" }), await signUp({ isVerifiedGraduate: true })];
  for (const person of people) await contribute(person, 3);
  await tellOfVip(later());
  for (const person of people) expect(await vipOf(person)).toEqual([]);
});

test("another number that is needed is told to those whom it concerns", async () => {
  const [two, four] = [await signUp(), await signUp()];
  await contribute(two, 2);
  await contribute(four, 4);
  await tellOfVip(later());
  const admin = await signUp({ userRole: "admin" });
  const threshold = (vipThreshold: number) => ({
    ...later(),
    product: { ...admin.ctx.product, settings: { ...admin.ctx.product.settings, vipThreshold } },
  });
  await tellOfVip(threshold(5));
  expect([await vipOf(two), (await vipOf(four)).sort()]).toEqual([[], ["vip.earned", "vip.lost"]]);
  await tellOfVip(threshold(2));
  expect(await vipOf(two)).toEqual(["vip.earned"]);
});

/** An application with the address of an account. */
async function application({ userEmail }: Person) {
  await addUniversity();
  const now = Date.now();
  const applicationId = newId("graduate", now);
  const facts = {
    name: "Ada",
    phone: "+90 555 000 00 00",
    departmentId: DEPARTMENT.departmentId,
    graduationYear: 2009,
    diplomaNumber: "1",
  };
  const row = {
    applicationId,
    email: userEmail,
    ...facts,
    note: "",
    locale: "en" as const,
    searchText: "",
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(graduateApplications).values(row);
  return applicationId;
}

test("whoever applied as a graduate with an account's address is told of the answer, with its reason, and by one email", async () => {
  const [person, refused, staff] = [await signUp(), await signUp(), asNow(await signUp({ userRole: "moderator" }))];
  await decide(staff, await application(person), { decision: "approve" });
  expect(await titlesOf(person)).toEqual(["Your graduate application was approved: the databank is open to you"]);
  const id = await application(refused);
  await decide(staff, id, { decision: "reject", reason: "The number doesn't exist." });
  await expect(decide(staff, id, { decision: "reject", reason: "Again." })).rejects.toThrow();
  expect((await noticesOf(refused)).map(({ title, text }) => [title, text])).toEqual([
    ["Your graduate application wasn't approved", "The number doesn't exist."],
  ]);
  const mails = await db.all(sql`SELECT 1 FROM outbox WHERE payload ->> 'to' IN (${person.userEmail}, ${refused.userEmail})`);
  expect(mails).toHaveLength(2);
});

/** Something that somebody on the staff took in hand half an hour ago. */
async function claimed() {
  const staff = await signUp({ userRole: "moderator" });
  const { courseId, courseCode } = await addCourse();
  const { experienceId = "" } = await addExperience({ courseId, authorId: (await signUp()).userId, status: "waiting" });
  await db.run(
    sql`INSERT INTO review_claims (subject_id, claimed_by, claimed_at) VALUES (${experienceId}, ${staff.userId}, ${Date.now() - 31 * MINUTE})`,
  );
  return { staff, experienceId, courseCode };
}

test("staff are reminded once of what they claimed and didn't decide on; after the decision the reminder shows nothing of it", async () => {
  const { staff, experienceId, courseCode } = await claimed();
  await Promise.all([remindOfClaims(testContext()), remindOfClaims(testContext())]);
  expect((await noticesOf(staff)).map(({ title, path }) => [title, path])).toEqual([
    [`Still waiting after you claimed it: ${courseCode}`, "/admin/panel"],
  ]);
  await db.run(sql`UPDATE experiences SET status = 'approved' WHERE experience_id = ${experienceId}`);
  expect((await noticesOf(staff))[0]?.path).toBeNull();
});

test("nobody is reminded of a claim that still holds, or of what was decided; who left the staff is shown nothing", async () => {
  const [holds, decided, left] = [await claimed(), await claimed(), await claimed()];
  await db.run(sql`UPDATE review_claims SET claimed_at = ${Date.now()} WHERE subject_id = ${holds.experienceId}`);
  await db.run(sql`UPDATE experiences SET status = 'approved' WHERE experience_id = ${decided.experienceId}`);
  await remindOfClaims(testContext());
  await db.run(sql`UPDATE users SET user_role = 'user' WHERE user_id = ${left.staff.userId}`);
  expect([await noticesOf(holds.staff), await noticesOf(decided.staff)]).toEqual([[], []]);
  expect((await noticesOf(left.staff)).map(({ path }) => path)).toEqual([null]);
});

test("a report that was claimed and left is told in the same way", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const { reference } = await addReport({ status: "claimed", claimedBy: staff.userId, claimedAt: Date.now() - 31 * MINUTE });
  for (let run = 0; run < 2; run++) await remindOfReports(testContext());
  expect(await titlesOf(staff)).toEqual([`Report ${reference.toUpperCase()} is still waiting after you claimed it`]);
});

test("only staff are asked how they want to hear of claims", async () => {
  const kindsOf = async (as: Person) => {
    const { body } = await call<{ choices: { kind: string }[] }>("/notifications/preferences", { as });
    return body.choices.map(({ kind }) => kind).filter((kind) => kind.endsWith(".claimed"));
  };
  expect(await kindsOf(await signUp())).toEqual([]);
  expect(await kindsOf(await signUp({ userRole: "moderator" }))).toEqual(["review.claimed", "reporting.claimed"]);
});

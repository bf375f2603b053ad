/** What happens to people is told to them: decisions on what they wrote, their events, communities and reports. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { UNDO_LASTS } from "../../../app/engines/review/decision";
import { mailDecisions } from "../../../app/engines/review/notices.server";
import { askToJoin, decideOnRequest } from "../../../app/features/community/members.service.server";
import { reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { editEvent, removeEvent } from "../../../app/features/events/events.service.server";
import { mailAnswers } from "../../../app/features/reporting/reporting.service.server";
import { peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { asNow, noticesOf, unreadOf } from "../../support/notices";
import { addCourse, addExperience, addReport } from "../../support/rows";
import { type Person, signUp, testContext } from "../../support/site";

/** Past the time in which staff can still undo. */
const later = () => testContext({ clock: { now: () => Date.now() + UNDO_LASTS + 1000 } });
const mailsTo = async ({ userEmail }: Person) => {
  const rows = await testContext().db.all<{ template: string }>(
    sql`SELECT payload ->> 'template' AS template FROM outbox WHERE payload ->> 'to' = ${userEmail}`,
  );
  return rows.map(({ template }) => template);
};

/** An experience that a moderator decided on. */
async function decided(decision: "approve" | "reject", author: Person) {
  const moderator = await signUp({ userRole: "moderator" });
  const { courseId, courseCode } = await addCourse();
  const { experienceId = "" } = await addExperience({ courseId, authorId: author.userId, status: "waiting" });
  const reason = decision === "reject" ? "It names a person." : undefined;
  await reviewExperiences(asNow(moderator), { ids: [experienceId], decision, ...(reason && { reason }) });
  return { courseCode, experienceId };
}

test("an author is told once that their contribution is published or not, with the reason, and by email", async () => {
  const author = await signUp();
  const [approved, rejected] = [await decided("approve", author), await decided("reject", author)];
  for (let run = 0; run < 2; run++) await mailDecisions(later());
  const told = await noticesOf(author);
  expect(told.map(({ title, text }) => [title, text]).sort()).toEqual([
    [expect.stringContaining(`Your contribution is published: ${approved.courseCode}`), ""],
    [expect.stringContaining(`Your contribution wasn't published: ${rejected.courseCode}`), "It names a person."],
  ]);
  expect(await mailsTo(author)).toHaveLength(2);
});

test("whoever chose the site alone gets no email of a decision, and whoever switched it off hears nothing", async () => {
  const [onSite, off] = [await signUp(), await signUp()];
  const ctx = testContext();
  for (const [{ userId }, channel] of [
    [onSite, "app"],
    [off, "off"],
  ] as const)
    await ctx.db.batch([setChoice(ctx, userId, "review.approved", channel)]);
  for (const author of [onSite, off]) await decided("approve", author);
  await mailDecisions(later());
  expect([(await noticesOf(onSite)).length, (await noticesOf(off)).length]).toEqual([1, 0]);
  expect([await mailsTo(onSite), await mailsTo(off)]).toEqual([[], []]);
});

test("a contribution that is taken down after its approval isn't named any more", async () => {
  const author = await signUp();
  const { experienceId } = await decided("approve", author);
  await mailDecisions(later());
  await testContext().db.run(sql`UPDATE experiences SET status = 'deleted' WHERE experience_id = ${experienceId}`);
  expect((await noticesOf(author))[0]).toMatchObject({ path: null, text: "" });
});

/** An event of a community with somebody who means to come. */
async function going() {
  const { communityId, president } = await peopled();
  const eventId = await addEvent({ createdBy: president.userId, communityId, name: "Chess night" });
  await testContext().db.run(sql`UPDATE communities SET is_trusted = 1 WHERE community_id = ${communityId}`);
  const guest = await signUp();
  for (const { userId } of [guest, president])
    await testContext().db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${userId}, 1)`);
  return { eventId, president, guest, body: eventBody({ event_organizer_id: communityId, event_name: "Chess night" }) };
}

test("whoever means to come is told of another time or place, but neither of another text nor is who changed it", async () => {
  const { eventId, president, guest, body } = await going();
  await editEvent(asNow(president), eventId, { ...body, event_location: "Another hall" });
  const [told, ...others] = await noticesOf(guest);
  expect(told?.title).toMatch(/^“Chess night” moved from \w{3}.* \d\d:\d\d to \w{3}.* 20:00$/);
  expect([told?.path, others]).toEqual([`/event/${eventId}?calendar=update`, []]);
  await editEvent(asNow(president), eventId, {
    ...body,
    event_location: "Another hall",
    event_description: "Bring a board, and a friend who plays.",
  });
  expect(await noticesOf(guest)).toHaveLength(1);
  expect(await noticesOf(president)).toEqual([]);
});

test("whoever means to come is told that an event is cancelled, by its name; one that staff hid says nothing", async () => {
  const { eventId, president, guest } = await going();
  await removeEvent(asNow(president), eventId);
  expect((await noticesOf(guest)).map(({ title }) => title)).toEqual(["“Chess night” was cancelled"]);
  await testContext().db.run(sql`UPDATE events SET show_status = 'inactive' WHERE event_id = ${eventId}`);
  expect((await noticesOf(guest))[0]?.path).toBeNull();
});

test("those who decide are told of a request, and whoever asked of the answer; neither names anybody", async () => {
  const { communityId, president, member } = await peopled();
  await testContext().db.run(sql`UPDATE communities SET name = 'Chess', is_shown_to_guests = 1 WHERE community_id = ${communityId}`);
  const asker = await signUp({ name: "Zübeyde Qırmızıgül" });
  await askToJoin(asNow(asker), communityId, "May I?");
  expect((await noticesOf(president)).map(({ title }) => title)).toEqual(["Someone asks to join Chess"]);
  expect(await noticesOf(member)).toEqual([]);
  await decideOnRequest(asNow(president), { communityId, userId: asker.userId }, "approve");
  expect((await noticesOf(asker)).map(({ title }) => title)).toEqual(["You are now a member of Chess"]);
  const rows = await testContext().db.all(sql`SELECT * FROM notices WHERE user_id = ${president.userId}`);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${asker.userId}|${asker.name}`));
  expect((await noticesOf(president))[0]?.path).toBeNull();
});

test("whoever reported with an account is told of the answer once, when it can't be taken back any more", async () => {
  const [reporter, decidedAt] = [await signUp(), Date.now()];
  const decision = { status: "upheld" as const, decidedAt, answer: "We removed it." };
  await addReport({ reporterId: reporter.userId, ...decision });
  await mailAnswers(testContext());
  expect(await noticesOf(reporter)).toEqual([]);
  for (let run = 0; run < 2; run++) await mailAnswers(later());
  expect((await noticesOf(reporter)).map(({ text }) => text)).toEqual(["We removed it."]);
  expect(await unreadOf(reporter)).toEqual([1, 1]);
});

/** Staff say why they take an event out of sight, and its organizers hear it, once; they hear as well when it is shown again. */
import { communityMembers } from "@schema/community";
import { events } from "@schema/events";
import { notices } from "@schema/notices";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { addCommunityEvent, peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const WHY = "The hall can't hold so many people.";
const board = "/event/edit/panel";
const said = async (person: Person, locale: "en" | "tr" = "en") =>
  (await noticesOf(person, locale)).map(({ title, text }) => [title, text ?? ""].join(" · "));
const rowOf = async (id: string) => (await db.select().from(events).where(eq(events.eventId, id)))[0];
const newEvent = async (own: Partial<typeof events.$inferInsert> = {}) => {
  const [creator, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  return { creator, moderator, id: await addEvent({ createdBy: creator.userId, name: "Chess night", ...own }) };
};

test("the creator hears in their language that an event was hidden and why, in the bell and by mail, once however often it is pressed", async () => {
  const { creator, moderator, id } = await newEvent();
  const press = (form: Record<string, string>) => see(board, { as: moderator, form: { id, ...form } });
  await Promise.all([1, 2].map(() => press({ act: "deactivate", reason: WHY })));
  await press({ act: "deactivate", reason: "Another reason." });
  expect(await rowOf(id)).toMatchObject({ showStatus: "inactive", deactivationReason: WHY });
  expect([await said(creator), await said(creator, "tr")]).toEqual([
    [`“Chess night” was hidden from the events list · ${WHY}`],
    [`“Chess night” etkinlik listesinden kaldırıldı · ${WHY}`],
  ]);
  expect(await db.select({ mail: notices.mail }).from(notices).where(eq(notices.userId, creator.userId))).toEqual([{ mail: "now" }]);
  await Promise.all([1, 2].map(() => press({ act: "activate" })));
  expect(await rowOf(id)).toMatchObject({ showStatus: "active", deactivationReason: null });
  expect(await said(creator)).toEqual(["“Chess night” was published · ", "“Chess night” was hidden from the events list · "]);
  expect(await said(moderator)).toEqual([]);
});

test("whose event waited and was never in the list reads that it wasn't published, and why; not that it was hidden", async () => {
  const { creator, moderator, id } = await newEvent({ showStatus: "inactive", isAwaitingReview: true });
  await actOnEvent(asNow(moderator), "deactivate", id, WHY);
  expect([await said(creator), await said(creator, "tr")]).toEqual([
    [`“Chess night” wasn't published · ${WHY}`],
    [`“Chess night” yayımlanmadı · ${WHY}`],
  ]);
  await actOnEvent(asNow(moderator), "activate", id);
  await actOnEvent(asNow(moderator), "deactivate", id, WHY);
  expect((await said(creator))[0]).toBe(`“Chess night” was hidden from the events list · ${WHY}`);
});

test("hiding an event without a reason is refused in words, on the board, on the communities' list and by the API", async () => {
  const { moderator, id } = await newEvent();
  const { communityId } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await addCommunityEvent(communityId);
  for (const reason of ["", "  ", "no"]) {
    const answer = await see(board, { as: moderator, form: { act: "deactivate", id, reason } });
    expect([answer.status, answer.body.includes("Tell the organizers why.")]).toEqual([422, true]);
    const list = "/admin/community/events?state=active";
    const other = await see(list, { as: admin, form: { act: "deactivate", id: eventId, reason } });
    expect([other.status, other.body.includes("Tell the organizers why.")]).toEqual([422, true]);
    const { status, body } = await call(`/event/manage/${id}/deactivate`, { as: moderator, json: { reason } });
    expect([status, body.error]).toMatchObject([422, { code: "events.reasonNeeded", message: "Tell the organizers why." }]);
  }
  expect((await call(`/event/manage/${id}/deactivate`, { as: moderator, json: {} })).status).toBe(422);
  expect([(await rowOf(id))?.showStatus, (await rowOf(eventId))?.showStatus]).toEqual(["active", "active"]);
  expect((await call(`/event/manage/${id}/deactivate`, { as: moderator, json: { reason: WHY } })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ showStatus: "inactive", deactivationReason: WHY });
});

test("an event of somebody else's isn't hidden by way of its form, where nobody would hear why; showing it there is told", async () => {
  const { creator, moderator, id } = await newEvent();
  const change = (as: Person, show_status: string) => call(`/event/manage/${id}`, { as, method: "PUT", json: eventBody({ show_status }) });
  const { status, body } = await change(moderator, "inactive");
  expect([status, body.error, (await rowOf(id))?.showStatus]).toMatchObject([422, { code: "events.reasonNeeded" }, "active"]);
  await actOnEvent(asNow(moderator), "deactivate", id, WHY);
  expect((await change(moderator, "inactive")).status).toBe(200);
  expect((await rowOf(id))?.deactivationReason).toBe(WHY);
  expect((await change(moderator, "active")).status).toBe(200);
  expect([(await said(creator))[0], (await rowOf(id))?.deactivationReason]).toEqual(["“Night of the stars” was published · ", null]);
  const own = await addEvent({ createdBy: moderator.userId });
  const hidden = await call(`/event/manage/${own}`, { as: moderator, method: "PUT", json: eventBody({ show_status: "inactive" }) });
  expect([hidden.status, (await rowOf(own))?.showStatus]).toEqual([200, "inactive"]);
});

test("of a community's event its organizers and presidents hear as well, not its members, nor who organizes it no longer", async () => {
  const { communityId, president, organizer, member } = await peopled();
  const [creator, moderator, former] = [await signUp(), await signUp({ userRole: "moderator" }), await signUp()];
  await db.insert(communityMembers).values({ communityId, userId: former.userId, role: "organizer", createdAt: 1 });
  const { eventId } = await addCommunityEvent(communityId, { name: "First night", createdBy: creator.userId });
  await actOnEvent(asNow(moderator), "deactivate", eventId, WHY);
  await db.run(sql`UPDATE community_members SET role = 'member' WHERE user_id = ${former.userId}`);
  const told = [`“First night” was hidden from the events list · ${WHY}`];
  expect([await said(president), await said(organizer), await said(creator), await said(member)]).toEqual([told, told, told, []]);
  expect((await noticesOf(former)).map(({ title }) => title)).not.toContain("“First night” was hidden from the events list");
});

test("who moderates and whose event it is read the reason on its page, until it is shown again", async () => {
  const { creator, moderator, id } = await newEvent();
  const page = async (as: Person) => (await see(`/event/${id}`, { as })).body.includes(`Reason: ${WHY.replace("'", "&#x27;")}`);
  await actOnEvent(asNow(moderator), "deactivate", id, WHY);
  expect([await page(moderator), await page(creator), (await see(`/event/${id}`, { as: await signUp() })).status]).toEqual([
    true,
    true,
    404,
  ]);
  await actOnEvent(asNow(moderator), "activate", id);
  expect([await page(moderator), await page(creator)]).toEqual([false, false]);
});

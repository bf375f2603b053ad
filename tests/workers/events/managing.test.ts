/** Who may manage an event, said once: editing, pictures, deleting, selling, messages, the door and numbers follow one rule. */
import { communities, communityMembers } from "@schema/community";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { isAmong } from "../../../app/engines/media/serve.server";
import { readEditForm, removeEvent } from "../../../app/features/events/events.service.server";
import { readersOfEvent } from "../../../app/features/events/pictures.repository.server";
import { openEventGallery } from "../../../app/features/events/pictures.service.server";
import { addMember, peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { asNow } from "../../support/notices";
import { see } from "../../support/pages";
import { addUniversity } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent } from "../../support/tickets";

const { db } = testContext();
beforeAll(() => addUniversity());

/** Everybody who may have to do with a community's event, once it is announced. */
async function hosted(own: { isTrusted?: boolean; status?: "archived" } = {}) {
  const { communityId, president, organizer, member, stranger } = await peopled({ isTrusted: true, ...own });
  const [creator, gone, demoted] = await Promise.all([signUp(), signUp(), signUp()]);
  for (const person of [creator, gone, demoted]) await addMember(communityId, person, "organizer");
  const newEvent = async (by: Person) => (await addTicketedEvent({}, { createdBy: by.userId, communityId })).eventId;
  const of = (person: Person) => and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, person.userId));
  const leave = async () => {
    await db.delete(communityMembers).where(of(gone));
    await db.update(communityMembers).set({ role: "member" }).where(of(demoted));
  };
  const [moderator, outside] = [await signUp({ userRole: "moderator" }), await peopled()];
  const people = { creator, president, organizer, moderator, member, stranger, gone, demoted, elsewhere: outside.president };
  return { communityId, people, newEvent, leave };
}

const ACTS: Record<string, (as: Person, eventId: string, communityId: string) => Promise<boolean>> = {
  "open the form": async (as, id) => (await readEditForm(asNow(as), id).catch(() => null)) !== null,
  edit: async (as, id, event_organizer_id) => {
    const json = eventBody({ event_organizer_id, event_ticket: true, ticket_categories: [{ name: "Student", price: 0 }] });
    return (await call(`/event/manage/${id}`, { as, method: "PUT", json })).status === 200;
  },
  "change pictures": async (as, id) => (await openEventGallery(asNow(as), id).catch(() => null)) !== null,
  "see the sales": async (as, id) => (await visit(`/event/ticket/sales/${id}`, { as })).status === 200,
  "read the numbers": async (as, id) => (await call(`/event/${id}/sales`, { as })).status === 200,
  pause: async (as, id) => (await visit(`/event/ticket/sales/${id}`, { as, form: { act: "pause" } })).status === 303,
  "write to holders": async (as, id) =>
    (await visit(`/event/ticket/messages/${id}`, { as, form: { act: "test", text: "Bring your card.", key: crypto.randomUUID() } }))
      .status === 200,
  "stand at the door": async (as, id) => (await visit(`/event/ticket/check-in/${id}`, { as })).status === 200,
  "find it in their list": async (as, id) => (await see("/event/personal", { as })).body.includes(`/event/ticket/sales/${id}`),
  delete: (as, id) =>
    removeEvent(asNow(as), id).then(
      () => true,
      () => false,
    ),
};

test.each(Object.keys(ACTS))(
  "%s: those who organize for the host may, whoever announced it; who left or lost the role may not",
  async (act) => {
    const { communityId, people, newEvent, leave } = await hosted();
    const events = await Promise.all(Object.values(people).map(async (person) => [person, await newEvent(people.creator)] as const));
    const ofThoseWhoWent = [await newEvent(people.gone), await newEvent(people.demoted)];
    await leave();
    const may: Record<string, boolean> = {};
    for (const [at, name] of Object.keys(people).entries()) {
      const [person, eventId] = events[at] ?? [people.creator, ""];
      may[name] = (await ACTS[act]?.(person, eventId, communityId)) ?? false;
    }
    const isOwnList = act === "find it in their list";
    expect(may).toEqual({
      creator: true,
      president: true,
      organizer: true,
      moderator: !isOwnList,
      member: false,
      stranger: false,
      gone: false,
      demoted: false,
      elsewhere: false,
    });
    // Nor what they announced themselves.
    expect(
      await Promise.all([people.gone, people.demoted].map((person, at) => ACTS[act]?.(person, ofThoseWhoWent[at] ?? "", communityId))),
    ).toEqual([false, false]);
  },
);

test("an event of no community is its creator's and staff's, and one of an archived community isn't its organizers' any more", async () => {
  const { communityId, people, newEvent } = await hosted();
  const own = await addEvent({ createdBy: people.creator.userId });
  const reads = async (eventId: string) =>
    Object.fromEntries(
      await Promise.all(
        (["creator", "president", "moderator"] as const).map(async (name) => [
          name,
          await ACTS["open the form"]?.(people[name], eventId, ""),
        ]),
      ),
    );
  expect(await reads(own)).toEqual({ creator: true, president: false, moderator: true });
  const hostedOne = await newEvent(people.creator);
  await db.update(communities).set({ status: "archived" }).where(eq(communities.communityId, communityId));
  expect(await reads(hostedOne)).toEqual({ creator: true, president: false, moderator: true });
});

test("a hidden event of the community is seen by its organizers, who find Edit on its page and change it there", async () => {
  const { communityId, people } = await hosted();
  const { eventId } = await addTicketedEvent({}, { createdBy: people.creator.userId, communityId, showStatus: "inactive" });
  const statuses = await Promise.all(
    [people.president, people.organizer, people.member, people.gone].map(async (as) => (await see(`/event/${eventId}`, { as })).status),
  );
  expect(statuses).toEqual([200, 200, 404, 200]);
  const [row] = await db.all<{ readers: string | null }>(sql`SELECT ${readersOfEvent(sql`${eventId}`)} AS readers`);
  const looks = [people.president, people.member, people.creator].map(({ ctx }) => isAmong(ctx.actor, row?.readers ?? null));
  expect(looks, "the pictures as well").toEqual([true, false, true]);
  expect((await see(`/event/${eventId}`, { as: people.president })).body).toContain(`/event/personal?edit=${eventId}`);
  const form = await see(`/event/personal?edit=${eventId}`, { as: people.president });
  expect([form.status, form.body.includes("event_name")]).toEqual([200, true]);
});

test("the form says that staff review the event first only where the community isn't trusted, and once", async () => {
  for (const [isTrusted, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { communityId, president } = await peopled({ isTrusted });
    const eventId = await addEvent({ createdBy: president.userId, communityId });
    for (const path of [`/event/personal?edit=${eventId}`, "/event/add"]) {
      for (const [language, sentence] of [
        ["en", "Staff will review it before"],
        ["tr", "Yayımlanmadan önce ekip inceleyecek"],
      ] as const) {
        const { body } = await see(path, { as: president, headers: { "accept-language": language } });
        const shown = body.replaceAll(/<script[\s\S]*?<\/script>/g, "");
        expect([path, language, shown.split(sentence).length - 1]).toEqual([path, language, times]);
      }
    }
  }
});

/** Messages to those who come: whom each choice reaches, what is looked at before, the test to oneself, and what stays of it. */
import { users } from "@schema/accounts";
import { eventDates } from "@schema/events";
import { notices } from "@schema/notices";
import { ticketCheckIns } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageHolders, previewMessage, readMessages, testMessage } from "../../../app/features/tickets/messages.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { peopled } from "../../support/communities";
import { addEvent } from "../../support/events";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, order, orderKey } from "../../support/tickets";

const { db } = testContext();
const TEXT = "Doors open at 19:00.";

/** An event on two days with people who have tickets of both kinds, some of whom came. */
async function hall() {
  const { communityId, organizer, member } = await peopled({ isTrusted: true });
  const now = Date.now();
  const occurrences = [HOUR, HOUR + DAY].map((begins) => ({ startsAt: now + begins, endsAt: now + begins + HOUR }));
  const eventId = await addEvent({ name: "Chess night", hasTickets: true, createdBy: organizer.userId, communityId }, occurrences);
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const [first, second] = dates.map(({ key }) => key) as [number, number];
  const [all, late] = [await addCategory(eventId, { name: "All" }), await addCategory(eventId, { name: "Late", dateKey: second })];
  const names = ["came", "away", "late", "both", "blocked", "leaving"] as const;
  const people = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await signUp()]))) as Record<
    (typeof names)[number],
    Person
  >;
  const buy = async (person: Person, categoryId: string) => (await order(person, eventId, categoryId)).tickets[0]?.ticketId ?? "";
  const enter = (ticketId: string, dateKey: number) => db.insert(ticketCheckIns).values({ ticketId, dateKey, checkedInAt: Date.now() });
  await enter(await buy(people.came, all), first);
  await buy(people.away, all);
  await buy(people.late, late);
  await enter(await buy(people.both, all), second);
  await buy(people.both, late);
  for (const person of [people.blocked, people.leaving, organizer]) await buy(person, all);
  await db.update(users).set({ blockedAt: now }).where(eq(users.userId, people.blocked.userId));
  await db
    .update(users)
    .set({ deletionDueAt: now + DAY })
    .where(eq(users.userId, people.leaving.userId));
  return { eventId, organizer, member, people, first, second, all, late };
}

const toldOf = async (people: Record<string, Person>) => {
  const rows = await db.select().from(notices).where(eq(notices.kind, "tickets.message"));
  return Object.entries(people)
    .filter(([, { userId }]) => rows.some((row) => row.userId === userId))
    .map(([name]) => name)
    .sort();
};

type Hall = Awaited<ReturnType<typeof hall>>;

test.each<[string, (each: Hall) => object, string[]]>([
  ["everybody", () => ({}), ["away", "both", "came", "late"]],
  ["a category", ({ late }) => ({ categoryId: late }), ["both", "late"]],
  ["who came", () => ({ came: "in" }), ["both", "came"]],
  ["who didn't come", () => ({ came: "notIn" }), ["away", "late"]],
  ["a date that one category isn't for", ({ first }) => ({ dateKey: first }), ["away", "both", "came"]],
  ["who came on one date", ({ second }) => ({ dateKey: second, came: "in" }), ["both"]],
  ["who didn't come on one date", ({ second }) => ({ dateKey: second, came: "notIn" }), ["away", "came", "late"]],
  ["a category on one date", ({ first, all }) => ({ dateKey: first, categoryId: all, came: "notIn" }), ["away", "both"]],
])(
  "a message to %s reaches those and nobody who is blocked, leaves or wrote it; as many as were said before",
  async (_, choose, expected) => {
    const each = await hall();
    const audience = choose(each);
    expect((await previewMessage(each.organizer.ctx, each.eventId, TEXT, audience)).recipients).toBe(expected.length);
    const key = orderKey();
    for (const _ of [1, 2]) await messageHolders(each.organizer.ctx, each.eventId, { text: TEXT, audience, key });
    expect(await toldOf({ ...each.people, organizer: each.organizer })).toEqual(expected);
    const { messages } = await readMessages(each.organizer.ctx, each.eventId);
    expect(messages).toMatchObject([{ text: TEXT, recipients: expected.length, author: each.organizer.name }]);
  },
);

test("a message that nobody would get isn't sent", async () => {
  const { eventId, organizer, first, late } = await hall();
  const written = { text: TEXT, audience: { categoryId: late, dateKey: first }, key: orderKey() };
  await expect(messageHolders(organizer.ctx, eventId, written)).rejects.toMatchObject({ code: "tickets.noRecipients" });
  expect((await readMessages(organizer.ctx, eventId)).messages).toEqual([]);
});

test("what is looked at is what readers get, in both languages", async () => {
  const { eventId, organizer } = await hall();
  const { readings } = await previewMessage(organizer.ctx, eventId, TEXT, {});
  expect(readings.map(({ locale, title, text }) => [locale, title, text])).toEqual([
    ["en", "Message from the organizers of “Chess night”", TEXT],
    ["tr", "“Chess night” organizatörlerinden mesaj", TEXT],
  ]);
});

test("a test comes to its writer alone, looks the same, and stands in no history", async () => {
  const { eventId, organizer, people } = await hall();
  const key = orderKey();
  for (const _ of [1, 2]) await testMessage(organizer.ctx, eventId, { text: TEXT, key });
  expect(await toldOf({ ...people, organizer })).toEqual(["organizer"]);
  const mine = and(eq(notices.userId, organizer.userId), eq(notices.kind, "tickets.message"));
  expect((await db.select().from(notices).where(mine)).length).toBe(1);
  const inbox = await (await visit("/notifications/personal", { as: organizer })).text();
  expect([inbox.includes("Message from the organizers of “Chess night”"), inbox.includes(TEXT)]).toEqual([true, true]);
  expect((await readMessages(organizer.ctx, eventId)).messages).toEqual([]);
});

test("the page leads from looking to sending without scripts, and keeps what was written", async () => {
  const { eventId, organizer, late, people } = await hall();
  const path = `/event/ticket/messages/${eventId}`;
  const send = (form: Record<string, string>) => visit(path, { as: organizer, form });
  const written = { text: "Bring your card.\nSee you!", to_category_id: late, to_date_key: "", came: "" };
  const looked = await (await send({ act: "preview", ...written })).text();
  expect([looked.includes("This will go to 2 people."), looked.includes("Send to 2 people"), looked.includes("Message from the")]).toEqual([
    true,
    true,
    true,
  ]);
  const hidden = Object.fromEntries(
    [...looked.slice(looked.indexOf('id="preview"')).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name ?? "", value ?? ""],
    ),
  );
  expect(hidden).toMatchObject(written);
  expect((await (await send({ act: "preview", ...written, text: "" })).text()).includes(`value="${late}" selected`)).toBe(true);
  expect(await (await send({ ...hidden, act: "test" })).text()).toContain("Test sent.");
  expect((await send({ ...hidden, act: "send" })).status).toBe(303);
  expect(await toldOf(people)).toEqual(["both", "late"]);
  const page = (await (await visit(path, { as: organizer })).text()).replaceAll("<!-- -->", "");
  expect([page.includes("Bring your card."), page.includes("Late · 2 people")]).toEqual([true, true]);
});

test("only those who organize the event see and write its messages", async () => {
  const { eventId, member, people } = await hall();
  for (const as of [member, people.came, await signUp()]) {
    expect((await visit(`/event/ticket/messages/${eventId}`, { as })).status).toBe(404);
    expect((await visit(`/event/ticket/messages/${eventId}`, { as, form: { act: "preview", text: TEXT } })).status).toBe(404);
    await expect(messageHolders(as.ctx, eventId, { text: TEXT, audience: {}, key: orderKey() })).rejects.toMatchObject({
      code: "tickets.eventNotFound",
    });
  }
});

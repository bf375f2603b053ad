/** Events that wait are read and decided on in the staff's one list, once, by somebody else than who announced them. */
import { events } from "@schema/events";
import { auditEntries, counters } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { addEvent } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { type Person, signUp, testContext } from "../../support/site";
import { addCategory } from "../../support/tickets";

const { db } = testContext();
const WHY = "It's announced twice.";
const waiting = async (own: Partial<typeof events.$inferInsert> = {}) => {
  const [creator, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const id = await addEvent({ name: "Jazz", isAwaitingReview: true, showStatus: "inactive", createdBy: creator.userId, ...own });
  return { creator, moderator, id };
};
const staff = (person: Person) => asNow(person) as Parameters<typeof work>[0];
const decide = (person: Person, id: string, act: "approve" | "reject" | "claim" | "undo", reason = "") =>
  work(staff(person), { act, inbox: "events", id, reason });
const stateOf = async (id: string) => {
  const [row] = await db.select().from(events).where(eq(events.eventId, id));
  return [row?.showStatus, row?.isAwaitingReview, row?.deactivationReason];
};
const toldTo = async (person: Person) => (await noticesOf(person)).map(({ title, text }) => [title, text ?? ""].join(" · "));

test("the list holds all of an event: its dates, place, prices and words, without marks", async () => {
  const { moderator, id } = await waiting({ description: "**Bring** chairs.\n\n- two", location: "Devrim", hasTickets: true });
  await addCategory(id, { name: "Standing", price: 4000 });
  const { list } = await readStaffPanel(staff(moderator), { kind: "events", size: 50 });
  const item = list.find(({ itemId }) => itemId === id);
  expect(item).toMatchObject({ to: `/event/${id}`, asks: "reason", undoable: ["approve", "reject"], isMine: false });
  expect(item?.dossier?.passages).toEqual([{ label: null, text: "Bring chairs.\n• two" }]);
  expect(item?.dossier?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    expect.stringMatching(/^Dates: .+\d\d:\d\d$/),
    "Place: Devrim",
    "Ticket categories: Standing 40 ₺",
  ]);
  const { body } = await see("/admin/panel?kind=events&size=50", { as: moderator });
  expect(body).toMatch(new RegExp(`data-item="${id}"[\\s\\S]*?value="approve"`));
});

test("approved, it is shown and its creator hears so once, however often it is pressed", async () => {
  const { creator, moderator, id } = await waiting();
  const other = await signUp({ userRole: "moderator" });
  const ends = await Promise.allSettled([moderator, other, moderator].map((person) => decide(person, id, "approve")));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await stateOf(id)).toEqual(["active", false, null]);
  expect(await toldTo(creator)).toEqual(["“Jazz” was published · "]);
  expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, id), eq(auditEntries.act, "event.activate")))).toBe(1);
});

test("who decided takes it back within minutes: it waits again, its creator is told nothing of it any more, and the next decision is told", async () => {
  for (const [act, told] of [
    ["approve", "“Jazz” was published · "],
    ["reject", `“Jazz” wasn't published · ${WHY}`],
  ] as const) {
    const { creator, moderator, id } = await waiting({ updatedAt: 1 });
    await decide(moderator, id, act, WHY);
    expect(await toldTo(creator)).toEqual([told]);
    const { decided } = await readStaffPanel(staff(moderator), { kind: "events", size: 50 });
    expect(decided).toContainEqual(expect.objectContaining({ id, title: "Jazz", inbox: "events" }));
    const runs = await Promise.allSettled([1, 2].map(() => decide(moderator, id, "undo")));
    expect(runs.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stateOf(id)).toEqual(["inactive", true, null]);
    expect((await toldTo(creator)).filter((line) => line.includes("Jazz"))).toEqual([]);
    expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, id), eq(auditEntries.act, "event.undo")))).toBe(1);
    await decide(moderator, id, act, WHY);
    expect((await toldTo(creator)).filter((line) => line.includes("Jazz"))).toEqual([told]);
  }
});

test("a decision stands once it is ten minutes old, somebody has a ticket, or the event was changed; and nobody takes another's back", async () => {
  const undo = { code: "kit.undoTooLate" };
  const { moderator, id } = await waiting({ updatedAt: 1 });
  await decide(moderator, id, "approve");
  await expect(decide(await signUp({ userRole: "moderator" }), id, "undo")).rejects.toMatchObject(undo);
  const late = { ...staff(moderator), clock: { now: () => Date.now() + 11 * 60_000 } };
  await expect(work(late, { act: "undo", inbox: "events", id })).rejects.toMatchObject(undo);
  await db.update(events).set({ ticketCount: 1 }).where(eq(events.eventId, id));
  await expect(decide(moderator, id, "undo")).rejects.toMatchObject(undo);
  await db
    .update(events)
    .set({ ticketCount: 0, updatedAt: Date.now() + 5000 })
    .where(eq(events.eventId, id));
  await expect(decide(moderator, id, "undo")).rejects.toMatchObject(undo);
  expect(await stateOf(id)).toEqual(["active", false, null]);
});

test("rejected, it stays out of sight for a reason that its creator reads", async () => {
  const { creator, moderator, id } = await waiting();
  await expect(decide(moderator, id, "reject")).rejects.toMatchObject({ code: "kit.reasonNeeded" });
  expect(await stateOf(id)).toEqual(["inactive", true, null]);
  await decide(moderator, id, "reject", WHY);
  expect(await stateOf(id)).toEqual(["inactive", false, WHY]);
  expect(await toldTo(creator)).toEqual([`“Jazz” wasn't published · ${WHY}`]);
  await expect(decide(moderator, id, "approve")).rejects.toMatchObject({ code: "kit.nothingToReview" });
});

test("nobody decides on their own event, nor on one that somebody else has in hand", async () => {
  const { moderator, id } = await waiting();
  const own = await addEvent({ isAwaitingReview: true, showStatus: "inactive", createdBy: moderator.userId });
  for (const act of ["approve", "claim"] as const) await expect(decide(moderator, own, act)).rejects.toThrow();
  await decide(moderator, id, "claim");
  const other = await signUp({ userRole: "moderator" });
  await expect(decide(other, id, "claim")).rejects.toMatchObject({ code: "kit.claimedByOther" });
  await expect(decide(other, id, "approve")).rejects.toMatchObject({ code: "kit.nothingToReview" });
  expect([await stateOf(id), await stateOf(own)]).toEqual([
    ["inactive", true, null],
    ["inactive", true, null],
  ]);
  await decide(moderator, id, "approve");
  expect(await stateOf(id)).toEqual(["active", false, null]);
});

test("one that was decided on or deleted doesn't wait any more", async () => {
  const { moderator, id } = await waiting();
  const count = async () =>
    (
      await db
        .select()
        .from(counters)
        .where(and(eq(counters.name, "events"), eq(counters.facet, "waiting")))
    )[0]?.value ?? 0;
  const before = await count();
  await db.update(events).set({ deletedAt: Date.now() }).where(eq(events.eventId, id));
  await expect(decide(moderator, id, "approve")).rejects.toMatchObject({ code: "kit.nothingToReview" });
  expect(await count()).toBe(before - 1);
});

/** A cancelled event stays as it is until the cancellation is undone, and money that comes late for it goes back. */
import { events } from "@schema/events";
import { payments, refunds } from "@schema/payments";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { cancelEvent, resumeEvent } from "../../../app/features/events/cancelling.service.server";
import { editEvent } from "../../../app/features/events/events.service.server";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { openEventGallery } from "../../../app/features/events/pictures.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { settleDue } from "../../../app/features/payments/refunds.service.server";
import { giveTicket } from "../../../app/features/tickets/sales.service.server";
import { disagreements, heldBy, miscounts } from "../../support/books";
import { peopled } from "../../support/communities";
import { addEvent, dayAhead, eventBody } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { begun, openSipay } from "../../support/sipay";
import { call, type Person, signUp, testContext } from "../../support/site";
import { orderKey, raceRounds } from "../../support/tickets";

const { db } = testContext();
const WHY = "The speaker is ill.";
const rowOf = async (id: string) => (await db.select().from(events).where(eq(events.eventId, id)))[0];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }) => code,
  );

async function cancelled(own: Partial<typeof events.$inferInsert> = {}) {
  const { communityId, organizer, president } = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId, name: "Chess night", hasTickets: true, ...own });
  await cancelEvent(asNow(organizer), eventId, WHY);
  return { communityId, organizer, president, eventId };
}

const movedTo = (communityId: string) => eventBody({ event_organizer_id: communityId, event_location: "Devrim" }) as never;

test("nobody changes, moves or publishes it, also by the API and with the newest version; once it is taken up again they do", async () => {
  const { communityId, organizer, eventId } = await cancelled();
  const admin = await signUp({ userRole: "admin" });
  const before = await rowOf(eventId);
  for (const person of [organizer, admin])
    expect(await codeOf(editEvent(asNow(person), eventId, movedTo(communityId), { version: before?.updatedAt }))).toBe(
      "events.isCancelled",
    );
  const put = await call(`/event/manage/${eventId}`, { as: organizer, method: "PUT", json: movedTo(communityId) });
  expect([put.status, put.body.error]).toMatchObject([409, { code: "events.isCancelled" }]);
  expect(await codeOf(openEventGallery(asNow(organizer), eventId))).toBe("events.isCancelled");
  expect(await rowOf(eventId)).toEqual(before);
  await resumeEvent(asNow(organizer), eventId);
  expect(await codeOf(editEvent(asNow(organizer), eventId, movedTo(communityId)))).toBe("done");
  expect((await rowOf(eventId))?.location).toBe("Devrim");
});

test("staff may hide it, and don't publish it until it is taken up again", async () => {
  const { organizer, eventId } = await cancelled();
  const [moderator, admin] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })];
  await actOnEvent(asNow(moderator), "deactivate", eventId, "The hall is closed.");
  expect(await codeOf(actOnEvent(asNow(moderator), "activate", eventId))).toBe("events.isCancelled");
  await see("/admin/community/events?state=inactive", { as: admin, form: { act: "activate", id: eventId } });
  expect((await rowOf(eventId))?.showStatus).toBe("inactive");
  await resumeEvent(asNow(organizer), eventId);
  expect(await codeOf(actOnEvent(asNow(moderator), "activate", eventId))).toBe("done");
});

test("a change and a cancellation at once: either the change comes first or it is refused, and nobody is told of a move of what is cancelled", async () => {
  for (let round = 0; round < Math.min(raceRounds, 10); round++) {
    const { communityId, organizer, president } = await peopled({ isTrusted: true });
    const guest = await signUp();
    const eventId = await addEvent({ communityId, location: "Physics Lawns" });
    await db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${guest.userId}, 1)`);
    const [edit, cancel] = await Promise.all([
      codeOf(editEvent(asNow(organizer), eventId, movedTo(communityId))),
      codeOf(cancelEvent(asNow(president), eventId, WHY)),
    ]);
    const kinds = (await noticesOf(guest)).map(({ kind }) => kind);
    expect([cancel, ["done", "events.isCancelled"].includes(edit), (await rowOf(eventId))?.location]).toEqual([
      "done",
      true,
      edit === "done" ? "Devrim" : "Physics Lawns",
    ]);
    expect(kinds).toEqual(edit === "done" ? ["events.cancelled", "events.changed"] : ["events.cancelled"]);
  }
});

test("its edit pages say so in words and offer to undo it instead of the form; what was typed meanwhile is kept", async () => {
  const { communityId, organizer, eventId } = await cancelled();
  const moderator = await signUp({ userRole: "moderator" });
  const pages: [string, Person][] = [
    [`/event/edit/${eventId}`, moderator],
    [`/event/personal?edit=${eventId}`, organizer],
  ];
  for (const [path, as] of pages) {
    const { body } = await see(path, { as });
    expect([path, body.includes("To change it, undo the cancellation first."), body.includes('value="resume"')]).toEqual([
      path,
      true,
      true,
    ]);
    expect([path, body.includes('name="event_name"')]).toEqual([path, false]);
    const form = {
      event_name: "Night of a hundred stars",
      event_organizer_id: communityId,
      "event_date_times[0].event_date": dayAhead(3),
      "event_date_times[0].event_time": "20:00",
      event_location: "Devrim",
      event_description: "Tea.",
      event_city: "Ankara",
      event_country: "Türkiye",
      event_university: "Middle East Technical University",
      event_campus: "Ankara",
      event_type: "social",
      show_status: "active",
      version: String((await rowOf(eventId))?.updatedAt),
    };
    const sent = await see(path, { as, form });
    expect([path, sent.status, sent.body.includes("Night of a hundred stars")]).toEqual([path, 409, true]);
  }
});

test("it gives no ticket, and says why", async () => {
  const { organizer, eventId } = await cancelled();
  const gift = { categoryId: "ticket-category-none", person: "somebody@metu.edu.tr", key: orderKey() };
  expect(await codeOf(giveTicket(asNow(organizer), eventId, gift))).toBe("events.isCancelled");
});

test("a payment that settles after the cancellation is taken and goes back at once: no ticket, the books agree, and it is sold again once it takes place", async () => {
  const sipay = openSipay();
  const { eventId, buyer, orderId, invoiceId, orderNo } = await begun(sipay);
  const staff = await signUp({ userRole: "moderator" });
  await sipay.decide(orderNo, true);
  await cancelEvent(asNow(staff), eventId, WHY);
  await settlePayment(testContext(), invoiceId);
  await settlePayment(testContext(), invoiceId);
  const states = await db.all(sql`SELECT DISTINCT state FROM tickets WHERE order_id = ${orderId}`);
  const [payment] = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const back = await db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId));
  expect([states, payment?.isSeated, back.map(({ amount, reason }) => [amount, reason])]).toEqual([
    [{ state: "held" }],
    false,
    [[5000, "unseated"]],
  ]);
  expect([await disagreements(eventId), await miscounts(eventId)]).toEqual([[], []]);
  await settleDue(testContext());
  expect([heldBy(sipay, new Set([invoiceId])), await disagreements(eventId)]).toEqual([0, []]);
  expect((await noticesOf(buyer)).map(({ kind }) => kind)).toEqual(["events.cancelled"]);
});

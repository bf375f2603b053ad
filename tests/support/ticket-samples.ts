/** What each use case of tickets is called with. */
import { eventDates } from "@schema/events";
import { ticketCheckIns, ticketPauses, ticketPromos, tickets, ticketWaits } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { addCommunity, addMember } from "./communities";
import { signUp, testContext } from "./site";
import { addOffer, addPending, addQuestion, addTicketedEvent, order, orderKey } from "./tickets";
import type { Sample } from "./use-cases";

const HOUR = 3_600_000;

/** A ticket of an event that begins soon, whose creator stands at the door. */
async function sold() {
  const { communityId } = await addCommunity();
  const [creator, organizer, member] = [await signUp(), await signUp(), await signUp()];
  await addMember(communityId, creator, "organizer");
  await addMember(communityId, organizer, "organizer");
  await addMember(communityId, member);
  const event = await addTicketedEvent({}, { createdBy: creator.userId, communityId }, HOUR);
  const holder = await signUp();
  const [ticket] = (await order(holder, event.eventId, event.categoryId)).tickets;
  const ticketId = ticket?.ticketId ?? "";
  const { db } = testContext();
  const [row] = await db.select({ code: tickets.code }).from(tickets).where(eq(tickets.ticketId, ticketId));
  return { ...event, holder, ticketId, code: row?.code ?? "", people: { creator, organizer, member } };
}

/** An event whose only seat is somebody's. */
async function soldOut() {
  const event = await addTicketedEvent({ quantity: 1 });
  await order(await signUp(), event.eventId, event.categoryId);
  return event;
}

export const ticketSamples: Record<string, Sample> = {
  async placeOrder() {
    const { eventId, categoryId } = await addTicketedEvent();
    return { args: [eventId, [{ category_id: categoryId, quantity: 1 }], orderKey()] };
  },
  async cancelOrder() {
    const buyer = await signUp();
    const { orderId } = await addPending(buyer, await addTicketedEvent({ price: 5000 }), Date.now() + 60_000);
    return { args: [orderId], people: { buyer } };
  },
  async returnTicket() {
    const { ticketId, holder } = await sold();
    return { args: [ticketId], people: { holder } };
  },
  async checkIn() {
    const { ticketId, people } = await sold();
    return { args: [ticketId], people };
  },
  async checkInScanned() {
    const { eventId, code, people } = await sold();
    return { args: [eventId, code], people };
  },
  async undoCheckIn() {
    const { ticketId, eventId, people } = await sold();
    const { db } = testContext();
    const [date] = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId));
    await db.insert(ticketCheckIns).values({ ticketId, dateKey: date?.key ?? 0, checkedInAt: Date.now() });
    return { args: [ticketId], people };
  },
  async joinWaitingList() {
    const { eventId, categoryId } = await soldOut();
    return { args: [eventId, categoryId] };
  },
  async leaveWaitingList() {
    const { eventId, categoryId } = await soldOut();
    const waiting = await signUp();
    const { userId } = waiting;
    await testContext().db.insert(ticketWaits).values({ waitId: orderKey(), eventId, categoryId, userId, createdAt: Date.now() });
    return { args: [eventId, categoryId], people: { waiting } };
  },
  async takeOffer() {
    const invited = await signUp();
    const { orderId } = await addOffer(invited, await addTicketedEvent());
    return { args: [orderId], people: { invited } };
  },
  async offerTicket() {
    const { ticketId, holder } = await sold();
    return { args: [ticketId, undefined], people: { holder } };
  },
  async withdrawOffer() {
    const { ticketId, holder } = await sold();
    await testContext().db.update(tickets).set({ transferHash: ticketId }).where(eq(tickets.ticketId, ticketId));
    return { args: [ticketId], people: { holder } };
  },
  async acceptTicket() {
    const [{ ticketId }, recipient] = [await sold(), await signUp()];
    const meant = { transferHash: ticketId, transferTo: recipient.userId };
    await testContext().db.update(tickets).set(meant).where(eq(tickets.ticketId, ticketId));
    return { args: [ticketId, ""], people: { recipient } };
  },
  async pauseSales() {
    const { eventId, people } = await sold();
    return { args: [eventId], people };
  },
  async resumeSales() {
    const { eventId, people } = await sold();
    await testContext().db.insert(ticketPauses).values({ eventId, createdAt: Date.now() });
    return { args: [eventId], people };
  },
  async messageHolders() {
    const { eventId, people } = await sold();
    return { args: [eventId, { text: "Doors open at seven.", audience: {}, key: orderKey() }], people };
  },
  async testMessage() {
    const { eventId, people } = await sold();
    return { args: [eventId, { text: "Doors open at seven.", key: orderKey() }], people };
  },
  async giveTicket() {
    const { eventId, categoryId, people } = await sold();
    return { args: [eventId, { categoryId, person: (await signUp()).userEmail, key: orderKey() }], people };
  },
  async addPromo() {
    const { eventId, people } = await sold();
    return { args: [eventId, { promo_code: "SPRING", percent: 10 }], people };
  },
  async addQuestion() {
    const { eventId, people } = await sold();
    const form = { question_title: "Diet?", question_kind: "text", question_scope: "ticket", question_options: [] };
    return { args: [eventId, form], people };
  },
  async closeQuestion() {
    const { eventId, people } = await sold();
    return { args: [eventId, await addQuestion(eventId)], people };
  },
  async reopenQuestion() {
    const { eventId, people } = await sold();
    return { args: [eventId, await addQuestion(eventId, { hiddenAt: Date.now() })], people };
  },
  async answerQuestions() {
    const { eventId, ticketId, holder } = await sold();
    return { args: [ticketId, [{ question_id: await addQuestion(eventId), value: "Vegan" }]], people: { holder } };
  },
  async closePromo() {
    const { eventId, people } = await sold();
    const promoId = orderKey();
    await testContext().db.insert(ticketPromos).values({ promoId, eventId, code: "SPRING", percent: 10, createdAt: Date.now() });
    return { args: [eventId, promoId], people };
  },
};

/** Returning tickets: by whoever holds them while they may, by staff, and of events that don't take place. */
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import { MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { eachByItself } from "~/platform/jobs.server";
import { payRefundOf } from "../payments/refunds.service.server";
import * as repository from "./returns.repository.server";
import { ticketErrors } from "./tickets.errors";
import { readTicket } from "./tickets.service.server";
import { offerSeats } from "./waits.service.server";

/** So long an event that was cancelled or deleted by mistake can be taken up again before its tickets are refunded. */
const GRACE = 30 * MINUTE;

/** A ticket for its return, and whether that is possible. @throws notFound for whoever neither holds it nor is staff */
export async function readReturn(ctx: SignedInContext, ticketId: string) {
  const ticket = await readTicket(ctx, ticketId, null);
  if (!ticket.isMine && !isStaff(ctx.actor)) throw ticketErrors.notFound();
  return ticket;
}

/** Returns a ticket; what it cost goes back to the card. @throws notFound, cannotReturn */
export async function returnTicket(ctx: SignedInContext, ticketId: string): Promise<void> {
  requireSignedIn(ctx);
  const done = await repository.returnOne(ctx, ticketId);
  if (!done) {
    await readReturn(ctx, ticketId);
    throw ticketErrors.cannotReturn();
  }
  ctx.waitUntil(payRefundOf(ctx, ticketId));
  ctx.waitUntil(offerSeats(ctx, done));
}

/** Returns tickets of events that were cancelled, some at a time; what one run doesn't reach the next does. @returns how many */
export async function refundCancelled(ctx: Context): Promise<number> {
  const before = ctx.clock.now() - GRACE;
  const due = await repository.cancelledTickets(ctx, before);
  const run = { idOf: (ticketId: string) => ticketId, work: (ticketId: string) => repository.returnCancelled(ctx, ticketId, before) };
  return (await eachByItself(ctx, repository.CANCELLATIONS, due, run)).done;
}

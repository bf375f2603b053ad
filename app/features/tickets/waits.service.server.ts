/** Waiting lists: whoever comes first is offered a seat that came free, for a while; then the next. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { eachByItself } from "~/platform/jobs.server";
import { readSettings } from "~/platform/settings.server";
import { canPay, canSell } from "../payments/payments.service.server";
import { findOrder } from "./orders.repository.server";
import { ticketErrors } from "./tickets.errors";
import { TERMS_VERSION } from "./tickets.limits";
import * as repository from "./waits.repository.server";

/**
 * Joins the waiting list of a category that is sold out; joining twice changes nothing.
 * @throws notFound, isOver, notForYourDepartment, notOnSale, cannotPay, noSeller, tooManyForOne, notSoldOut
 */
export async function joinWaitingList(ctx: SignedInContext, eventId: string, categoryId: string): Promise<void> {
  requireSignedIn(ctx);
  const state = await repository.insertWait(ctx, eventId, categoryId, canSell(ctx));
  if (state?.isWaiting) return;
  if (!state?.isThere) throw ticketErrors.notFound();
  if (state.isOver) throw ticketErrors.isOver();
  if (state.isUninvited) throw ticketErrors.notForYourDepartment();
  if (!state.isOnSale) throw ticketErrors.notOnSale();
  if (!state.isPayable) throw canPay(ctx) ? ticketErrors.noSeller() : ticketErrors.cannotPay();
  throw state.hasEnough ? ticketErrors.tooManyForOne() : ticketErrors.notSoldOut();
}

/** Leaves a waiting list. */
export async function leaveWaitingList(ctx: SignedInContext, eventId: string, categoryId: string): Promise<void> {
  requireSignedIn(ctx);
  await repository.deleteWait(ctx, eventId, categoryId);
}

/** Takes a seat that costs nothing and was offered or given to one. @returns its ticket @throws notFound, offerOver */
export async function takeOffer(ctx: SignedInContext, orderId: string): Promise<string> {
  requireSignedIn(ctx);
  const ticketId = await repository.takeFree(ctx, orderId);
  if (ticketId) return ticketId;
  throw (await findOrder(ctx, orderId)) ? ticketErrors.offerOver() : ticketErrors.notFound();
}

/** Offers the free seats of an event to whoever waits for them. @returns how many were offered */
export async function offerSeats(ctx: Context, eventId: string): Promise<number> {
  const { ticketHoldMinutes, ticketOfferHours, ticketRefundHours } = await readSettings(ctx);
  return repository.offerFree(ctx, eventId, {
    holdMinutes: ticketHoldMinutes,
    offerHours: ticketOfferHours,
    refundHours: ticketRefundHours,
    termsVersion: TERMS_VERSION,
    canPay: canSell(ctx),
  });
}

/** Offers free seats of every event that somebody waits for, each event by itself. @returns how many seats */
export async function offerAll(ctx: Context): Promise<number> {
  let offered = 0;
  await eachByItself(ctx, repository.OFFERS, await repository.eventsToOffer(ctx), {
    idOf: (eventId) => eventId,
    async work(eventId) {
      const count = await offerSeats(ctx, eventId);
      offered += count;
      return count > 0;
    },
  });
  return offered;
}

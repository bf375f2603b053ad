/** Buying tickets: what is on sale, ordering it, and what becomes of an order. */
import { requireSignedIn } from "~/platform/access/roles";
import { HOUR } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { derivedId } from "~/platform/ids";
import { readSettings } from "~/platform/settings.server";
import { canPay, canSell } from "../payments/payments.service.server";
import { holdEnd, isSameWish, maxQuantity, type OrderLine, promoCodeOf, refundEnd, seatsIn, wishOf } from "./order.rules";
import * as repository from "./orders.repository.server";
import { type GivenAnswer, seatsOf } from "./questions.rules";
import { readQuestions, refusalOfAnswers } from "./questions.service.server";
import { findSale } from "./sale.repository.server";
import { ticketErrors } from "./tickets.errors";
import { MAX_SEATS, TERMS_VERSION } from "./tickets.limits";
import { mayCheckIn } from "./tickets.policy";
import { offerSeats } from "./waits.service.server";

/** Why an order's conditions don't hold, as an error. */
async function refusalOf(ctx: SignedInContext, order: repository.NewOrder) {
  const now = await repository.readHindrances(ctx, order);
  if (!now?.isThere) return ticketErrors.notFound();
  if (now.isOver) return ticketErrors.isOver();
  if (now.isUninvited) return ticketErrors.notForYourDepartment();
  if (now.isPaused) return ticketErrors.paused();
  if (!now.isPromoKnown) return ticketErrors.unknownPromo({ field: "promo_code" });
  if (now.onSale < Object.keys(order.wish).length) return ticketErrors.notOnSale();
  if (now.amount > 0 && !now.canPay) return canPay(ctx) ? ticketErrors.noSeller() : ticketErrors.cannotPay();
  if (now.kept > 0) return ticketErrors.soldOut();
  const unanswered = refusalOfAnswers(await readQuestions(ctx, order.eventId), seatsOf(order.wish), order.answers);
  if (unanswered) return unanswered;
  return order.promoCode === null ? ticketErrors.notOnSale() : ticketErrors.unknownPromo({ field: "promo_code" });
}

/**
 * Orders seats: free ones are the buyer's at once, others are held until they are paid or time is over.
 * @param key of the buyer's choice: the same order sent again with it is answered with the order that it brought first
 * @param code a promo code, as it was typed
 * @param answers to the event's questions
 * @returns it with its tickets
 * @throws nothingChosen, tooManyAtOnce, keyReused, notFound, isOver, notForYourDepartment, paused, notOnSale, cannotPay, noSeller, soldOut, tooManyForOne, unknownPromo, promoUsedUp, answerNeeded, answersNeeded, answerUnknown
 */
export async function placeOrder(
  ctx: SignedInContext,
  eventId: string,
  lines: readonly OrderLine[],
  key: string,
  code?: string,
  answers: readonly GivenAnswer[] = [],
): Promise<FoundOrder> {
  requireSignedIn(ctx);
  const wish = wishOf(lines);
  if (seatsIn(wish) === 0) throw ticketErrors.nothingChosen();
  if (seatsIn(wish) > MAX_SEATS) throw ticketErrors.tooManyAtOnce({ max: MAX_SEATS });
  const orderId = await derivedId("order", `${ctx.actor.userId} ${key}`);
  const { ticketHoldMinutes, ticketRefundHours } = await readSettings(ctx);
  const order: repository.NewOrder = {
    orderId,
    eventId,
    wish,
    canPay: canSell(ctx),
    termsVersion: TERMS_VERSION,
    promoCode: promoCodeOf(code),
    expiresAt: holdEnd(ctx.clock.now(), ticketHoldMinutes),
    refundBefore: ticketRefundHours * HOUR,
    answers,
  };
  const done = await repository.insertOrder(ctx, order);
  if (done === "soldOut") throw ticketErrors.soldOut();
  if (done === "tooManyForOne") throw ticketErrors.tooManyForOne();
  if (done === "promoUsedUp") throw ticketErrors.promoUsedUp({ field: "promo_code" });
  if (done === "conditions") throw await refusalOf(ctx, order);
  const placed = done === "known" ? await readOrder(ctx, orderId) : done;
  const isSame = placed.order.eventId === eventId && isSameWish(placed.order.lines, wish) && placed.order.promoCode === order.promoCode;
  if (!isSame) throw ticketErrors.keyReused();
  return placed;
}

/** An order of one's own with its tickets. @throws notFound */
export async function readOrder(ctx: SignedInContext, orderId: string) {
  const found = await repository.findOrder(ctx, orderId);
  if (!found) throw ticketErrors.notFound();
  return found;
}

export type FoundOrder = Awaited<ReturnType<typeof readOrder>>;

/** An order as programs get it. */
export const orderAnswer = ({ origin }: Pick<Context, "origin">, { order, tickets }: FoundOrder) => ({
  order_id: order.orderId,
  event_id: order.eventId,
  status: order.status,
  expires_at: order.expiresAt === null ? null : new Date(order.expiresAt).toISOString(),
  amount: order.amount,
  currency: "TRY" as const,
  refund_until: new Date(order.refundUntil).toISOString(),
  payment_url: order.status === "pending" ? `${origin}/sipay/payment/${order.eventId}` : null,
  tickets: tickets
    .filter(({ state }) => state === "valid")
    .map(({ ticketId, categoryId }) => ({ ticket_id: ticketId, category_id: categoryId })),
});

/** Gives up an order of one's own that isn't paid; its seats go back on sale. @throws notFound, notPending */
export async function cancelOrder(ctx: SignedInContext, orderId: string): Promise<void> {
  requireSignedIn(ctx);
  const eventId = await repository.cancelPending(ctx, orderId);
  if (eventId) return ctx.waitUntil(offerSeats(ctx, eventId));
  const { order } = await readOrder(ctx, orderId);
  if (order.status !== "cancelled") throw ticketErrors.notPending();
}

/** Gives back what expired. @returns how many orders */
export const endHolds = (ctx: Pick<Context, "db" | "clock">): Promise<number> => repository.expireOrders(ctx);

/** What an event sells and what somebody can take of it. @throws eventNotFound when it sells nothing that the reader may see */
export async function readSale(ctx: SignedInContext, eventId: string) {
  const found = await findSale(ctx, eventId, canSell(ctx));
  const isShown = found?.event.hasTickets && found.event.showStatus === "active";
  // Whoever was given a seat takes it on this page, also of an event that isn't shown yet.
  if (!found || !(isShown || found.pending.length > 0)) throw ticketErrors.eventNotFound();
  const { event, pending } = found;
  const categories = isShown ? found.categories : [];
  const now = ctx.clock.now();
  const { ticketRefundHours, ticketHoldMinutes } = await readSettings(ctx);
  const ofBoth = (left: number | null) => (left === null || event.left === null ? (left ?? event.left) : Math.min(left, event.left));
  const questions = isShown ? await readQuestions(ctx, eventId) : [];
  return {
    questions,
    event: { eventId, name: event.name, location: event.location, startsAt: event.startsAt },
    isOver: event.lastAt <= now,
    isInvited: Boolean(event.isInvited),
    isPaused: Boolean(event.isPaused),
    hasPromos: Boolean(event.hasPromos),
    canCheckIn: mayCheckIn.holds(ctx.actor, event),
    refundUntil: refundEnd(event.firstAt, ticketRefundHours),
    holdMinutes: ticketHoldMinutes,
    pending,
    categories: categories.map(({ isReserved, myPlace, endsAt, ...category }) => {
      // What comes free is for whoever waits.
      const left = isReserved ? 0 : ofBoth(category.left);
      const isEarly = category.saleFrom !== null && category.saleFrom > now;
      const isLate = endsAt <= now || (category.saleUntil !== null && category.saleUntil <= now);
      const isPayable = Boolean(event.canPay) || category.price === 0;
      return {
        ...category,
        left: left === null ? null : Math.max(0, left),
        /** Until when a ticket for its one date can be returned; null where it is for all, as the event's. */
        refundUntil: category.onlyAt === null ? null : refundEnd(category.onlyAt, ticketRefundHours),
        opensAt: isEarly ? category.saleFrom : null,
        isClosed: isLate,
        isPayable,
        most: event.isPaused || isEarly || isLate || !isPayable ? 0 : maxQuantity({ ...category, left }),
        myPlace,
        /** Whether one can ask for the next seat that comes free. */
        canWait: left !== null && left <= 0 && !isEarly && !isLate && isPayable && category.mine < category.perPerson,
      };
    }),
  };
}

export type Sale = Awaited<ReturnType<typeof readSale>>;

/** Passing a ticket on to another student, who takes it over once. Money that comes back goes to whoever paid. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { newSecret, sha256 } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import { ticketErrors } from "./tickets.errors";
import { OFFERS_A_DAY } from "./tickets.limits";
import * as repository from "./transfer.repository.server";

const shownOf = ({ ticketId, eventName, startsAt, location, category, price, holder, ...row }: repository.PassedTicket) => ({
  ticketId,
  eventName,
  startsAt,
  location,
  category,
  price,
  holder,
  isPassable: Boolean(row.isPassable),
  isOpen: Boolean(row.isOpen),
  isNamed: Boolean(row.isNamed),
});

/** A ticket of one's own, to be passed on. @throws notFound */
export async function readTransfer(ctx: SignedInContext, ticketId: string) {
  const row = await repository.findPassed(ctx, ticketId, "");
  if (row?.userId !== ctx.actor.userId) throw ticketErrors.notFound();
  return shownOf(row);
}

const isOwnName = ({ actor }: SignedInContext, named: string): boolean =>
  [actor.userEmail, actor.userName, `@${actor.userName}`].some((own) => own.toLowerCase() === named.toLowerCase());

/**
 * Offers a ticket of one's own to a student, or to whoever is given the link. An earlier offer of it is worth nothing then.
 * Nothing that the holder gets or sees tells whether anybody has that name or address, until they accept.
 * @param named an email address or a user name; undefined for a link
 * @returns the link's address; null where a student is told by a notification
 * @throws notFound, notTransferable, isYourself, tooManyAttempts
 */
export async function offerTicket(ctx: SignedInContext, ticketId: string, named: string | undefined): Promise<string | null> {
  requireSignedIn(ctx);
  if (named !== undefined) {
    if (isOwnName(ctx, named)) throw ticketErrors.isYourself({ field: "person" });
    await takeAttempt(ctx, `ticket-offers:${ctx.actor.userId}`, OFFERS_A_DAY);
  }
  const secret = newSecret();
  if (!(await repository.openTransfer(ctx, ticketId, await sha256(secret), named ?? null))) {
    await readTransfer(ctx, ticketId);
    throw ticketErrors.notTransferable();
  }
  return named === undefined ? `${ctx.origin}/event/ticket/accept/${ticketId}?key=${secret}` : null;
}

/** Takes such an offer back, so that one keeps the ticket. @throws notFound */
export async function withdrawOffer(ctx: SignedInContext, ticketId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.closeTransfer(ctx, ticketId))) await readTransfer(ctx, ticketId);
}

/** A ticket that is offered to the reader; null for whoever it isn't offered to (any more). @param key of its link, if they have it */
export async function readOffered(ctx: SignedInContext, ticketId: string, key: string) {
  const row = await repository.findPassed(ctx, ticketId, await sha256(key));
  const isForMe = row?.transferTo === ctx.actor.userId || Boolean(row && !row.isNamed && row.isSecret);
  if (!row || !isForMe) return null;
  return { ...shownOf(row), isMine: row.userId === ctx.actor.userId };
}

/**
 * Takes a ticket over, once.
 * @param key of its link; empty where it is offered to this student
 * @throws transferGone when it isn't offered to them any more, tooManyForOne
 */
export async function acceptTicket(ctx: SignedInContext, ticketId: string, key: string): Promise<void> {
  requireSignedIn(ctx);
  const done = await repository.takeOver(ctx, ticketId, await sha256(key));
  if (done === "tooMany") throw ticketErrors.tooManyForOne();
  if (done === "gone") throw ticketErrors.transferGone();
}

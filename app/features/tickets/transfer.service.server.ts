/** Passing a ticket on to another student, who takes it over once. Money that comes back goes to whoever paid. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { newSecret, sha256 } from "~/platform/ids";
import { ticketErrors } from "./tickets.errors";
import * as repository from "./transfer.repository.server";

const shownOf = ({ ticketId, eventName, firstAt, location, category, price, holder, recipient, ...row }: repository.PassedTicket) => ({
  ...{ ticketId, eventName, firstAt, location, category, price, holder, recipient },
  isPassable: Boolean(row.isPassable),
  isOpen: Boolean(row.isOpen),
});

/** A ticket of one's own, to be passed on. @throws notFound */
export async function readTransfer(ctx: SignedInContext, ticketId: string) {
  const row = await repository.findPassed(ctx, ticketId, "");
  if (row?.userId !== ctx.actor.userId) throw ticketErrors.notFound();
  return shownOf(row);
}

/**
 * Offers a ticket of one's own to a student, or to whoever is given the link. An earlier offer of it is worth nothing then.
 * @param named an email address or a user name; undefined for a link
 * @returns the link's address; null where a student is told by a notification
 * @throws notFound, notTransferable, unknownPerson
 */
export async function offerTicket(ctx: SignedInContext, ticketId: string, named: string | undefined): Promise<string | null> {
  requireSignedIn(ctx);
  const to = named === undefined ? null : await repository.findPerson(ctx, named);
  if (to === undefined || to === ctx.actor.userId) throw ticketErrors.unknownPerson({ field: "person" });
  const secret = newSecret();
  if (!(await repository.openTransfer(ctx, ticketId, await sha256(secret), to))) {
    await readTransfer(ctx, ticketId);
    throw ticketErrors.notTransferable();
  }
  return to === null ? `${ctx.origin}/event/ticket/accept/${ticketId}?key=${secret}` : null;
}

/** Takes such an offer back, so that one keeps the ticket. @throws notFound */
export async function withdrawOffer(ctx: SignedInContext, ticketId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.closeTransfer(ctx, ticketId))) await readTransfer(ctx, ticketId);
}

/** A ticket that is offered to the reader; null for whoever it isn't offered to (any more). @param key of its link, if they have it */
export async function readOffered(ctx: SignedInContext, ticketId: string, key: string) {
  const row = await repository.findPassed(ctx, ticketId, await sha256(key));
  const isForMe = row?.transferTo === ctx.actor.userId || (row?.transferTo === null && Boolean(row.isSecret));
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

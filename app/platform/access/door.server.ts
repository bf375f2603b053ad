/** What pages and endpoints ask of everyone who comes, besides a role: maintenance, flags, consent, limits on writing. */
import { hasConsent } from "../consents.server";
import { type Context, isAdmin } from "../context";
import { platformErrors } from "../errors/errors";
import { isFlagGuest } from "../flag-guests.repository.server";
import { takeSending } from "../limits.server";
import { momentInWords } from "../moment-in-words";
import type { Access, DoorOptions } from "../pages/page";
import { readSettings } from "../settings.server";
import { owesTerms, termsErrors } from "../terms-of-use/terms-of-use";
import { isStaff } from "./roles";

/** A door of a feature, with what it promises. */
export type Door = DoorOptions & { feature?: string };

/**
 * What of the site is closed for maintenance where a reader stands; null for nothing, and for admins, who alone get in.
 * @param page the pattern of its address, where the door is a page's
 */
export async function closedAt({ staysOpen, feature }: Door, ctx: Context, page?: string): Promise<"site" | "part" | null> {
  if (staysOpen || isAdmin(ctx.actor)) return null;
  const { isWhole, features, pages = [] } = (await readSettings(ctx)).maintenance;
  if (isWhole) return "site";
  const isClosed = (feature !== undefined && features.includes(feature)) || (page !== undefined && pages.includes(page));
  return isClosed ? "part" : null;
}

/** @throws notFound where this deployment leaves the door out */
export function refuseLeftOut(door: Door & { path: string }, { product }: Pick<Context, "product">): void {
  if (product.leavesOut?.(door)) throw platformErrors.notFound();
}

/** @throws inMaintenance when the site or the door's feature is closed and a reader comes who is no admin */
export async function refuseInMaintenance(door: Door, ctx: Context): Promise<void> {
  if (await closedAt(door, ctx)) throw await inMaintenance(ctx);
}

/** What readers are told of what is closed, with the note of whoever closed it. */
export async function inMaintenance(ctx: Context) {
  return platformErrors.inMaintenance({ note: (await readSettings(ctx)).maintenance.note[ctx.locale] });
}

/** @throws notFound when the door's flag is off and a reader comes who is neither staff nor invited */
export async function refuseWithoutFlag({ flag }: Door, ctx: Context): Promise<void> {
  if (flag === undefined || isStaff(ctx.actor)) return;
  if ((await readSettings(ctx)).openFlags.includes(flag) || (await isFlagGuest(ctx, flag))) return;
  throw platformErrors.notFound();
}

/** Whether the reader agreed to what the door asks for, in the version that holds now; staff are asked like everyone. */
export const agrees = async ({ consent }: Door, ctx: Context): Promise<boolean> => consent === undefined || hasConsent(ctx, consent);

/** Whether somebody may be refused by `refusedToWrite` at all. */
export const isHeldBack = (actor: Context["actor"]): boolean => actor !== null && (actor.pausedUntil !== null || owesTerms(actor));

/**
 * Why somebody who is paused, or hasn't accepted the terms of use as they are now, isn't let in; null for everybody else, for the work of
 * staff and for what stays open to them. Who owes the terms may read everything, and pays for nothing.
 * @param act what their form asks for
 */
export function refusedToWrite(
  { whilePaused, access, leadsToPayment }: Door & { access: Access; leadsToPayment?: boolean },
  { actor, clock, locale }: Context,
  { isWrite, act }: { isWrite: boolean; act?: unknown },
) {
  const isOpen =
    whilePaused === "open" || (Array.isArray(whilePaused) && whilePaused.includes(act)) || access === "moderator" || access === "admin";
  if (isWrite && (!isOpen || leadsToPayment) && owesTerms(actor)) return termsErrors.notAccepted();
  const until = actor?.pausedUntil ?? 0;
  if (isOpen || until <= clock.now() || !(isWrite || whilePaused === "closed")) return null;
  return platformErrors.paused({ until: momentInWords(until, locale) });
}

/** Counts one writing: a member's by account, guests' by their address. @throws tooManyAttempts past the door's limit */
export async function countWrite({ writeLimit }: Door, ctx: Context): Promise<void> {
  if (writeLimit) await takeSending(ctx, writeLimit.name, writeLimit);
}

/** What pages and endpoints ask of everyone who comes, besides a role: maintenance, flags, consent, limits on writing. */
import { hasConsent } from "../consents.server";
import type { Context } from "../context";
import { platformErrors } from "../errors/errors";
import { isFlagGuest } from "../flag-guests.repository.server";
import { takeAttempt } from "../limits.server";
import type { DoorOptions } from "../pages/page";
import { readSettings } from "../settings.server";
import { isStaff } from "./roles";

/** A door of a feature, with what it promises. */
export type Door = DoorOptions & { feature?: string };

/** @throws inMaintenance when the site or the door's feature is closed and a reader who isn't staff comes */
export async function refuseInMaintenance({ staysOpen, feature }: Door, ctx: Context): Promise<void> {
  if (staysOpen || isStaff(ctx.actor)) return;
  const { isWhole, features, note } = (await readSettings(ctx)).maintenance;
  if (isWhole || (feature !== undefined && features.includes(feature))) throw platformErrors.inMaintenance({ note: note[ctx.locale] });
}

/** @throws notFound when the door's flag is off and a reader comes who is neither staff nor invited */
export async function refuseWithoutFlag({ flag }: Door, ctx: Context): Promise<void> {
  if (flag === undefined || isStaff(ctx.actor)) return;
  if ((await readSettings(ctx)).openFlags.includes(flag) || (await isFlagGuest(ctx, flag))) return;
  throw platformErrors.notFound();
}

/** Whether the reader agreed to what the door asks for, in the version that holds now; staff are asked like everyone. */
export const agrees = async ({ consent }: Door, ctx: Context): Promise<boolean> => consent === undefined || hasConsent(ctx, consent);

/** Counts one writing. @throws tooManyAttempts past the door's limit */
export async function countWrite({ writeLimit }: Door, ctx: Context): Promise<void> {
  if (writeLimit) await takeAttempt(ctx, `${writeLimit.name}:${ctx.actor?.userId ?? ctx.address}`, writeLimit);
}

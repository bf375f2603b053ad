/**
 * Who acts, said by the type: a use case that asks for a `StaffContext` can't be called with anything less, because only the
 * functions here make one, and each looks at the role first.
 */
import type { Actor, AdminContext, Context, SignedInContext, StaffContext } from "../context";
import { platformErrors } from "../errors/errors";

/** Whether somebody is a moderator or an admin. */
export const isStaff = (actor: Actor | null): boolean => actor?.userRole === "moderator" || actor?.userRole === "admin";

/** @throws needsSignIn when nobody is signed in */
export function requireSignedIn(ctx: Context): SignedInContext {
  if (!ctx.actor) throw platformErrors.needsSignIn();
  return ctx as SignedInContext;
}

/** The context of a moderator or an admin. @throws needsSignIn, forbidden */
export function requireStaff(ctx: Context): StaffContext {
  if (!isStaff(requireSignedIn(ctx).actor)) throw platformErrors.forbidden();
  return ctx as StaffContext;
}

/** The context of an admin. @throws needsSignIn, forbidden */
export function requireAdmin(ctx: Context): AdminContext {
  if (requireSignedIn(ctx).actor.userRole !== "admin") throw platformErrors.forbidden();
  return ctx as AdminContext;
}

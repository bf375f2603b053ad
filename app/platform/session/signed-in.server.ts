/** The context of a page that only some people reach; the guard has asked already, and the type says so. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireAdmin, requireSignedIn, requireStaff } from "../access/roles";
import type { AdminContext, SignedInContext, StaffContext } from "../context";

/** @throws needsSignIn when nobody is signed in */
export const signedIn = ({ ctx }: Pick<AppLoadContext, "ctx">): SignedInContext => requireSignedIn(ctx);

/** @throws needsSignIn, forbidden when it isn't a moderator or an admin */
export const asStaff = ({ ctx }: Pick<AppLoadContext, "ctx">): StaffContext => requireStaff(ctx);

/** @throws needsSignIn, forbidden when it isn't an admin */
export const asAdmin = ({ ctx }: Pick<AppLoadContext, "ctx">): AdminContext => requireAdmin(ctx);

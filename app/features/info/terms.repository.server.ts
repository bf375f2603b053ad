/** Accepting the terms of use anew, in D1. */
import { sql } from "drizzle-orm";
import { setTermsVersion } from "~/platform/accounts/accounts.repository.server";
import { acceptedFrom, shownText } from "~/platform/consents.server";
import type { SignedInContext } from "~/platform/context";
import { TERMS, TERMS_PAGE } from "~/platform/terms-of-use/terms-of-use";

/** Writes down that the actor accepts the terms as they are now, once. @param text what they were shown */
export async function accept(ctx: SignedInContext, text: string): Promise<void> {
  const { userId } = ctx.actor;
  const { hash, kept } = await shownText(ctx, text);
  const row = { userId: sql`${userId}`, purpose: TERMS.purpose, version: TERMS.version, textHash: hash, locale: ctx.locale };
  await ctx.db.batch([
    kept,
    acceptedFrom(
      ctx,
      { ...row, page: TERMS_PAGE, at: ctx.clock.now() },
      sql`FROM users AS w WHERE w.user_id = ${userId} AND w.terms_version < ${TERMS.version}`,
    ),
    setTermsVersion(ctx, userId, TERMS.version),
  ]);
}

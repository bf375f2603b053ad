/** Where a person's row names their photo. */
import { users } from "@schema/accounts";
import { eq, type SQL, sql } from "drizzle-orm";
import { latestReady } from "~/engines/media/images.service.server";
import { setPhoto } from "~/platform/accounts/accounts.repository.server";
import type { Context } from "~/platform/context";

/** The statement that makes a person's photo their latest ready one, or none. */
export const refreshPhoto = (ctx: Pick<Context, "db">, userId: string) =>
  setPhoto(ctx, userId, latestReady({ purpose: "profile-photo", subjectId: userId }));

/** The statement for what a person shows on their public profile. */
export const publicPartsOf = ({ db }: Pick<Context, "db">, userId: string) =>
  db.select({ parts: users.publicParts }).from(users).where(eq(users.userId, userId));

/** Who may look at a photo: everyone; of somebody who is blocked or leaves nobody but they. */
export const readersOfPhoto = (userId: SQL) =>
  sql`(SELECT iif(deletion_due_at IS NULL AND (blocked_at IS NULL OR blocked_until <= unixepoch() * 1000), 'everyone', user_id)
    FROM users WHERE user_id = ${userId})`;

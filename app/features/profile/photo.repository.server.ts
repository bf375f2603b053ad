/** Where a person's row names their photo. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { latestReady } from "~/platform/media/images.service.server";

/** The statement that makes a person's photo their latest ready one, or none. */
export const refreshPhoto = ({ db }: Pick<Context, "db">, userId: string) =>
  db
    .update(users)
    .set({ photoId: latestReady({ purpose: "profile-photo", subjectId: userId }) })
    .where(eq(users.userId, userId));

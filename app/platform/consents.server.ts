/** What people agreed to, in which version of its text and when; a consent that is withdrawn stays written down as that. */
import { consents } from "@schema/platform";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Context, SignedInContext } from "./context";
import type { Consent } from "./pages/page";

const isOf = (userId: string, pool: string) => and(eq(consents.userId, userId), eq(consents.pool, pool));

/** Whether the reader agreed to the text as it is now, and hasn't withdrawn that. */
export async function hasConsent({ db, actor }: Pick<Context, "db" | "actor">, { pool, version }: Consent): Promise<boolean> {
  if (!actor) return false;
  const [row] = await db
    .select({ givenAt: consents.givenAt })
    .from(consents)
    .where(and(isOf(actor.userId, pool), eq(consents.version, version), isNull(consents.withdrawnAt)));
  return row !== undefined;
}

/** Writes down that somebody agrees; again after a withdrawal, with the time of that. */
export async function giveConsent({ db, clock, actor }: SignedInContext, { pool, version }: Consent): Promise<void> {
  const givenAt = clock.now();
  await db
    .insert(consents)
    .values({ userId: actor.userId, pool, version, givenAt })
    .onConflictDoUpdate({ target: [consents.userId, consents.pool, consents.version], set: { givenAt, withdrawnAt: null } });
}

/** Withdraws every consent to a pool, whatever its version; what was withdrawn before keeps its time. */
export async function withdrawConsent({ db, clock, actor }: SignedInContext, { pool }: Pick<Consent, "pool">): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: clock.now() })
    .where(and(isOf(actor.userId, pool), isNull(consents.withdrawnAt)));
}

/** Writes down that somebody doesn't agree: a consent withdrawn in the moment of its giving, so that nobody asks again. */
export async function refuseConsent({ db, clock, actor }: SignedInContext, { pool, version }: Consent): Promise<void> {
  const now = clock.now();
  const refused = { userId: actor.userId, pool, version, givenAt: now, withdrawnAt: now };
  await db
    .insert(consents)
    .values(refused)
    .onConflictDoUpdate({
      target: [consents.userId, consents.pool, consents.version],
      set: { withdrawnAt: now },
      setWhere: isNull(consents.withdrawnAt),
    });
}

/** The statement for somebody's consents to a pool, the latest version first. */
export const consentsOf = ({ db, actor }: SignedInContext, pool: string) =>
  db
    .select({ version: consents.version, givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(isOf(actor.userId, pool))
    .orderBy(desc(consents.version))
    .limit(1);

/** What people agreed to: what holds now, and a ledger of all that was given and withdrawn, with the text that was shown. */
import { consentLedger, consents, consentTexts } from "@schema/platform";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { DAY } from "./clock";
import type { Context, SignedInContext } from "./context";
import { columns, insertFrom } from "./db.server";
import { anonymousId, sha256 } from "./ids";
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

/** The same as a condition, of a pool that a statement has. */
export const agreedTo = ({ actor }: Pick<SignedInContext, "actor">, pool: SQL, version: number): SQL =>
  sql`EXISTS (SELECT 1 FROM consents AS agreed WHERE agreed.user_id = ${actor.userId} AND agreed.pool = ${pool}
    AND agreed.version = ${version} AND agreed.withdrawn_at IS NULL)`;

/** What somebody was shown when they agreed: its whole text, and on which page. */
export interface Shown {
  text: string;
  page: string;
}

/** Whose consent it is, also where they aren't signed in. */
type Person = Pick<Context, "db" | "clock" | "locale"> & { userId: string };

export const oneself = (ctx: SignedInContext): Person => ({ ...ctx, userId: ctx.actor.userId });

type Act = typeof consentLedger.$inferSelect.act;

/** Somebody's name in the ledger: the one that their rows have already, else a new one that means nothing. */
const personOf = (userId: string) =>
  sql`coalesce((SELECT person FROM consent_ledger WHERE user_id = ${userId} LIMIT 1), ${anonymousId("person")})`;

/** The statement that adds a row to the ledger for each row of `source`. */
function noted({ db, clock, userId, locale }: Person, act: Act, row: Record<string, unknown>, source: SQL) {
  const all = { person: personOf(userId), userId, act, locale, at: clock.now(), textHash: null, ...row };
  return insertFrom(db, { table: consentLedger, row: all, source, returned: consentLedger.key });
}

/** What somebody accepted who had no account yet, or whose account is opened by it: values of a source. */
interface Accepted {
  userId: SQL;
  purpose: string;
  version: SQL | number;
  textHash: SQL | string;
  locale: SQL | Context["locale"];
  page: string;
  at: SQL | number;
}

/** A text that is shown to somebody who accepts it: its hash, and the statement that keeps it. */
export async function shownText({ db }: Pick<Context, "db">, text: string) {
  const hash = await sha256(text);
  return { hash, kept: db.insert(consentTexts).values({ hash, text }).onConflictDoNothing() };
}

/** The statement that notes for each row of a source that somebody accepted a text which is kept already; nothing takes that back. */
export const acceptedFrom = ({ db }: Pick<Context, "db">, accepted: Accepted, source: SQL) =>
  insertFrom(db, {
    table: consentLedger,
    row: {
      ...accepted,
      person: sql`coalesce((SELECT own.person FROM consent_ledger AS own WHERE own.user_id = ${accepted.userId} LIMIT 1), ${anonymousId("person")})`,
      act: "given",
    },
    source,
    returned: consentLedger.key,
  });

/** The statements of `giveConsent`, for a batch that gives more than one. */
export async function givingStatements(ctx: SignedInContext, { pool, version }: Pick<Consent, "pool" | "version">, { text, page }: Shown) {
  const { db, clock, actor } = ctx;
  const givenAt = clock.now();
  const hash = await sha256(text);
  const holds = and(isOf(actor.userId, pool), eq(consents.version, version), isNull(consents.withdrawnAt));
  return [
    db.insert(consentTexts).values({ hash, text }).onConflictDoNothing(),
    noted(
      oneself(ctx),
      "given",
      { purpose: pool, version, textHash: hash, page },
      sql`WHERE NOT EXISTS (SELECT 1 FROM consents WHERE ${holds})`,
    ),
    db
      .insert(consents)
      .values({ userId: actor.userId, pool, version, givenAt })
      .onConflictDoUpdate({
        target: [consents.userId, consents.pool, consents.version],
        set: { givenAt, withdrawnAt: null },
        setWhere: isNotNull(consents.withdrawnAt),
      }),
  ] as const;
}

/**
 * Writes down that somebody agrees, and what they were shown; agreeing to what they agreed to already changes nothing.
 * @param also what happens with it
 */
export async function giveConsent(
  ctx: SignedInContext,
  consent: Pick<Consent, "pool" | "version">,
  shown: Shown,
  also: BatchItem<"sqlite">[] = [],
): Promise<void> {
  await ctx.db.batch([...(await givingStatements(ctx, consent, shown)), ...also]);
}

/** The statements of `withdrawConsent`, for a batch that withdraws more than one. */
export function withdrawingStatements(person: Person, pool: string, page: string) {
  const { db, clock, userId } = person;
  const holding = and(isOf(userId, pool), isNull(consents.withdrawnAt));
  return [
    noted(person, "withdrawn", { purpose: pool, version: sql`version`, page }, sql`FROM consents WHERE ${holding}`),
    db.update(consents).set({ withdrawnAt: clock.now() }).where(holding),
  ] as const;
}

/**
 * Withdraws every consent to a pool, whatever its version; what was withdrawn before keeps its time.
 * @param also what happens with it
 */
export async function withdrawConsent(
  ctx: SignedInContext,
  { pool }: Pick<Consent, "pool">,
  page: string,
  also: BatchItem<"sqlite">[] = [],
): Promise<void> {
  await ctx.db.batch([...withdrawingStatements(oneself(ctx), pool, page), ...also]);
}

/** The statement for all that somebody agreed to and withdrew, the latest first. */
export const consentsStory = ({ db, actor }: SignedInContext, limit: number) =>
  db
    .select(
      columns({
        key: consentLedger.key,
        purpose: consentLedger.purpose,
        version: consentLedger.version,
        act: consentLedger.act,
        at: consentLedger.at,
        text: consentTexts.text,
      }),
    )
    .from(consentLedger)
    .leftJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(eq(consentLedger.userId, actor.userId))
    .orderBy(desc(consentLedger.key))
    .limit(limit);

/** The statement for what somebody has ever agreed to, and whether that holds now. */
export const allConsents = ({ db, actor }: SignedInContext) =>
  db
    .select({ purpose: consents.pool, holds: sql<boolean>`max(withdrawn_at IS NULL)`.mapWith(Boolean).as("holds") })
    .from(consents)
    .where(eq(consents.userId, actor.userId))
    .groupBy(consents.pool)
    .orderBy(consents.pool);

/**
 * Writes down that somebody doesn't agree, so that nobody asks again: a consent withdrawn in the moment of its giving. One that was
 * given before is withdrawn.
 */
export async function refuseConsent(
  ctx: SignedInContext,
  { pool, version }: Pick<Consent, "pool" | "version">,
  page: string,
): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const holding = and(isOf(actor.userId, pool), eq(consents.version, version), isNull(consents.withdrawnAt));
  await db.batch([
    noted(oneself(ctx), "withdrawn", { purpose: pool, version, page }, sql`FROM consents WHERE ${holding}`),
    db
      .insert(consents)
      .values({ userId: actor.userId, pool, version, givenAt: now, withdrawnAt: now })
      .onConflictDoUpdate({
        target: [consents.userId, consents.pool, consents.version],
        set: { withdrawnAt: now },
        setWhere: isNull(consents.withdrawnAt),
      }),
  ]);
}

/** The statement for somebody's consents to a pool, the latest version first. */
export const consentsOf = ({ db, actor }: SignedInContext, pool: string) =>
  db
    .select({ version: consents.version, givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(isOf(actor.userId, pool))
    .orderBy(desc(consents.version))
    .limit(1);

const YEAR = 365.25 * DAY;

/** The statement that destroys what the ledger knows of accounts that are gone. @param keptYears how long it stays, counted from each consent */
export const forgetConsents = ({ db, clock }: Pick<Context, "db" | "clock">, keptYears: SQL) =>
  db.delete(consentLedger).where(sql`user_id IS NULL AND at < ${clock.now()} - ${keptYears} * ${YEAR}`);

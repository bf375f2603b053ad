/** The consent that opens a pool: given to a version of its text, withdrawn at any time, and given anew. */
import { requireSignedIn } from "~/platform/access/roles";
import { consentsOf, giveConsent, givingStatements, hasConsent, withdrawConsent } from "~/platform/consents.server";
import type { SignedInContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { sha256 } from "~/platform/ids";
import { mentalHealthErrors } from "./mental-health.errors";
import { countOwn, deleteOwn, showOwn, withholdOwn } from "./mental-health.repository.server";
import { AGE, CONSENT_POINTS, CONSENT_VERSION, consentTo, type PoolName } from "./pools.rules";

/** Whether the pool is open to the reader. */
export const isPoolOpen = (ctx: SignedInContext, pool: PoolName): Promise<boolean> => hasConsent(ctx, consentTo(pool));

/** How somebody stands to a pool: `older` when they agreed to a text that has changed since. */
export type ConsentState = "none" | "given" | "withdrawn" | "older";

/**
 * How the reader stands to a pool, since when, and how many entries of theirs are in it. One round trip. Whoever comes here because
 * that couldn't be told finds the text all the same.
 */
export async function readConsent(ctx: SignedInContext, pool: PoolName) {
  const [[latest], [own]] = await ctx.db.batch([consentsOf(ctx, pool), countOwn(ctx, pool)]).catch((): [never[], never[]] => [[], []]);
  const stateOf = (): ConsentState => {
    if (!latest) return "none";
    if (latest.withdrawnAt !== null) return "withdrawn";
    return latest.version === CONSENT_VERSION ? "given" : "older";
  };
  const text = textOf(ctx, pool);
  return {
    pool,
    version: CONSENT_VERSION,
    text,
    shown: await sha256(text),
    state: stateOf(),
    givenAt: latest?.givenAt ?? null,
    ownCount: own?.count ?? 0,
  };
}

/** What of the text somebody read: its version, and where a page showed it, its hash. */
interface Read {
  version: number;
  shown?: string | undefined;
}

/** The text that the reader agrees to, a line for each point; its page draws it from here, so that what is read is what is kept. */
function textOf(ctx: SignedInContext, pool: PoolName): string {
  const say = sayIn(ctx);
  return [pool, ...CONSENT_POINTS].map((point) => say(`mental-health:consent.text.${point}`)).join("\n");
}

/**
 * Opens a pool to the reader, and shows others again what they wrote there before they withdrew.
 * @param read which text they read: the ledger keeps that one
 * @param isOfAge whether they say that they are of age or may @throws termsChanged when it isn't the one that holds, in their language
 */
export async function acceptTerms(ctx: SignedInContext, pool: PoolName, { version, shown }: Read, isOfAge: boolean): Promise<void> {
  requireSignedIn(ctx);
  const text = textOf(ctx, pool);
  if (version !== CONSENT_VERSION || (shown !== undefined && shown !== (await sha256(text)))) throw mentalHealthErrors.termsChanged();
  const consent = consentTo(pool);
  const age = isOfAge ? await givingStatements(ctx, AGE, { text: sayIn(ctx)("mental-health:consent.age"), page: consent.askedAt }) : [];
  await giveConsent(ctx, consent, { text, page: consent.askedAt }, [...age, showOwn(ctx, pool)]);
}

/** Closes a pool to the reader at once, and takes what they wrote there out of everybody's sight until they agree anew. */
export async function withdrawTerms(ctx: SignedInContext, pool: PoolName): Promise<void> {
  requireSignedIn(ctx);
  const consent = consentTo(pool);
  await withdrawConsent(ctx, consent, consent.askedAt, [withholdOwn(ctx, pool)]);
}

/** Takes all of one's own entries out of a pool, whether it is open or not. @returns how many */
export function removeOwnEntries(ctx: SignedInContext, pool: PoolName): Promise<number> {
  requireSignedIn(ctx);
  return deleteOwn(ctx, pool);
}

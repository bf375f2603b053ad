/** Entries of the mental health pools that tests set up, and consents to everything that asks for one. */
import { sessions } from "@schema/accounts";
import { poolEntries } from "@schema/mental-health";
import { eq } from "drizzle-orm";
import { acceptTerms } from "../../app/features/mental-health/consent.service.server";
import { sealedColumns, sealReason, wordsOf } from "../../app/features/mental-health/entry-words.server";
import type { EntryWords } from "../../app/features/mental-health/mental-health.schemas";
import { CONSENT_VERSION, type PoolName } from "../../app/features/mental-health/pools.rules";
import { giveConsent } from "../../app/platform/consents.server";
import { anonymousId } from "../../app/platform/ids";
import { siteMap } from "../../app/site-map";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

let serial = 0;

/** An entry as its form sends it. */
export const entryInput = (own: Record<string, unknown> = {}) => ({
  experience: `The first talk was calm, and I was asked what I hoped for before anything was planned. ${serial++}`,
  sessions: 6,
  therapist_name: "K. A.",
  fee: 1200,
  cost_band: "middle" as const,
  language: "tr" as const,
  meeting: "in_person" as const,
  city: "Ankara",
  reach: "By the reception of the practice.",
  first_wait: "weeks" as const,
  ...own,
});

type Own = Partial<Omit<typeof poolEntries.$inferInsert, "sealed" | "mark"> & EntryWords>;

/** Writes an entry, approved unless told otherwise. @returns its id */
export async function addPoolEntry(authorId: string, own: Own = {}): Promise<string> {
  const words = wordsOf(entryInput());
  const now = Date.now();
  const { entryId = anonymousId("poolentry"), pool = "psychology", reviewReason, ...rest } = own;
  const names = Object.keys(words) as (keyof EntryWords)[];
  const said = { ...words, ...Object.fromEntries(names.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]))) };
  const columns = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name as keyof EntryWords)));
  const ctx = testContext();
  await ctx.db.insert(poolEntries).values({
    entryId,
    pool,
    authorId,
    ...(await sealedColumns(ctx, entryId, [authorId, pool], said)),
    reviewReason: reviewReason ? await sealReason(ctx, entryId, reviewReason) : null,
    status: "approved",
    createdAt: now,
    updatedAt: now,
    ...columns,
  });
  return entryId;
}

/** Staff who entered a code a moment ago, so that what they read of others opens to them. */
export async function confirmed(person: Person): Promise<Person> {
  await testContext().db.update(sessions).set({ confirmedAt: Date.now() }).where(eq(sessions.userId, person.userId));
  return person;
}

/** Somebody agrees to every text that a page of the site asks for. */
export async function consentToAll(person: Person): Promise<void> {
  const asked = new Map(siteMap.flatMap(({ consent }) => (consent ? [[consent.pool, consent] as const] : [])));
  for (const consent of asked.values())
    await giveConsent(person.ctx, consent, { text: `The text of ${consent.pool}`, page: consent.askedAt });
}

async function written(status?: "waiting") {
  const author = await signUp();
  return { author, entryId: await addPoolEntry(author.userId, status && { status }) };
}

const pool: PoolName = "psychology";

/** Who takes a consent back has given it. */
export async function withdrawAgreed(actor: Person) {
  await acceptTerms(actor.ctx, "psychology", { version: CONSENT_VERSION }, true);
  return { args: [{ purpose: "psychology", removes: true }] };
}

export const mentalHealthSamples: Record<string, Sample> = {
  acceptTerms: () => ({ args: [pool, { version: CONSENT_VERSION }, true] }),
  async withdrawTerms(actor) {
    await acceptTerms(actor.ctx, pool, { version: CONSENT_VERSION }, true);
    return { args: [pool] };
  },
  async removeOwnEntries(actor) {
    await addPoolEntry(actor.userId);
    return { args: [pool] };
  },
  async addEntry(actor) {
    await acceptTerms(actor.ctx, pool, { version: CONSENT_VERSION }, true);
    return { args: [pool, entryInput()] };
  },
  async editEntry() {
    const { author, entryId } = await written();
    return { args: [pool, entryId, entryInput()], people: { author } };
  },
  async deleteOwnEntry() {
    const { author, entryId } = await written();
    return { args: [pool, entryId], people: { author } };
  },
  reviewEntries: async () => ({ args: [pool, { ids: [(await written("waiting")).entryId], decision: "approve" }] }),
  readEntry: async () => ({ args: [pool, (await written()).entryId] }),
  readEntryPage: async () => ({ args: [pool, (await written()).entryId] }),
  async findEditable() {
    const { author, entryId } = await written();
    return { args: [pool, entryId], people: { author } };
  },
  listSubmissions: () => ({ args: [pool, { status: "waiting", size: 20 }] }),
  listPageReports: () => ({ args: [] }),
  purgeEntry: async () => ({ args: [pool, (await written()).entryId] }),
};

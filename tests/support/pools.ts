/** Entries of the mental health pools that tests set up, and consents to everything that asks for one. */
import { poolEntries } from "@schema/mental-health";
import { acceptTerms } from "../../app/features/mental-health/consent.service.server";
import { CONSENT_VERSION, type PoolName } from "../../app/features/mental-health/pools.rules";
import { giveConsent } from "../../app/platform/consents.server";
import { foldTurkish } from "../../app/platform/folding";
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

/** Writes an entry, approved unless told otherwise. @returns its id */
export async function addPoolEntry(authorId: string, own: Partial<typeof poolEntries.$inferInsert> = {}): Promise<string> {
  const { therapist_name, cost_band, first_wait, ...input } = entryInput();
  const now = Date.now();
  const row = {
    ...input,
    therapistName: therapist_name,
    costBand: cost_band,
    firstWait: first_wait,
    cityKey: foldTurkish(own.city ?? input.city),
    entryId: anonymousId("poolentry"),
    pool: "psychology" as const,
    authorId,
    status: "approved" as const,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(poolEntries).values(row);
  return row.entryId;
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

export const mentalHealthSamples: Record<string, Sample> = {
  acceptTerms: () => ({ args: [pool, CONSENT_VERSION] }),
  async withdrawTerms(actor) {
    await acceptTerms(actor.ctx, pool, CONSENT_VERSION);
    return { args: [pool] };
  },
  async removeOwnEntries(actor) {
    await addPoolEntry(actor.userId);
    return { args: [pool] };
  },
  addEntry: () => ({ args: [pool, entryInput()] }),
  async editEntry() {
    const { author, entryId } = await written();
    return { args: [pool, entryId, entryInput()], people: { author } };
  },
  async deleteOwnEntry() {
    const { author, entryId } = await written();
    return { args: [pool, entryId], people: { author } };
  },
  reviewEntries: async () => ({ args: [pool, { ids: [(await written("waiting")).entryId], decision: "approve" }] }),
  purgeEntry: async () => ({ args: [pool, (await written()).entryId] }),
};

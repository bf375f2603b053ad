/** What an entry of the pools tells: sealed before it is stored, opened for whoever may read it (decision 075). */
import { foldTurkish } from "~/platform/folding";
import { markOf, openCell, sealCell } from "~/platform/sealed-cells.server";
import type { EntryInput, EntryWords, PoolFilters } from "./mental-health.schemas";

type Keyed = { env: Pick<Env, "POOL_KEYS"> };

const TABLE = "pool_entries";
const cellOf = (entryId: string) => ({ table: TABLE, row: entryId, column: "sealed" });
const reasonOf = (entryId: string) => ({ table: TABLE, row: entryId, column: "review_reason" });

/** An entry's words, from what its form sends. */
export const wordsOf = (input: EntryInput): EntryWords => ({
  experience: input.experience,
  sessions: input.sessions,
  therapistName: input.therapist_name || null,
  fee: input.fee ?? null,
  costBand: input.cost_band,
  language: input.language,
  meeting: input.meeting,
  city: input.city,
  reach: input.reach || null,
  firstWait: input.first_wait,
});

/** The columns that hold the words of an entry. @param owner within whom the same words are one entry @throws notSealable */
export async function sealedColumns(ctx: Keyed, entryId: string, owner: string[], words: EntryWords) {
  const [sealed, mark] = await Promise.all([
    sealCell(ctx, cellOf(entryId), JSON.stringify(words)),
    markOf(ctx, ...owner, words.experience),
  ]);
  return { sealed, mark };
}

interface Stored {
  entryId: string;
  sealed: string;
  reviewReason: string | null;
}

/** A stored row with its words. @throws notSealable */
export async function openEntry<Row extends Stored>(ctx: Keyed, { sealed, ...row }: Row) {
  const [words, reviewReason] = await Promise.all([
    openCell(ctx, cellOf(row.entryId), sealed),
    row.reviewReason === null ? null : openCell(ctx, reasonOf(row.entryId), row.reviewReason),
  ]);
  return { ...row, ...(JSON.parse(words) as EntryWords), reviewReason };
}

/** Why an entry was turned down, as its row stores it. @throws notSealable */
export const sealReason = (ctx: Keyed, entryId: string, reason: string): Promise<string> => sealCell(ctx, reasonOf(entryId), reason);

/** Whether an entry is what a list is narrowed to. */
export const fits = (words: EntryWords, { city, meeting, language, cost_band }: PoolFilters): boolean =>
  (!city || foldTurkish(words.city) === foldTurkish(city)) &&
  (!meeting || words.meeting === meeting) &&
  (!language || words.language === language) &&
  (!cost_band || words.costBand === cost_band);

export const isNarrowed = ({ city, meeting, language, cost_band }: PoolFilters): boolean =>
  Boolean(city || meeting || language || cost_band);

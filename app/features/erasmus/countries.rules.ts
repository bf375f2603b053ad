/** What a month costs in a country: told only where enough people wrote of it, because one person's rent isn't a country's. */
import { countryCode } from "~/platform/countries";
import { groupBy } from "~/platform/group";
import { byCode } from "~/platform/order";
import { FLOOR } from "~/platform/small-groups";

/** What one person wrote of one country, as they spelt it, in one currency. */
export interface PersonCost {
  country: string;
  currency: string;
  /** Null for whoever is gone: all of them are one. */
  authorId: string | null;
  posts: number;
  /** The sum of what they gave for a month, and how often they gave something. */
  sum: number;
  told: number;
}

export interface CountryCost {
  /** ISO 3166-1, or the name as it was written where no country is known by it. */
  key: string;
  /** All spellings that were found. */
  spellings: string[];
  posts: number;
  /** Null under the floor. */
  cost: { mean: number; currency: string; people: number } | null;
}

const fold = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("tr");

/** The same for every spelling of a country, in either language. */
export const countryKey = (written: string): string => countryCode(written) ?? fold(written);

/** The mean of what each person pays, a person counting once however often and in whatever spelling they wrote; null under the floor. */
function meanOf(rows: readonly PersonCost[]): { mean: number; people: number } | null {
  const people = new Map<string, { sum: number; told: number }>();
  for (const { authorId, sum, told } of rows) {
    if (told === 0) continue;
    const before = people.get(authorId ?? "") ?? { sum: 0, told: 0 };
    people.set(authorId ?? "", { sum: before.sum + sum, told: before.told + told });
  }
  if (people.size < FLOOR) return null;
  const total = [...people.values()].reduce((all, { sum, told }) => all + sum / told, 0);
  return { mean: Math.round(total / people.size), people: people.size };
}

/** The mean in the currency of which most people wrote. */
function costOf(rows: readonly PersonCost[]): CountryCost["cost"] {
  const means = [...groupBy(rows, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const mean = meanOf(own);
    return mean ? [{ ...mean, currency }] : [];
  });
  return means.sort((a, b) => b.people - a.people || byCode(a.currency, b.currency))[0] ?? null;
}

/** Countries, those with the most experiences first. */
export function countriesOf(rows: readonly PersonCost[]): CountryCost[] {
  return [...groupBy(rows, ({ country }) => countryKey(country))]
    .map(([key, own]) => ({
      key,
      spellings: [...new Set(own.map(({ country }) => country))],
      posts: own.reduce((sum, { posts }) => sum + posts, 0),
      cost: costOf(own),
    }))
    .sort((a, b) => b.posts - a.posts || byCode(a.key, b.key));
}

/** What a month costs in one country, in one currency; null under the floor. */
export const costIn = (rows: readonly PersonCost[], country: string, currency: string) =>
  meanOf(rows.filter((row) => row.currency === currency && countryKey(row.country) === countryKey(country)));

/** What a month costs in a country, told of no fewer than five people. */
import { expect, test } from "vitest";
import { costIn, countriesOf, countryKey, type PersonCost } from "../../app/features/erasmus/countries.rules";

const wrote = (authorId: string | null, sum: number, rest: Partial<PersonCost> = {}): PersonCost => ({
  country: "Germany",
  currency: "EUR",
  authorId,
  posts: 1,
  sum,
  told: sum > 0 ? 1 : 0,
  ...rest,
});
const people = (count: number, sum: number, rest?: Partial<PersonCost>) =>
  Array.from({ length: count }, (_, i) => wrote(`person ${i}`, sum, rest));

test("four people tell nothing, five the mean; who gave no sum isn't one of them", () => {
  expect(costIn(people(4, 900), "Germany", "EUR")).toBeNull();
  expect(costIn([...people(4, 900), wrote("silent", 0)], "Germany", "EUR")).toBeNull();
  expect(costIn([...people(4, 900), wrote("fifth", 400)], "Germany", "EUR")).toEqual({ mean: 800, people: 5 });
});

test("a person counts once, however often they wrote, and so does everybody who is gone", () => {
  const twice = [wrote("person 0", 500, { country: "Almanya" }), wrote(null, 100), wrote(null, 300, { told: 2, sum: 300 })];
  expect(costIn([...people(3, 900), ...twice], "Germany", "EUR")).toBeNull();
  expect(costIn([...people(4, 900), ...twice], "Germany", "EUR")).toEqual({ mean: Math.round((900 * 3 + 700 + 400 / 3) / 5), people: 5 });
});

test("other countries and other currencies say nothing of it", () => {
  const rows = [...people(5, 900), ...people(5, 100, { country: "Poland" }), ...people(5, 300, { currency: "TRY" })];
  expect(costIn(rows, "almanya", "EUR")).toEqual({ mean: 900, people: 5 });
  expect(costIn(rows, "Germany", "TRY")).toEqual({ mean: 300, people: 5 });
  expect(costIn(rows, "Poland", "TRY")).toBeNull();
});

test("a country's cost is in the currency of most people, and of as many in the first of the alphabet", () => {
  const inBoth = (euros: number, liras: number) =>
    countriesOf([...people(liras, 300, { currency: "TRY" }), ...people(euros, 900)]).map(({ cost }) => cost?.currency);
  expect([inBoth(5, 6), inBoth(6, 5), inBoth(5, 5), inBoth(4, 4)]).toEqual([["TRY"], ["EUR"], ["EUR"], [undefined]]);
});

test("countries with the most experiences come first, as many in the order of their names", () => {
  const rows = ["Poland", "Almanya", "Germany", "Atlantis", "France"].map((country) => wrote("one", 1, { country }));
  expect(countriesOf(rows).map(({ key, posts }) => [key, posts])).toEqual([
    [countryKey("Germany"), 2],
    [countryKey("France"), 1],
    [countryKey("Poland"), 1],
    ["atlantis", 1],
  ]);
});

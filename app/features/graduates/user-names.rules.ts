/** User names for accounts that nobody chose one for. */
import { foldTurkish } from "~/platform/search";

const MIN = 3;
const MAX = 30;
const NUMBERED = 20;
const RANDOM = 5;

/**
 * User names made of a person's name, the plainest first: `ayse.yilmaz`, `ayse.yilmaz2`, … and some with a number of
 * chance, so that one of them is free.
 */
export function userNamesFor(name: string): string[] {
  const plain = foldTurkish(name)
    .replaceAll(" ", ".")
    .slice(0, MAX - 8)
    .replace(/\.$/, "");
  const base = plain.length >= MIN ? plain : "graduate";
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}${index + 2}`);
  const chance = Array.from(crypto.getRandomValues(new Uint32Array(RANDOM)), (number) => `${base}${10_000_000 + (number % 90_000_000)}`);
  return [base, ...numbered, ...chance];
}

/** User names for accounts that nobody chose one for. */
import { foldTurkish } from "~/platform/folding";

const MIN = 3;
const MAX = 30;
const NUMBERED = 20;
const RANDOM = 5;

/** Names that would pass for the house itself. */
const RESERVED = new Set(
  "about abuse account admin administrator anonim anonymous api bot contact everyone help hocam info mail me metu moderator noreply null odtu official owner postmaster root security staff support system undefined webmaster yonetici".split(
    " ",
  ),
);

/** Whether a user name could pass for the house or its staff: nobody chooses one, whatever dots and digits stand around it. */
export const isReservedUserName = (userName: string) => RESERVED.has(userName.toLowerCase().replace(/^[\d._]+|[\d._]+$/g, ""));

/** A user name and those beside it, so that one of them is free: with a small number, then with one of chance. */
export function userNamesBeside(first: string): string[] {
  const base = first.slice(0, MAX - 8).replace(/\.$/, "");
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}${index + 2}`);
  const chance = Array.from(crypto.getRandomValues(new Uint32Array(RANDOM)), (number) => `${base}${10_000_000 + (number % 90_000_000)}`);
  return [first, ...numbered, ...chance];
}

/**
 * User names made of a person's name, the plainest first: `ayse.yilmaz`, `ayse.yilmaz2`, … and some with a number of
 * chance, so that one of them is free.
 */
export function userNamesFor(name: string): string[] {
  const plain = foldTurkish(name)
    .replaceAll(" ", ".")
    .slice(0, MAX - 8)
    .replace(/\.$/, "");
  return userNamesBeside(plain.length >= MIN ? plain : "graduate");
}

/** The candidates as the database compares and searches them. @param name the person's, which search finds them by */
export const candidateRows = (userNames: readonly string[], name: string) =>
  userNames.map((userName) => ({ userName, key: userName.toLowerCase(), searchText: foldTurkish(`${name} ${userName}`) }));

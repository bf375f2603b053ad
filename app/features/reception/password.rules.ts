/** What makes a password too easy to guess: common ones, and the account's own data. */
import { foldTurkish } from "~/platform/search";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** The heads of the lists that guessers try first, long enough to pass the minimum or to be padded to it. */
const COMMON =
  "password parola sifre sifrem qwerty qwertyuiop asdfghjkl zxcvbnm letmein welcome administrator iloveyou superman " +
  "sunshine princess football galatasaray fenerbahce besiktas trabzonspor istanbul ankara metu odtu turkiye ataturk " +
  "1234567890 0123456789 123456789 12345678 1234567 123456 987654321 1q2w3e4r5t 1qaz2wsx3edc abcdefghij aaaaaaaaaa 1111111111 0000000000";
const COMMON_WORDS = new Set(COMMON.split(" "));

const squeeze = (text: string) => foldTurkish(text).replaceAll(" ", "");

/**
 * Whether a password is a common one, a common one padded with a few digits, or made of the account's own data.
 * @param ownData name, user name, mail address
 */
export function isWeakPassword(password: string, ownData: string[]): boolean {
  const folded = squeeze(password);
  const letters = folded.replace(/^\d+|\d+$/g, "");
  if (new Set(password.toLowerCase()).size < 4 || COMMON_WORDS.has(folded) || COMMON_WORDS.has(letters)) return true;
  if (/^\d{1,14}$/.test(password)) return true;
  const parts = ownData
    .flatMap((text) => text.split(/[@.\s_]/))
    .map(squeeze)
    .filter((part) => part.length >= 4);
  return parts.some((part) => letters === part || (folded.includes(part) && folded.length - part.length < 6));
}

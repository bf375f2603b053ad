/**
 * What makes a password too easy to guess: common ones, and the account's own data. The list holds the ten thousand
 * heads of passwords that guessers try first (zxcvbn's, MIT, and Turkish ones), folded and without digits around them;
 * only the server loads it, and only when somebody chooses a password.
 */
import { foldTurkish } from "~/platform/folding";

/** Letters that people write as digits or signs; `1` stands for two. */
const LEET: Record<string, string> = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", $: "s", "5": "s", "7": "t" };
/** Below this length digits with a letter or three are tried through in a day. */
const SHORT = 15;

const squeeze = (text: string) => foldTurkish(text).replaceAll(" ", "");
/** Without the digits and signs that people put around a word. */
const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const unleet = (text: string, one: string) => text.replace(/[@431!0$57]/g, (sign) => (sign === "1" ? one : (LEET[sign] ?? sign)));
/** The half of what is written twice. */
const once = (text: string) => (text.slice(0, text.length / 2).repeat(2) === text ? text.slice(0, text.length / 2) : text);

let common: Promise<ReadonlySet<string>> | undefined;

function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("./common-passwords.json").then(({ default: words }) => new Set(words.split(" ")));
  return common;
}

/** The forms under which a common password may stand in the list. */
function formsOf(password: string): string[] {
  const plain = bare(password);
  const read = [password, plain, ...["i", "l"].flatMap((one) => [unleet(password, one), unleet(plain, one)])];
  return read.flatMap((text) => [squeeze(text), bare(squeeze(text))]).flatMap((text) => [text, once(text), bare(once(text))]);
}

/** Few signs, or nearly digits alone. */
function isMonotonous(password: string): boolean {
  if (new Set(password.toLowerCase()).size < 4) return true;
  const letters = password.replace(/\P{L}/gu, "").length;
  return password.length < SHORT && letters <= 3 && /^[\p{L}\d]*$/u.test(password);
}

function holdsOwnData(password: string, ownData: string[]): boolean {
  const folded = squeeze(password);
  const letters = folded.replace(/^\d+|\d+$/g, "");
  const parts = ownData
    .flatMap((text) => text.split(/[@.\s_]/))
    .map(squeeze)
    .filter((part) => part.length >= 4);
  return parts.some((part) => letters === part || (folded.includes(part) && folded.length - part.length < 6));
}

/**
 * Whether a password is a common one (whatever its case, digits around it, and signs in place of letters), or made of
 * the account's own data.
 * @param ownData name, user name, mail address
 */
export async function isWeakPassword(password: string, ownData: string[]): Promise<boolean> {
  if (isMonotonous(password) || holdsOwnData(password, ownData)) return true;
  const list = await commonPasswords();
  return formsOf(password).some((form) => list.has(form));
}

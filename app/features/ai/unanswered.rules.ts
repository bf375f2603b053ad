/** Which words of a question that found nothing are counted: those that say what it is about, and none that say who asks. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, rawWords, stemOf } from "~/platform/stems";
import { codeOf } from "./question.rules";
import { FILLERS } from "./vocabulary";
import { isAboutOwn } from "./whose.rules";
import { languageOf } from "./words.rules";

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** An address of mail or of a page. */
const ADDRESS = /@|:\/\/|(?<!\p{L})www\.|[\p{L}\p{N}]\.\p{L}{2}/u;
/** More than three digits, whatever stands between them: of a phone, a card, a student, a day. */
const LONG_NUMBER = /(?:\p{N}[\s().,/+-]*){4}/u;
/** Letters and a number, as courses are called. */
const CODE = /(?<![\p{L}\p{N}])\p{L}{2,5} ?\d{3,4}(?!\p{N})/gu;
/** How words about one's mind begin, folded: such questions are never counted, in whichever words that nobody wrote down they are asked. */
const OF_HEALTH = new RegExp(
  `^(?:${[
    "psik|psych|psiq|terap|therap|seans|counsel|danisman|depre|anksi|anxi|kaygi|panik|panic|bunal|intihar|suicid|kendimi|olmek|oldur",
    "adhd|dehb|bipolar|ocd|okb|otis|autis|sizof|schizo|travma|trauma|antidep|ssri|prozac|ritalin|concerta|xanax|lustral|cipralex",
    "ruh|mental|yalniz|lonel|mutsuz|stres|burnout|tukenmis|anorek|anorex|bulimi|teshis|diagnos|taniko|recete|prescri|mediko",
  ].join("|")})`,
);

const isLong = (word: string) => word.length > LONGEST_WORD;
const withoutCodes = (text: string) => text.replace(CODE, (code) => (codeOf(foldTurkish(code).replaceAll(" ", "")) ? " " : code));

export interface UnansweredWords {
  locale: "en" | "tr";
  words: string;
}

/** Whether a question may say who asks or of whom, or speaks of somebody's mind. */
const isPersonal = (text: string, folded: readonly string[]): boolean =>
  ADDRESS.test(text) ||
  LONG_NUMBER.test(withoutCodes(text)) ||
  isAboutOwn(text) ||
  text.split(/\s+/).some(isLong) ||
  folded.some((word) => isLong(word) || OF_HEALTH.test(word));

/**
 * The words by which a question is counted together with others that ask the same; null where it isn't counted.
 * @param otherwise the language where nothing tells
 */
export function unansweredWords(text: string, otherwise: "en" | "tr"): UnansweredWords | null {
  const raws = rawWords(text);
  const folded = (raw: string) => foldTurkish(raw).replaceAll(" ", "");
  if (isPersonal(text, raws.map(folded))) return null;
  const locale = languageOf(text, otherwise);
  const telling = raws.filter((raw) => !(EMPTY_WORDS.has(folded(raw)) || FILLERS.has(folded(raw))));
  const stems = [...new Set(telling.map((raw) => stemOf(raw, locale)))].slice(0, MOST_WORDS).sort();
  return stems.length > 0 ? { locale, words: stems.join(" ") } : null;
}

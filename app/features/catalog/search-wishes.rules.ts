/** Reads from a question what the lists have filters and orders for: `nte`, `cuma boş`, `en kolay ders`. */

import { foldTurkish } from "~/platform/folding";
import { isTelling, type Token, tokensOf } from "./search-tokens.rules";
import { COURSE, type Meaning, type Rule, TURNS, UNREADABLE } from "./search-wish-patterns.rules";
import { LOOSE_WORDS, SURE_ONLY_ALONE, WISH_FILLERS, WISH_WORDS } from "./search-wish-words.rules";

/** What a question asks for, as values of the catalog's address, with `q` for what it asks beside them. */
export type Wish = Record<string, string>;

interface ReadQuestion {
  meanings: Meaning[];
  /** What the question asks for beside them. */
  rest: Token[];
}

/** Takes from the text what a rule reads; its place is barred, so that nothing reads across it. */
function take(text: string, [pattern, read]: Rule, mayRead: (from: number, to: number) => boolean = () => true): [string, Meaning[]] {
  const match = pattern.exec(text);
  if (!match || !mayRead(match.index, match.index + match[0].length)) return [text, []];
  const meaning = read(match);
  if (!meaning) return [text, []];
  const barred = match[0].trim().replace(/[^ ]/g, "|");
  return [`${text.slice(0, match.index)} ${barred} ${text.slice(match.index + match[0].length)}`, [meaning]];
}

/** The tokens that nothing was read from. */
function leftIn(text: string, tokens: readonly Token[]): Token[] {
  let at = 1;
  return tokens.filter(({ word }) => {
    const isLeft = text[at] !== "|";
    at += word.length + 1;
    return isLeft;
  });
}

/** Beside a wish, words of courses in general ask for nothing more. */
const asksMore = (token: Token) => isTelling(token) && !WISH_FILLERS.has(token.word);

const COURSE_ALONE = new RegExp(`^${COURSE}$`);
const isCourse = (word: string) => COURSE_ALONE.test(word);
/** Words that bind the ones beside them to something else: `history of`, `bahar hoca`. */
const BINDS = /^(?:of|about|hakkinda|ilgili|uzerine|hoca[a-z]*)$/;
const JOINS = /^(?:and|or|ve|veya|ile)$/;
const LOOSE_ALONE = LOOSE_WORDS.map(([pattern]) => new RegExp(`^${pattern.source}$`));
const isLoose = (word: string) => LOOSE_ALONE.some((pattern) => pattern.test(` ${word} `));

/** Whether nothing stands there that a loose word could belong to: only wishes, courses in general, and the text's end. */
function isIdle(words: readonly string[]): boolean {
  for (const word of words) {
    if (word.startsWith("|") || isCourse(word)) return true;
    if (BINDS.test(word)) return false;
    if (!isLoose(word) && !JOINS.test(word)) return !asksMore({ raw: word, word });
  }
  return true;
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/** Loose words read wherever they stand among wishes. */
function takeLoose(text: string, rules: readonly Rule[]): [string, Meaning[]] {
  const meanings: Meaning[] = [];
  let left = text;
  for (const each of rules) {
    const isAlone = (from: number, to: number) => isIdle(wordsOf(left.slice(0, from)).reverse()) && isIdle(wordsOf(left.slice(to)));
    const [next, found] = take(left, each, isAlone);
    left = next;
    meanings.push(...found);
  }
  return [left, meanings];
}

/** What a question asks for in words of filters and orders, and what is left of it. */
export function readQuestion(tokens: readonly Token[]): ReadQuestion {
  const nothing = { meanings: [], rest: [...tokens] };
  let text = ` ${tokens.map(({ word }) => word).join(" ")} `;
  const meanings: Meaning[] = [];
  for (const each of WISH_WORDS) {
    const [left, found] = take(text, each);
    text = left;
    meanings.push(...found);
  }
  if (meanings.length > 0 || wordsOf(text).some(isCourse)) {
    const [left, found] = takeLoose(text, LOOSE_WORDS);
    text = left;
    meanings.push(...found);
  }
  if (meanings.includes(UNREADABLE) || (meanings.length > 0 && TURNS.test(text))) return nothing;
  if (meanings.length > 0) return { meanings, rest: leftIn(text, tokens).filter(asksMore) };
  // Words that are something else beside others: `best`, `te`, `cuma`.
  const [left, found] = takeLoose(text, SURE_ONLY_ALONE);
  return found.length > 0 && !leftIn(left, tokens).some(asksMore) && !TURNS.test(left) ? { meanings: found, rest: [] } : nothing;
}

/** Few days with a time of day are when something is to be, not when nothing else may: `Tuesday afternoon`. */
const FEW_DAYS = 2;
const ALONE = /(?:^| )(?:sadece|yalnizca|yalniz|sirf|only|just)(?: |$)/;
const isThen = ({ days, slot_from, slot_to }: Wish, question: string) =>
  days !== undefined &&
  days.split(",").length <= FEW_DAYS &&
  (slot_from !== undefined || slot_to !== undefined) &&
  !ALONE.test(foldTurkish(question));

/** The wish of a question; null without one. */
export function wishOf(question: string): Wish | null {
  const { meanings, rest } = readQuestion(tokensOf(question));
  if (meanings.length === 0) return null;
  const read: Wish = Object.assign({}, ...meanings);
  return {
    ...read,
    ...(isThen(read, question) && { meets_then: "1" }),
    ...(rest.length > 0 && { q: rest.map(({ raw }) => raw).join(" ") }),
  };
}

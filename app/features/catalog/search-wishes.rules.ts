/** Reads from a question what the lists have filters and orders for: `nte`, `cuma boş`, `en kolay ders`. */
import { isTelling, type Token, tokensOf } from "./search-tokens.rules";
import { type Meaning, SURE_ONLY_ALONE, WISH_FILLERS, WISH_WORDS } from "./search-wish-words.rules";

/** A list that does what was asked, with the filters of its address. */
export interface Wish {
  list: "catalog" | "courses";
  filters: Record<string, string>;
}

interface ReadQuestion {
  meanings: Meaning[];
  /** What the question asks for beside them. */
  rest: Token[];
}

/** Takes from the text what a rule reads; its place is barred, so that nothing reads across it. */
function take(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Meaning | null): [string, Meaning[]] {
  const match = pattern.exec(text);
  const meaning = match && read(match);
  if (!match || !meaning) return [text, []];
  const barred = "|".repeat(match[0].length - 2);
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

/** What a question asks for in words of filters and orders, and what is left of it. */
export function readQuestion(tokens: readonly Token[]): ReadQuestion {
  let text = ` ${tokens.map(({ word }) => word).join(" ")} `;
  const meanings: Meaning[] = [];
  for (const [pattern, read] of WISH_WORDS) {
    const [left, found] = take(text, pattern, read);
    text = left;
    meanings.push(...found);
  }
  if (meanings.length > 0) return { meanings, rest: leftIn(text, tokens).filter(asksMore) };
  // Words that are something else beside others: `best`, `te`, `cuma`.
  for (const [pattern, read] of SURE_ONLY_ALONE) {
    const [left, found] = take(text, pattern, read);
    if (found.length > 0 && !leftIn(left, tokens).some(asksMore)) return { meanings: found, rest: [] };
  }
  return { meanings, rest: [...tokens] };
}

/** Orders that only the list of experiences has, and the filters that it has beside them. */
const EXPERIENCE_SORTS = ["easiest", "rating", "experiences"];
const EXPERIENCE_FILTERS = ["course_type", "level"];

/** The lists that do what a question asks for; what one of them can't do, the other does. */
export function wishesOf(question: string): Wish[] {
  const { meanings, rest } = readQuestion(tokensOf(question));
  if (meanings.length === 0) return [];
  const words: Record<string, string> = rest.length > 0 ? { q: rest.map(({ raw }) => raw).join(" ") } : {};
  const filters: Record<string, string> = Object.assign({}, ...meanings);
  const { sort = "", ...others } = filters;
  if (!EXPERIENCE_SORTS.includes(sort)) return [{ list: "catalog", filters: { ...filters, ...words } }];
  const shared = Object.entries(others).filter(([name]) => EXPERIENCE_FILTERS.includes(name));
  const byExperience: Wish = { list: "courses", filters: { ...Object.fromEntries(shared), sort, ...words } };
  const isAll = shared.length === Object.keys(others).length;
  return isAll ? [byExperience] : [{ list: "catalog", filters: { ...others, ...words } }, byExperience];
}

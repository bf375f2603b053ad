/** Finds the course whose title a question says, however much else it says. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { typingDistance } from "~/platform/typing-distance";
import { withSpokenCode } from "./spoken-codes.rules";
import {
  BEGINNING,
  beginningsOf,
  GENERAL,
  isNumber,
  lettersOf,
  number,
  OPENING,
  SAYS_DEPARTMENT,
  type Title,
  type TitleIndex,
} from "./title-index.rules";

/** Of two words that are said for short so many letters are said at least, and of both together. */
const LEAST_OF_BOTH = 5;
/** Whoever says one of these asks for a course. */
const CUE =
  /^(?:course|courses|class|classes|codes?|kod|kodu|kodlu|elective|electives|lecture|lectures|professor|prof|lecturer|prereq\w*|prerequisite\w*|credits?|ects|akts|ders(?:i|in|ini|ine|inin|inde|inden|ler\w*)?|secmeli\w*|hoca\w*|kredi\w*|onkosul\w*|midterm\w*|vize\w*|finals?|finali\w*|section|sube\w*|syllabus|grading|graded|taught|teach\w*|profs|almadan|alsam|alcam|alayim|yazil\w*|girebil\w*|gecmeden|gecilir|gecer\w*|gectim|zor|kolay|hard|easy)$/;

/** So many letters that a word and a title's word begin with say that they are one: `calc`, `dinamiği`. */
const SHORT_FORM = 4;
const LEAST_SHORTENED = 5;
const SHORTENED = new Set("calc diff stat stats algo chem econ prog psych dif mech thermo termo".split(" "));
const ALIKE = 0.72;

/** The words of titles that a word of the question may be. */
function titleWords({ stems, holding }: TitleIndex, raw: string, word: string): Set<string> {
  if (isNumber(word)) return new Set(holding.has(word) ? [word] : []);
  const forms = formsOf(raw);
  const found = new Set(forms.flatMap((form) => stems.get(form) ?? []));
  if (word.length < SHORT_FORM) return found;
  if (found.size > 0) {
    const shortest = forms.reduce((least, form) => (form.length < least.length ? form : least), word);
    if (shortest.length > LEAST_SHORTENED) for (const known of holding.keys()) if (known.startsWith(shortest)) found.add(known);
    return found;
  }
  for (const known of holding.keys()) {
    let same = 0;
    while (same < word.length && word[same] === known[same]) same++;
    const isShortened = same === word.length && (word.length >= LEAST_SHORTENED || SHORTENED.has(word));
    if (same >= SHORT_FORM && (isShortened || same >= ALIKE * Math.max(word.length, known.length - 1))) found.add(known);
  }
  if (word.length >= LONG) for (const known of mistypedAs({ stems, holding }, raw, word)) found.add(known);
  return found;
}

const LEAST_MISTYPED = 7;
/** A longer word that is a letter off is no other word. */
const LONG = 9;

/** The words of titles that a word is with a letter wrong, rather than one that only begins so. */
function mistypedAs({ stems, holding }: Pick<TitleIndex, "stems" | "holding">, raw: string, word: string): string[] {
  if (word.length < LEAST_MISTYPED || formsOf(raw).some((form) => stems.has(form))) return [];
  return [...holding.keys()].filter((known) => known[0] === word[0] && known.length >= word.length && typingDistance(word, known, 1) <= 1);
}

/** So much of a title has to be said, by weight. */
const LEAST_SAID = 0.72;
const LEAST_BESIDE_CUE = 0.62;
/** A subject of one word is a course where the question speaks of one within so many words. */
const CUE_REACH = 4;
const GENERAL_WORTH = 0.35;
const NUMBER_WORTH = 0.3;
const DEPARTMENT_WORTH = 0.5;
const WRITTEN_WORTH = 0.02;
const GRADUATE = 0.25;
/** Of two titles that are alike the course of an earlier year is meant. */
const LATER = 0.03;

interface Course {
  code: string;
  /** The question with the code in the place of the title's words. */
  text: string;
}

export interface Spotted extends Course {
  /** Courses that the same words may as well mean; absent where they say which. */
  others?: readonly Course[];
}

/** Writes the catalog's words in the place of a nickname. */
function withoutNicknames({ nicknames }: TitleIndex, text: string): string {
  const words = rawWords(text);
  const folded = words.map((word) => foldTurkish(word));
  for (let length = Math.min(3, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const replacement = nicknames.get(folded.slice(at, at + length).join(" "));
      if (replacement) return [...words.slice(0, at), replacement, ...words.slice(at + length)].join(" ");
    }
  return text;
}

/** A code as people write it: `mat 119`, `fiz105`. */
const CODE = /(?<!\p{L})(\p{L}{2,5}) ?(\d{3,4})(?!\d)/gu;

/** The question with a nickname's letters in a code set right; null where its code is one already, undefined without any. */
function withCode({ codes, letters }: TitleIndex, asked: string): Spotted | null | undefined {
  for (const [written, name = "", digits = ""] of asked.matchAll(CODE)) {
    const folded = foldTurkish(name);
    if (codes.has(`${folded.toUpperCase()}${digits}`)) return null;
    const code = `${(letters.get(folded) ?? "").toUpperCase()}${digits}`;
    if (codes.has(code)) return { code, text: asked.replace(written, code) };
  }
  return undefined;
}

/** A question as titles are looked for in it. */
interface AskedTitle {
  index: TitleIndex;
  /** Where each word of titles is said first. */
  sayers: ReadonlyMap<string, number>;
  /** Words of titles that are said by themselves, not by a beginning that they share. */
  exact: ReadonlySet<string>;
  /** All telling words. */
  words: readonly string[];
  /** Where the question speaks of a course. */
  cues: readonly number[];
  isGraduate: boolean;
  /** Letters of the departments that it names. */
  departments: ReadonlySet<string>;
}

const IS_GRADUATE = /yuksek lisans|y\.? ?lisans|doktora|\bphd\b|master|graduate course|grad /i;

/** Words of titles that two words beside each other are short for, as `diff eq` is, or a word in capitals that speaks of a course. */
function saidShort(
  { beside, initials }: TitleIndex,
  asked: string,
  telling: readonly { word: string; at: number }[],
  cues: readonly number[],
) {
  const said: { word: string; at: number }[] = [];
  for (const [next, { word, at }] of telling.slice(1).entries()) {
    const before = telling[next];
    if (!before || before.word.length < BEGINNING || word.length < BEGINNING || before.word.length + word.length < LEAST_OF_BOTH) continue;
    for (const [first, second] of beside.get(beginningsOf(before.word, word)) ?? [])
      if (first.startsWith(before.word) && second.startsWith(word)) said.push({ word: first, at: before.at }, { word: second, at });
  }
  const capitals = new Set((asked.match(/(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu) ?? []).map((each) => foldTurkish(each)));
  for (const { word, at } of telling)
    if (capitals.has(word) && cues.some((cue) => Math.abs(cue - at) <= CUE_REACH))
      for (const known of initials.get(word) ?? []) said.push({ word: known, at });
  return said;
}

const CAPITALS = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu;
const LEAST_LETTERS = 3;
/** What Turkish puts behind letters: `cengde`. */
const BEHIND_LETTERS = /^(?:[dt]e(?:n|ki)?|[dt]a(?:n|ki)?|[iu]n|l[iu]|ci?ler\w*)$/;
const LEAST_BEGINNING = 4;
/** Whoever says where names the department: `makinadaki`. */
const AT_DEPARTMENT = /^(\w{4,})[dt][ae](?:ki)?$/;

/** The departments that a question names, and where a word does that is a title's elsewhere: `chem eng`, `ME`. */
function departmentsIn({ departments }: TitleIndex, asked: string, tokens: readonly { word: string; at: number }[]) {
  const capitals = new Set(/\p{Ll}/u.test(asked) ? (asked.match(CAPITALS) ?? []).map((each) => foldTurkish(each)) : []);
  const letters = new Set<string>();
  const places = new Set<number>();
  for (const { word, at } of tokens) {
    const [, base = ""] = AT_DEPARTMENT.exec(word) ?? [];
    const isSaid = SAYS_DEPARTMENT.test(tokens[at + 1]?.word ?? "") && word.length >= LEAST_BEGINNING;
    for (const { letters: own, first } of departments) {
      const isAt = base !== "" && first.some((name) => base.startsWith(name.slice(0, -1)) && base.length <= name.length + 1);
      const isOf = isSaid && first.some((name) => name.startsWith(word) || word.startsWith(name));
      const isLetters =
        (word === own && (capitals.has(own) || (own.length >= LEAST_LETTERS && !GENERAL.has(own) && !EMPTY_WORDS.has(own)))) ||
        (own.length >= LEAST_BEGINNING && word.startsWith(own) && BEHIND_LETTERS.test(word.slice(own.length)));
      if (isOf || isAt || isLetters) letters.add(own);
      if (isOf) places.add(at).add(at + 1);
      if (isAt) places.add(at);
    }
  }
  return { letters, places };
}

function readAsked(index: TitleIndex, asked: string, raws: readonly string[]): AskedTitle {
  const tokens = raws.map((raw, at) => ({ raw, at, word: number(foldTurkish(raw).replaceAll(" ", "")) }));
  const departments = departmentsIn(index, asked, tokens);
  const isWord = ({ word, at }: (typeof tokens)[number]) => word !== "" && !departments.places.has(at);
  const telling = tokens.filter((each) => isWord(each) && (!EMPTY_WORDS.has(each.word) || isNumber(each.word)));
  const sayers = new Map<string, number>();
  for (const { raw, at, word } of telling)
    if (!CUE.test(word)) for (const said of titleWords(index, raw, word)) if (!sayers.has(said)) sayers.set(said, at);
  const cues = tokens.filter(({ word }) => CUE.test(word)).map(({ at }) => at);
  const short = saidShort(index, asked, telling, cues);
  for (const { word, at } of short) if (!sayers.has(word)) sayers.set(word, at);
  const exact = telling.flatMap(({ raw, word }) =>
    SHORTENED.has(word) || mistypedAs(index, raw, word).length > 0
      ? [...titleWords(index, raw, word)]
      : formsOf(raw).flatMap((form) => index.stems.get(form) ?? []),
  );
  return {
    index,
    sayers,
    exact: new Set([...exact, ...short.map(({ word }) => word)]),
    words: telling.map(({ word }) => word),
    cues,
    departments: departments.letters,
    isGraduate: IS_GRADUATE.test(foldTurkish(asked)),
  };
}

/** How much a word of titles tells: rare ones more, numbers and what any title may have less. */
const rarityOf = ({ titles, holding }: TitleIndex, word: string) =>
  Math.log(1 + titles.length / (holding.get(word)?.length ?? 1)) * (isNumber(word) ? NUMBER_WORTH : GENERAL.has(word) ? GENERAL_WORTH : 1);

/** A word that only begins like a title's is worth so much of it. */
const BEGINS_ALIKE = 0.75;

interface SaidTitle {
  title: Title;
  /** Where its words stand in the question. */
  places: number[];
  /** Where those stand that name a subject. */
  subjects: number[];
  /** Each of these words is said itself, not only begun alike. */
  isExact: boolean;
  share: number;
  worth: number;
}

/** How well a question says a title; null where it doesn't. */
function saidTitle({ index, sayers, exact, words, cues, isGraduate, departments }: AskedTitle, title: Title): SaidTitle | null {
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarityOf(index, word), 0);
  const weighSaid = (some: readonly string[]) =>
    some.reduce((sum, word) => sum + rarityOf(index, word) * (exact.has(word) || isNumber(word) ? 1 : BEGINS_ALIKE), 0);
  const said = title.words.filter((word) => sayers.has(word));
  const subjects = said.filter((word) => !GENERAL.has(word) && !isNumber(word));
  const places = [...new Set(said.map((word) => sayers.get(word) ?? 0))].sort((a, b) => a - b);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  if (last - first > title.words.length + 2) return null;
  const isCued = cues.some((cue) => cue >= first - CUE_REACH && cue <= last + CUE_REACH && !places.includes(cue));
  const isOf = (name: string) => words.some((word) => word === name || (name.length >= LEAST_SHORTENED && word.startsWith(name)));
  const ofDepartment =
    departments.has(lettersOf(title.code)) ||
    [...title.department].some((name) => !GENERAL.has(name) && !said.includes(name) && isOf(name));
  const weight = weighSaid(said);
  const own = title.words.filter((word) => said.includes(word) || !(ofDepartment && title.named.has(word)));
  const share = weight / weigh(own);
  if (share < (isCued || ofDepartment ? LEAST_BESIDE_CUE : LEAST_SAID)) return null;
  const isWhole = title.words.every((word) => sayers.has(word) || GENERAL.has(word));
  const isSpoken =
    said.length === title.words.length && said.length > 1 && last - first === said.length - 1 && said.every((word) => exact.has(word));
  const isNamed = subjects.length > 1 || (said.length > 1 && subjects.length === 1 && isWhole) || (isSpoken && subjects.length === 0);
  const [subject = ""] = subjects;
  const isAlone = subjects.length === 1 && exact.has(subject) && !title.named.has(subject);
  if (!isNamed && !((isCued || ofDepartment) && isAlone)) return null;
  const worth =
    share * Math.sqrt(weight) +
    (ofDepartment ? DEPARTMENT_WORTH : 0) +
    WRITTEN_WORTH * Math.log1p(title.written) -
    (/^[A-Z]+[5-9]\d\d$/.test(title.code) === isGraduate ? 0 : GRADUATE) -
    LATER * Number(/\d/.exec(title.code)?.[0] ?? 0);
  return {
    title,
    places,
    subjects: subjects.map((word) => sayers.get(word) ?? 0),
    isExact: subjects.every((word) => exact.has(word)),
    share,
    worth,
  };
}

/** Between two titles that are both meant. */
const LINK = /^(?:or|vs|versus|and|than|without|before|mi|mu|ile|le|la|ve|ya|yoksa|almadan|gecmeden|sart)$/;

/** Whoever says one of these asks whether one course is needed for another. */
const CONDITION =
  /^(?:if|still|need|needs|beforehand|hanging|sart\w*|gerek\w*|onkosul\w*|prereq\w*|kald[iu]m|failed|gecmeden|almadan|without)$/;

/** Whether something says that both of two titles are meant. */
function areLinked(raws: readonly string[], { places: one }: SaidTitle, { places: other }: SaidTitle): boolean {
  if (raws.some((raw) => CONDITION.test(foldTurkish(raw)))) return true;
  const [before, after] = (one[0] ?? 0) < (other[0] ?? 0) ? [one, other] : [other, one];
  return raws.some((raw, at) => at > (before.at(-1) ?? 0) && at < (after[0] ?? 0) && LINK.test(foldTurkish(raw)));
}

/** The titles that a question says, the best first, each course once; where it names a department, those of others aside. */
function allSaid(read: AskedTitle): SaidTitle[] {
  const near = new Set([...read.sayers.keys()].flatMap((word) => read.index.holding.get(word) ?? []));
  const best = new Map<string, SaidTitle>();
  for (const at of near) {
    const title = read.index.titles[at];
    const said = title ? saidTitle(read, title) : null;
    if (said && said.worth > (best.get(said.title.code)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(said.title.code, said);
  }
  const all = [...best.values()].sort((a, b) => b.worth - a.worth);
  const ofNamed = all.filter(({ title }) => read.departments.has(lettersOf(title.code)));
  return ofNamed.length > 0 ? ofNamed : all;
}

/** The same question without the words of a title that it says: another one may stand beside it, and is a course's as well. */
function besides({ index }: AskedTitle, asked: string, raws: readonly string[], { places }: SaidTitle): AskedTitle {
  const read = readAsked(
    index,
    asked,
    raws.map((raw, at) => (places.includes(at) ? "" : raw)),
  );
  return { ...read, cues: raws.map((_, at) => at) };
}

/** Whether a small word stands between the words of a title. */
const isBetween = (raw: string, at: number, { places }: SaidTitle) =>
  EMPTY_WORDS.has(foldTurkish(raw)) && at > (places[0] ?? at) && at < (places.at(-1) ?? at);

/** A question with codes in the place of titles. */
const withCodes = (raws: readonly string[], named: readonly SaidTitle[]): string =>
  raws
    .flatMap((raw, at) => {
      const starts = named.find(({ places }) => places[0] === at);
      return starts ? [starts.title.code] : named.some((each) => each.places.includes(at) || isBetween(raw, at, each)) ? [] : [raw];
    })
    .join(" ");

const MOST_OTHERS = 5;
/** A title may as well be meant that has all that names a subject, and is said nearly so well. */
const NEARLY_SAID = 0.35;

/** Of a course that is written of so many times as often nobody says more. */
const FAR_BETTER_KNOWN = 4;

const withoutNumbers = ({ code, words }: Title) => `${lettersOf(code)} ${words.filter((word) => !isNumber(word)).join(" ")}`;

/** Titles that begin with the one word by which a course is named: `calculus` is said for short of `Calculus with Analytic Geometry`. */
function beginningWith({ titles, holding }: TitleIndex, { title, subjects, places, isExact, share, worth }: SaidTitle): SaidTitle[] {
  const [subject, ...more] = title.words.filter((word) => !GENERAL.has(word) && !isNumber(word));
  if (!subject || more.length > 0 || subjects.length !== 1 || places.length > 1 || !title.words.some(isNumber)) return [];
  return (holding.get(subject) ?? []).flatMap((at) => {
    const other = titles[at];
    const isBegun = other && other.words.find((word) => !OPENING.has(word)) === subject && lettersOf(other.code) === lettersOf(title.code);
    return isBegun ? [{ title: other, places: subjects, subjects, isExact, share, worth }] : [];
  });
}

/** Whether another course may as well be meant; of a row of courses (`Violin I`, `II`) the first one is, where no number is said. */
const isRival = (best: SaidTitle, other: SaidTitle): boolean =>
  best.subjects.every((at) => other.subjects.includes(at)) &&
  (other.isExact || !best.isExact) &&
  other.worth >= best.worth - NEARLY_SAID &&
  best.title.written < FAR_BETTER_KNOWN * (1 + other.title.written) &&
  (withoutNumbers(best.title) !== withoutNumbers(other.title) ||
    (best.title.words.length === other.title.words.length && best.title.words.every((word) => other.title.words.includes(word))));

/** Other courses that may as well be meant, each once, those that are written of most first. */
function rivalsOf(index: TitleIndex, best: SaidTitle, rest: readonly SaidTitle[]): SaidTitle[] {
  const all = [...rest, ...beginningWith(index, best)].filter((each) => isRival(best, each));
  const once = all.filter(
    ({ title }, at) => title.code !== best.title.code && all.findIndex((each) => each.title.code === title.code) === at,
  );
  return once.sort((a, b) => b.title.written - a.title.written).slice(0, MOST_OTHERS);
}

/** The courses whose titles a question says, two at most; null where it says none, or a part that anything may be called. */
export function spotTitle(index: TitleIndex, asked: string): Spotted | null {
  const coded = withCode(index, asked);
  if (coded !== undefined) return coded;
  const spoken = withSpokenCode(index, asked);
  if (spoken) return spoken;
  const raws = rawWords(withoutNicknames(index, asked));
  const read = readAsked(index, asked, raws);
  const [best, ...rest] = allSaid(read);
  if (!best) return null;
  const [other] = allSaid(besides(read, asked, raws, best));
  const named = [best, ...(other && other.title.code !== best.title.code && areLinked(raws, best, other) ? [other] : [])];
  const codeOf = (all: readonly SaidTitle[]): Course => ({ code: all[0]?.title.code ?? "", text: withCodes(raws, all) });
  const others = named.length > 1 ? [] : rivalsOf(index, best, rest);
  return { ...codeOf(named), ...(others.length > 0 && { others: others.map((each) => codeOf([each])) }) };
}

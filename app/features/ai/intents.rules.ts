/** Which intents a question fits: its words beside the words of their utterances, rare ones weighing more. */
import type { Intent, Slots } from "~/engines/intents";
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { allowedMistakes, typingDistance } from "~/platform/typing-distance";
import { ELSEWHERE, POINTING_WORDS, SYNONYMS } from "./vocabulary";

/** A word that means the same is worth so much of the word itself, a mistyped one so much. */
const SAME_MEANING = 0.9;
const MISTYPED = 0.85;
/** Small words tell less than their rarity says (`is`, `the`, `mi`), those that ask less so (`who`, `kaç`). */
const SMALL_WORD = 0.25;
const ASKING_WORD = 0.6;
/** Another university's name tells more than everything else. */
const OTHER_PLACE = 5;
/** What is worth of a slot that something unknown fills it; a name has few words, and none that other intents know. */
const FILLED_BY_NAME = 0.6;
const LONGEST_NAME = 3;
/** A word that no utterance has is a name or says nothing: it weighs so much of a rare one. */
const UNKNOWN_WORD = 0.5;
/** How much it counts that the question says no more than the utterance, beside that it says all of it. */
const NOTHING_ELSE = 0.5;
/** A part of a question is worth so much of a whole one. */
const PART = 0.95;
/** How much it counts that words stand beside each other as in the utterance. */
const IN_ORDER = 0.15;
/** How much the words of all of an intent's utterances count beside its nearest one. */
const ALL_UTTERANCES = 0.3;
/** Shorter words aren't taken for mistyped ones. */
const LEAST_MISTYPED = 5;

/** A course's code, with what Turkish puts behind it (`ceng140in`), or the university's seven digits. */
const CODE = /^([a-z]{2,5}\d{3,4}|\d{7})[a-z]{0,4}$/;
const SLOT = /\{(course|name)\}/g;
/** What a course's code is read as; no word is written so. */
const COURSE_WORD = "qcourseq";
const COURSE_KEY = "{course}";
/** A second code is a word like others: whoever names two compares them. */
const SECOND_COURSE = "qsecondq";
/** Stands for utterances that have no words of their own beside a name: `is there a {name}`. */
const BARE_KEY = "{name}";
const ASKING = new Set(
  "who whom which when where why how many much kim kimin kimden hangi nerede nereden ne nasil kac kaca kacta neden niye zaman".split(" "),
);

interface Word {
  forms: readonly string[];
  /** The row of what means the same; -1 for none. */
  meaning: number;
  /** What it tells beside its rarity, from 0 to 1. */
  telling: number;
  isSmall: boolean;
}

interface Weighed {
  word: Word;
  /** Rare words tell more. */
  weight: number;
}

interface Utterance {
  intent: number;
  words: readonly Weighed[];
  /** Words that stand beside each other. */
  pairs: ReadonlySet<string>;
  hasCourse: boolean;
  hasName: boolean;
}

export interface IntentIndex {
  intents: readonly Intent[];
  utterances: readonly Utterance[];
  /** Utterances by the forms and meanings of their words, small ones left out. */
  holding: ReadonlyMap<string, readonly Utterance[]>;
  /** In how many intents a form or a meaning stands. */
  spread: ReadonlyMap<string, number>;
  /** Forms and meanings of all utterances of each intent. */
  known: readonly ReadonlySet<string>[];
  /** What a slot weighs beside words. */
  slotWeight: number;
}

const meanings = new Map<string, number>();
for (const [at, row] of SYNONYMS.entries()) for (const word of row) for (const form of formsOf(word)) meanings.set(form, at);

const meaningKey = (meaning: number) => `=${meaning}`;
const keysOf = ({ forms, meaning }: Word): string[] => (meaning < 0 ? [...forms] : [...forms, meaningKey(meaning)]);

function wordOf(raw: string): Word {
  const forms = formsOf(raw);
  const [first = ""] = forms;
  const isSmall = EMPTY_WORDS.has(first);
  const meaning = forms.map((form) => meanings.get(form)).find((found) => found !== undefined) ?? -1;
  if (ELSEWHERE.has(first)) return { forms, meaning, isSmall, telling: OTHER_PLACE };
  return { forms, meaning, isSmall, telling: ASKING.has(first) ? ASKING_WORD : isSmall ? SMALL_WORD : 1 };
}

/** Words by their shortest stems, each with the next one; a meaning stands for all of its words. */
function pairsOf(words: readonly Word[]): Set<string> {
  const names = words.map(({ forms, meaning }) => (meaning < 0 ? (forms.at(-1) ?? "") : meaningKey(meaning)));
  return new Set(names.slice(1).map((name, at) => `${names[at]} ${name}`));
}

/** Gets intents ready to be asked; once for each isolate. */
export function indexIntents(intents: readonly Intent[]): IntentIndex {
  const read = intents.flatMap(({ utterances: { en, tr } }, intent) =>
    [...en, ...tr].map((text) => {
      const words = rawWords(text.replace(COURSE_KEY, COURSE_WORD).replace(COURSE_KEY, SECOND_COURSE).replace(SLOT, " ")).map(wordOf);
      return { intent, text, pairs: pairsOf(words), words: words.filter(({ forms }) => forms[0] !== COURSE_WORD) };
    }),
  );
  const known = intents.map(() => new Set<string>());
  for (const { intent, words } of read) for (const key of words.flatMap(keysOf)) known[intent]?.add(key);
  const spread = new Map<string, number>();
  for (const key of known.flatMap((keys) => [...keys])) spread.set(key, (spread.get(key) ?? 0) + 1);
  const withCourse = new Set(read.filter(({ text }) => text.includes(COURSE_KEY)).map(({ intent }) => intent)).size;
  const utterances = read.map(({ intent, text, words, pairs }): Utterance => {
    const weighed = words.map((word) => ({ word, weight: weightOf(spread, intents.length, word) }));
    return { intent, words: weighed, pairs, hasCourse: text.includes(COURSE_KEY), hasName: text.includes("{name}") };
  });
  const holding = groupAll(utterances, ({ words, hasCourse }) => {
    const keys = words.flatMap(({ word }) => (word.isSmall ? [] : keysOf(word)));
    if (hasCourse) return [...keys, COURSE_KEY];
    return keys.length > 0 ? keys : [BARE_KEY];
  });
  return { intents, utterances, holding, spread, known, slotWeight: rarityOf(withCourse, intents.length) };
}

/** Things by each of their keys. */
function groupAll<Thing>(things: readonly Thing[], keysOfThing: (thing: Thing) => string[]): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const key of new Set(keysOfThing(thing))) {
      const group = groups.get(key);
      if (group) group.push(thing);
      else groups.set(key, [thing]);
    }
  }
  return groups;
}

const rarityOf = (holding: number, all: number) => Math.log(1 + (all + 1) / (holding + 0.5));

function weightOf(spread: ReadonlyMap<string, number>, all: number, { forms, meaning, telling }: Word): number {
  const own = Math.max(0, ...forms.map((form) => spread.get(form) ?? 0));
  const holding = Math.max(own, meaning < 0 ? 0 : (spread.get(meaningKey(meaning)) ?? 0));
  return telling * (holding === 0 ? UNKNOWN_WORD : 1) * rarityOf(holding, all);
}

/** How people write future and present as they say them: `satcam`, `cozucem`, `yaziyom`, `gidiyo`. */
const SAID_SHORT = /(?:[aeiou]?c[ae][mnz]|[aeiou]?yo[mnz]?)$/;
/** A word that begins so far as a known one is a form of it, however it ends. */
const SAME_BEGINNING = 5;
const SHORT_BEGINNING = 3;

/** The shortest known word that has a word's beginning; null for none. */
function sameBeginning(known: Iterable<string>, typed: string): string | null {
  const base = SAID_SHORT.test(typed) ? typed.replace(SAID_SHORT, "") : "";
  const beginning = base.length >= SHORT_BEGINNING ? base : typed.slice(0, Math.max(SAME_BEGINNING, Math.ceil(typed.length * 0.6)));
  if (beginning.length < SHORT_BEGINNING || (beginning === typed && !base)) return null;
  let found: string | null = null;
  for (const word of known) if (word.startsWith(beginning) && (found === null || word.length < found.length)) found = word;
  return found;
}

/** How many letters two words begin with in common. */
function commonBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** The known word that is nearest to a mistyped one, of several the one that begins like it; null when none is near. */
function nearest(known: Iterable<string>, typed: string): string | null {
  const most = allowedMistakes(typed);
  let near = most + 1;
  let found: string[] = [];
  for (const word of known) {
    if (word.length < LEAST_MISTYPED - 1 || word[0] !== typed[0]) continue;
    const distance = typingDistance(typed, word, Math.min(most, near));
    if (distance < near) found = [];
    if (distance <= Math.min(most, near)) found.push(word);
    near = Math.min(near, distance);
  }
  return found.toSorted((a, b) => commonBeginning(typed, b) - commonBeginning(typed, a))[0] ?? null;
}

/** A word that utterances have in place of one that they don't; itself when nothing is like it. */
function mended({ spread }: IntentIndex, word: Word): { word: Word; worth: number } {
  const [typed = ""] = word.forms;
  const isKnown = keysOf(word).some((key) => spread.has(key));
  if (typed.length < LEAST_MISTYPED || /\d/.test(typed) || isKnown) return { word, worth: 1 };
  const known = nearest(spread.keys(), typed) ?? sameBeginning(spread.keys(), typed);
  return known === null ? { word, worth: 1 } : { word: wordOf(known), worth: MISTYPED };
}

interface Asked {
  words: readonly { word: Word; raw: string; weight: number; worth: number }[];
  courses: readonly string[];
  pairs: ReadonlySet<string>;
  text: string;
}

/** Words that stand before numbers and are no department's. */
const BEFORE_NUMBERS = new Set("the in at on to of by for and or an so no bu su ve de da en saat yil gun".split(" "));

/** The code that a folded word is; null for any other: `the 185` isn't one. */
function codeOf(word: string): string | null {
  const [, code = ""] = CODE.exec(word) ?? [];
  return code && !BEFORE_NUMBERS.has(code.replace(/\d+$/, "")) ? code.toUpperCase() : null;
}

/** A code in two parts with what Turkish puts behind it: `math 119u`. */
const SPLIT_CODE = /(?<!\p{L})(\p{L}{2,5}) (\d{3,4})\p{L}{0,4}(?!\p{L})/gu;

/** A question as it is compared: words with what they weigh, codes apart. */
function readQuestion(index: IntentIndex, text: string): Asked {
  const raws = rawWords(
    text.replace(SPLIT_CODE, (whole, name: string, number: string) => (codeOf(foldTurkish(name + number)) ? name + number : whole)),
  );
  const folded = raws.map((raw) => foldTurkish(raw).replaceAll(" ", ""));
  const courses = [...new Set(folded.flatMap((word) => codeOf(word) ?? []))];
  const words = [...raws.filter((_, at) => !codeOf(folded[at] ?? "")), ...(courses.length > 1 ? [SECOND_COURSE] : [])].map((raw) => {
    const { word, worth } = mended(index, wordOf(raw));
    return { word, raw, worth, weight: weightOf(index.spread, index.intents.length, word) };
  });
  const inOrder = raws.map((raw, at) => wordOf(codeOf(folded[at] ?? "") ? COURSE_WORD : raw));
  return { words, courses, text, pairs: pairsOf(inOrder) };
}

/** How alike two words are, from 0 to 1. */
function likeness(asked: Word, said: Word): number {
  if (asked.forms[0] === said.forms[0]) return 1;
  if (asked.forms.some((form) => said.forms.includes(form))) return 0.97;
  return asked.meaning >= 0 && asked.meaning === said.meaning ? SAME_MEANING : 0;
}

export interface Fit {
  intent: Intent;
  /** From 0 to 1. */
  score: number;
  slots: Slots;
  /** It asks about a course, and the question names none. */
  lacksCourse: boolean;
  /** How many telling words of the question nothing of the intent explains. */
  unexplained: number;
}

const NO_NAME = { name: "", worth: 0, weight: 0 };

/**
 * The words that are taken for a name: few, those that no utterance has before others, which are half taken.
 * @param rest what an utterance doesn't explain
 */
function nameIn(spread: IntentIndex["spread"], rest: Asked["words"]): typeof NO_NAME {
  const isForeign = ({ word }: Asked["words"][number]) => keysOf(word).some((key) => spread.has(key));
  const taken = [...rest.filter((each) => !isForeign(each)), ...rest.filter(isForeign)].slice(0, LONGEST_NAME);
  const foreign = taken.filter(isForeign).length;
  const weight = taken.reduce((sum, each) => sum + each.weight * (isForeign(each) ? 0.5 : 1), 0);
  const inOrder = rest.filter((each) => taken.includes(each)).map(({ raw }) => foldTurkish(raw));
  return { name: inOrder.join(" "), worth: FILLED_BY_NAME * (1 - foreign / (taken.length + 1)), weight };
}

function fitOf(
  { slotWeight, known, spread }: IntentIndex,
  { words, courses, text, pairs }: Asked,
  utterance: Utterance,
): Omit<Fit, "intent"> {
  const used = new Set<number>();
  let said = 0;
  let saidOf = 0;
  let explained = 0;
  let asked = 0;
  for (const { word: each, weight } of utterance.words) {
    saidOf += weight;
    let best = 0;
    let at = -1;
    for (const [place, { word, worth }] of words.entries()) {
      const like = used.has(place) ? 0 : worth * likeness(word, each);
      if (like > best) {
        best = like;
        at = place;
      }
    }
    if (at < 0) continue;
    used.add(at);
    said += best * weight;
    explained += best * (words[at]?.weight ?? 0);
  }
  for (const { weight } of words) asked += weight;
  const own = known[utterance.intent];
  const rest = words.filter(({ word }, at) => !(used.has(at) || word.isSmall || word.forms.some((form) => own?.has(form))));
  const { hasCourse, hasName } = utterance;
  const isNamed = rest.length > 0 && (hasName || (hasCourse && courses.length === 0));
  const taken = isNamed ? nameIn(spread, rest) : NO_NAME;
  if (courses.length > 0) asked += slotWeight;
  if (hasCourse || hasName) {
    saidOf += slotWeight;
    if (hasCourse && courses.length > 0) {
      said += slotWeight;
      explained += slotWeight;
    } else if (isNamed) {
      said += taken.worth * slotWeight;
      asked += slotWeight - taken.weight;
      explained += taken.worth * slotWeight;
    }
  }
  const precision = saidOf > 0 ? said / saidOf : 0;
  const recall = asked > 0 ? explained / asked : 0;
  const balance = NOTHING_ELSE ** 2;
  const alike = precision + recall > 0 ? ((1 + balance) * precision * recall) / (balance * precision + recall) : 0;
  const together = [...pairs].filter((pair) => utterance.pairs.has(pair)).length;
  const inOrder = together > 0 ? (2 * together) / (pairs.size + utterance.pairs.size) : 0;
  const score = (1 - IN_ORDER) * alike + IN_ORDER * (pairs.size + utterance.pairs.size === 0 ? alike : inOrder);
  return {
    score,
    slots: { courses, name: taken.name, text },
    lacksCourse: hasCourse && courses.length === 0 && !isNamed,
    unexplained: rest.length,
  };
}

/** How much of a question the words of all of an intent's utterances hold. */
function heldBy(index: IntentIndex, { words, courses }: Asked, at: number, { slots }: Pick<Fit, "slots">, hasCourse: boolean): number {
  const { slotWeight } = index;
  const known = index.known[at];
  const named = new Set(slots.name.split(" "));
  let held = 0;
  let all = 0;
  for (const { word, weight, worth, raw } of words) {
    if (named.has(foldTurkish(raw))) continue;
    all += weight;
    if (keysOf(word).some((key) => known?.has(key))) held += worth * weight;
  }
  if (courses.length > 0) {
    all += slotWeight;
    if (hasCourse) held += slotWeight;
  }
  return all > 0 ? held / all : 0;
}

/** A part that says under what circumstances something is asked, and asks nothing. */
const CONDITION = /^\s*(?:if|when|since|because|after|before|as|eğer|diyelim)\s(?!.*\b(?:what|where|who|how)\b)/iu;

/** A question and its parts that say something by themselves; a course that is named anywhere is named in all of them. */
function partsOf(index: IntentIndex, question: string): { asked: Asked; worth: number }[] {
  const whole = readQuestion(index, question);
  const parts = question
    .split(/[.?!;:,]+(?:\s|$)|\s+[–-]\s+/)
    .map((part) => readQuestion(index, part))
    .filter(({ words, text }) => !CONDITION.test(text) && words.some(({ word }) => !word.isSmall));
  if (parts.length < 2) return [{ asked: whole, worth: 1 }];
  return [
    { asked: whole, worth: 1 },
    ...parts.map((part) => ({ asked: { ...part, courses: whole.courses, text: question }, worth: PART })),
  ];
}

/** How each intent fits, by its nearest utterance. */
function fitsOfPart(index: IntentIndex, asked: Asked): Fit[] {
  const keys = asked.words.flatMap(({ word }) => (word.isSmall ? [] : keysOf(word)));
  if (asked.courses.length > 0) keys.push(COURSE_KEY);
  const near = new Set([...keys, BARE_KEY].flatMap((key) => index.holding.get(key) ?? []));
  const best = new Map<number, Fit & { hasCourse: boolean }>();
  for (const utterance of near) {
    const intent = index.intents[utterance.intent];
    if (!intent) continue;
    const fit = fitOf(index, asked, utterance);
    if (fit.score > (best.get(utterance.intent)?.score ?? 0))
      best.set(utterance.intent, { ...fit, intent, hasCourse: utterance.hasCourse });
  }
  return [...best].map(([at, { hasCourse, ...fit }]) => ({
    ...fit,
    score: (1 - ALL_UTTERANCES) * fit.score + ALL_UTTERANCES * heldBy(index, asked, at, fit, hasCourse),
  }));
}

/** The intents that fit a question or a part of it, the best first. @param most so many at most */
export function fitsOf(index: IntentIndex, question: string, most = 6): Fit[] {
  const best = new Map<Intent, Fit>();
  for (const { asked, worth } of partsOf(index, question)) {
    for (const fit of fitsOfPart(index, asked)) {
      const score = worth * fit.score;
      if (score > (best.get(fit.intent)?.score ?? 0)) best.set(fit.intent, { ...fit, score });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, most);
}

/** Whether a question has no words of its own but names and pointing ones: `and MATH120?`. */
export function isBare(index: IntentIndex, question: string): boolean {
  const { words } = readQuestion(index, question);
  return words.every(({ word: { forms, isSmall } }) => isSmall || forms.some((form) => POINTING_WORDS.has(form)));
}

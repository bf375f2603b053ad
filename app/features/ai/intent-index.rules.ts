/** The words of all utterances, by which a question finds the intents that it may fit: what each tells, and how rare it is. */
import type { Intent } from "~/engines/intents";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { kinOf } from "./kinship";
import { countLikely, type Likely } from "./likely.rules";
import { meaningOf } from "./meanings.rules";
import { ELSEWHERE } from "./vocabulary";
import { isAboutOwn } from "./whose.rules";

/** Small words tell less than their rarity says (`is`, `the`, `mi`), those that ask less so (`who`, `kaç`). */
const SMALL_WORD = 0.25;
const ASKING_WORD = 0.6;
/** Another university's name tells more than everything else. */
const OTHER_PLACE = 5;
/** A word that no utterance has is a name or says nothing: it weighs so much of a rare one. */
const UNKNOWN_WORD = 0.5;

const SLOT = /\{(course|name)\}/g;
/** What a course's code is read as; no word is written so. */
export const COURSE_WORD = "qcourseq";
export const COURSE_KEY = "{course}";
/** A second code is a word like others: whoever names two compares them. */
export const SECOND_COURSE = "qsecondq";
/** Stands for utterances that have no words of their own beside a name: `is there a {name}`. */
export const BARE_KEY = "{name}";
const ASKING = new Set(
  "who whom which when where why how many much kim kimin kimden hangi nerede nereden ne nasil kac kaca kacta neden niye zaman".split(" "),
);

export interface Word {
  forms: readonly string[];
  /** The row of what means the same; -1 for none. */
  meaning: number;
  /** What it is about, more broadly. */
  kin: readonly string[];
  /** What it tells beside its rarity, from 0 to 1. */
  telling: number;
  isSmall: boolean;
}

interface Weighed {
  word: Word;
  /** Rare words tell more. */
  weight: number;
}

export interface Utterance {
  intent: number;
  words: readonly Weighed[];
  /** Words that stand beside each other. */
  pairs: ReadonlySet<string>;
  hasCourse: boolean;
  hasName: boolean;
  /** It asks about something of the asker's. */
  isOwn: boolean;
}

export interface IntentIndex {
  intents: readonly Intent[];
  utterances: readonly Utterance[];
  /** Utterances by the forms and meanings of their words, small ones left out. */
  holding: ReadonlyMap<string, readonly Utterance[]>;
  /** Utterances of each intent. */
  ofIntent: readonly (readonly Utterance[])[];
  /** In how many intents a form or a meaning stands. */
  spread: ReadonlyMap<string, number>;
  /** All words as they are spelled: one is mistyped for one of these, and for no stem. */
  spelled: ReadonlySet<string>;
  /** Forms and meanings of all utterances of each intent. */
  known: readonly ReadonlySet<string>[];
  /** Those of what the answer of each says in any case. */
  told: readonly ReadonlySet<string>[];
  /** What a slot weighs beside words. */
  slotWeight: number;
  /** From which intent words most likely come. */
  likely: Likely;
}

const meaningKey = (meaning: number) => `=${meaning}`;
export const keysOf = ({ forms, meaning }: Pick<Word, "forms" | "meaning">): string[] =>
  meaning < 0 ? [...forms] : [...forms, meaningKey(meaning)];

export function wordOf(raw: string): Word {
  const forms = formsOf(raw);
  const [first = ""] = forms;
  const isSmall = EMPTY_WORDS.has(first);
  const meaning = meaningOf(forms);
  const kin = isSmall ? [] : kinOf(first);
  if (ELSEWHERE.has(first)) return { forms, meaning, kin, isSmall, telling: OTHER_PLACE };
  return { forms, meaning, kin, isSmall, telling: ASKING.has(first) ? ASKING_WORD : isSmall ? SMALL_WORD : 1 };
}

/** Words by their shortest stems, each with the next one; a meaning stands for all of its words. */
export function pairsOf(words: readonly Word[]): Set<string> {
  const names = words.map(({ forms, meaning }) => (meaning < 0 ? (forms.at(-1) ?? "") : meaningKey(meaning)));
  return new Set(names.slice(1).map((name, at) => `${names[at]} ${name}`));
}

/** The forms and meanings of a text's telling words. */
export const keysIn = (text: string): Set<string> =>
  new Set(
    rawWords(text)
      .map(wordOf)
      .flatMap((word) => (word.isSmall ? [] : keysOf(word))),
  );

const OWN_KEY = "{own}";

/** What a text is told by when it is looked at as a whole. */
export const tellingKeys = (of: { words: readonly Word[]; pairs: ReadonlySet<string>; hasCourse: boolean; isOwn: boolean }): string[] => [
  ...of.words.flatMap(keysOf),
  ...of.words.flatMap(({ kin }) => kin),
  ...of.pairs,
  ...(of.hasCourse ? [COURSE_KEY] : []),
  ...(of.isOwn ? [OWN_KEY] : []),
];
export const keysOfUtterance = ({ words, ...rest }: Utterance): string[] => tellingKeys({ ...rest, words: words.map(({ word }) => word) });

/** Gets intents ready to be asked; once for each isolate. */
export function indexIntents(intents: readonly Intent[]): IntentIndex {
  const words = new Map<string, Word>();
  const wordOnce = (raw: string) => {
    const word = words.get(raw) ?? wordOf(raw);
    words.set(raw, word);
    return word;
  };
  const read = intents.flatMap(({ utterances: { en, tr } }, intent) =>
    [...en, ...tr].map((text) => {
      const raws = rawWords(text.replace(COURSE_KEY, COURSE_WORD).replace(COURSE_KEY, SECOND_COURSE).replace(SLOT, " "));
      const said = raws.map(wordOnce);
      return { intent, text, pairs: pairsOf(said), words: said.filter(({ forms }) => forms[0] !== COURSE_WORD) };
    }),
  );
  const known = intents.map(() => new Set<string>());
  for (const { intent, words } of read) for (const key of words.flatMap(keysOf)) known[intent]?.add(key);
  const spelled = new Set(read.flatMap(({ words }) => words.flatMap(({ forms: [word = ""] }) => word)));
  const told = intents.map(({ says }) => (says ? keysIn(`${says.en} ${says.tr}`) : new Set<string>()));
  const spread = new Map<string, number>();
  for (const key of known.flatMap((keys) => [...keys])) spread.set(key, (spread.get(key) ?? 0) + 1);
  const withCourse = new Set(read.filter(({ text }) => text.includes(COURSE_KEY)).map(({ intent }) => intent)).size;
  const weights = new Map<Word, Weighed>();
  const weighOnce = (word: Word) => {
    const weighed = weights.get(word) ?? { word, weight: weightOf(spread, intents.length, word) };
    weights.set(word, weighed);
    return weighed;
  };
  const utterances = read.map(({ intent, text, words, pairs }): Utterance => {
    const weighed = words.map(weighOnce);
    const hasCourse = text.includes(COURSE_KEY);
    return { intent, words: weighed, pairs, hasCourse, hasName: text.includes("{name}"), isOwn: isAboutOwn(text) };
  });
  const holding = groupAll(utterances, ({ words, hasCourse }) => {
    const keys = words.flatMap(({ word }) => (word.isSmall ? [] : keysOf(word)));
    if (hasCourse) return [...keys, COURSE_KEY];
    return keys.length > 0 ? keys : [BARE_KEY];
  });
  const ofIntent = intents.map((): Utterance[] => []);
  for (const utterance of utterances) ofIntent[utterance.intent]?.push(utterance);
  const likely = countLikely(
    utterances.map((utterance) => ({ intent: utterance.intent, keys: keysOfUtterance(utterance) })),
    told.map((keys) => [...keys]),
  );
  return { intents, utterances, holding, ofIntent, spread, spelled, known, told, slotWeight: rarityOf(withCourse, intents.length), likely };
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

export function weightOf(spread: ReadonlyMap<string, number>, all: number, { forms, meaning, telling }: Word): number {
  const own = Math.max(0, ...forms.map((form) => spread.get(form) ?? 0));
  const holding = Math.max(own, meaning < 0 ? 0 : (spread.get(meaningKey(meaning)) ?? 0));
  return telling * (holding === 0 ? UNKNOWN_WORD : 1) * rarityOf(holding, all);
}

/** Words of both languages by their stems, to find what says the same in other words. */
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemTurkish } from "@orama/stemmers/turkish";
import { foldTurkish, withoutSigns } from "./folding";

const words = (text: string) => text.trim().split(/\s+/);

const english =
  words(`a an the and or of in on at to for from by with about into is are was were be been am do does did has have had can could may might
  should would will shall must i me my we our you your he she they them their who whom what which when where why how that this these those it
  its there here if so than then as not no yes please tell explain show give any some just also too only very much many more most happen happens become becomes
  affect affects get got take taken mean means need want like know let us im ive id don doesn isn aren hasn haven couldn won didn one ones`);

const turkish =
  words(`ve veya ya da de ile icin gibi kadar bir bu su o ben sen biz siz onlar benim senin bana sana beni seni mi mu mudur midir ne nedir
  neler nasil neden niye nicin kim kimler hangi hangisi nerede nereden nereye nerde kac zaman ise ama fakat cok daha en var yok olur oluyor olabilir
  olarak olan oldu olunur olurum olmali etkiler eder ediyor edilir etmek yapilir yapmak yapabilirim lutfen soyle anlat bana acaba hakkinda midir misin
  miyim muyum musun gerekir gerekiyor lazim istiyorum alabilir alabilirim edebilir edebilirim biri sey seyi peki onu onun ona bunu bunun buna sonra ki`);

/** Words that nothing is looked for by, folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([...english, ...turkish]);

/** Shorter words have no stems, and begin too many others. */
const SHORT = 4;
/** A course's code in two parts: `ceng 140`. */
const SPACED_CODE = /(?<![\p{L}\p{N}])([a-zı]{2,5}) (\d{3,4})(?![\p{L}\p{N}])/gu;

const stems = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 20_000;
/** No word of either language is longer; what is, was made up. */
const LONGEST_WORD = 40;

/** A word and its stems in both languages, folded. @param raw in small letters, unfolded: Turkish letters tell suffixes better */
export function formsOf(raw: string, hasStems = true): readonly string[] {
  const word = foldTurkish(raw).replaceAll(" ", "");
  if (!hasStems || word.length <= SHORT || word.length > LONGEST_WORD || /\d/.test(word)) return [word];
  const known = stems.get(raw);
  if (known) return known;
  const forms = [...new Set([word, stemEnglish(word), foldTurkish(stemTurkish(raw))])].filter((form) => form.length >= SHORT - 1);
  if (stems.size >= MOST_REMEMBERED) stems.clear();
  if (raw.length <= LONGEST_WORD) stems.set(raw, forms);
  return forms;
}

/** A word's stem in one language, folded; the word itself where it has none. @param raw as for `formsOf` */
export function stemOf(raw: string, locale: "en" | "tr"): string {
  const word = foldTurkish(raw).replaceAll(" ", "");
  if (word.length <= SHORT || word.length > LONGEST_WORD || /\d/.test(word)) return word;
  const stem = locale === "en" ? stemEnglish(word) : foldTurkish(stemTurkish(raw));
  return stem.length >= SHORT - 1 ? stem : word;
}

/** The words of a text in small letters, codes of courses in one piece, without what follows an apostrophe (`CENG 140'ın`). */
export const rawWords = (text: string): string[] =>
  withoutSigns(text)
    .replace(/[’']\p{L}*/gu, "")
    .toLocaleLowerCase("tr")
    .replace(SPACED_CODE, "$1$2")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** A full-text query for rows with any of these forms; long ones may begin a word. Null without any. */
export const prefixQuery = (forms: readonly string[]): string | null =>
  forms.length === 0 ? null : forms.map((form) => (form.length >= SHORT ? `"${form}"*` : `"${form}"`)).join(" OR ");

/** One word with its stems. */
export type NearWord = readonly string[];

/** At most so many words of a text are looked for. */
const MOST_NEAR = 12;

/** The words of a text that say what it is about, each once. */
export function nearWords(text: string): NearWord[] {
  const found = new Map<string, NearWord>();
  for (const raw of rawWords(text.slice(0, 300))) {
    const forms = formsOf(raw);
    const [word = ""] = forms;
    if (word.length > 1 && !EMPTY_WORDS.has(word)) found.set(word, forms);
  }
  return [...found.values()].slice(0, MOST_NEAR);
}

/** A full-text query for rows with any of the words; null without words. */
export const nearQuery = (near: readonly NearWord[]): string | null => prefixQuery([...new Set(near.flat())]);

/** How many of the words a text holds, in any of their forms. */
export function sharedWords(near: readonly NearWord[], text: string): number {
  const held = new Set(rawWords(text).flatMap((raw) => formsOf(raw)));
  return near.filter((forms) => forms.some((form) => held.has(form))).length;
}

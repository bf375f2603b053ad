/**
 * Which language a text that somebody wrote is in, so that it is read aloud as such: by words that either language is full of, and by
 * letters that English lacks. A word counts 1, and so does one with ğ, ı or ş; ç, ö and ü, which others have too, and frequent endings count
 * half. Words with
 * a capital say nothing by their letters: they are names in any language. The language with more counts has it; none below 1.
 */

export type WrittenLanguage = "en" | "tr";

/** Words of one language that aren't words of the other; Turkish ones also as they are typed without its letters. */
const words = (list: string) => new Set(list.split(" "));
const ENGLISH = words(
  "the and or but is are was were be been it this that these there of to in for with from at by as i you your we they my he she his what who how when if can will would have has had do does did don't didn't doesn't isn't can't won't it's i'm you'll after before about very just all any some more only than then good great hard easy take make get find past notes course courses exam exams class need looking",
);
const TURKISH = words(
  "ve bir bu mi mu ki ile icin ama fakat cok daha gibi kadar sonra once degil var yok ne nasil hoca ders dersi sinav vize odev odevler notlar iyi zor kolay ise hic bence sen olan olarak oldu olur az iki veya tam guzel lazim calismak almak gecmek",
);

/** Long enough to tell, short enough to cost nothing. */
const READ = 400;

const ADDRESS = /https?:\S+/g;
const LETTERS = { whole: /[ğış]/, half: /[çöü]|(m[ae]k|yor|l[ae]r[ae]?)$/ };
/** Letters of a third language. */
const FOREIGN = /[äßñøåéèáíóú]/;

function turkishness(word: string, lower: string): number {
  if (TURKISH.has(lower)) return 1;
  if (word[0] !== lower[0]) return 0;
  return LETTERS.whole.test(word) ? 1 : LETTERS.half.test(word) ? 0.5 : 0;
}

/** The language of a text; undefined where it can't be told. */
export function languageOf(text: string): WrittenLanguage | undefined {
  let [english, turkish] = [0, 0];
  for (const word of text
    .slice(0, READ)
    .replace(ADDRESS, "")
    .replace(/’/g, "'")
    .match(/\p{L}+('(t|m|s|ll|re|ve)(?!\p{L}))?/gu) ?? []) {
    const lower = word.toLowerCase();
    if (ENGLISH.has(lower)) english++;
    else turkish += turkishness(word, lower);
  }
  if (FOREIGN.test(text)) turkish = Math.floor(turkish / 2);
  if (Math.max(english, turkish) < 1 || english === turkish) return undefined;
  return english > turkish ? "en" : "tr";
}

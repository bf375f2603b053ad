/**
 * Which language a text that somebody wrote is in, so that it is read aloud as such. Frequent words of either language count 1, and so
 * do words with ğ, ı or ş; ç, ö and ü, which others have too, and frequent endings count half, and all of Turkish half where the text has
 * letters of a third language. Words with a capital say nothing by their letters: they may be names. The language that has more has the
 * text; below 1 none has.
 */

type WrittenLanguage = "en" | "tr";

/** Words of one language that aren't words of the other; Turkish ones also as they are typed without its letters. */
const words = (list: string) => new Set(list.split(" "));
const ENGLISH = /* @__PURE__ */ words(
  "the and or but is are was were be been it this that these there of to in for with from at by as i you your we they my he she his what who how when if can will would have has had do does did don't didn't doesn't isn't can't won't it's i'm you'll after before about very just all any some more only than then good great hard easy take make get find past notes course courses exam exams class need looking",
);
const TURKISH = /* @__PURE__ */ words(
  "ve bir bu mi mu ki ile icin ama fakat cok daha gibi kadar sonra once degil var yok ne nasil hoca ders dersi sinav vize odev odevler notlar iyi zor kolay ise hic bence sen olan olarak oldu olur az iki veya tam guzel lazim calismak almak gecmek",
);

/** Long enough to tell, short enough to cost nothing. */
const READ = 400;

const ADDRESS = /https?:\S+/g;
/** With what is left out in English, such as "don't"; what follows another apostrophe is an ending. */
const WORD = /\p{L}+('(t|m|s|ll|re|ve)(?!\p{L}))?/gu;
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
  const read = text.slice(0, READ).replace(ADDRESS, "").replace(/’/g, "'");
  let [english, turkish] = [0, 0];
  for (const word of read.match(WORD) ?? []) {
    const lower = word.toLowerCase();
    if (ENGLISH.has(lower)) english++;
    else turkish += turkishness(word, lower);
  }
  if (FOREIGN.test(text)) turkish /= 2;
  if (Math.max(english, turkish) < 1 || english === turkish) return undefined;
  return english > turkish ? "en" : "tr";
}

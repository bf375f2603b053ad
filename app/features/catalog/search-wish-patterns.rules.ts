/** What rules for words of wishes are made of: folded words in both languages. Patterns begin and end with a space. */

/** Values of an address. */
export type Meaning = Record<string, string>;

/** What a pattern stands for; null: it means something else here. */
export type Rule = [pattern: RegExp, read: (match: RegExpExecArray) => Meaning | null];

export const says =
  (meaning: Meaning): Rule[1] =>
  () =>
    meaning;

export const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(` (?:${pattern}) `), read];

/** `(?:a|b)` of words apart by commas; a `+` after a Turkish word takes its suffixes. */
export const oneOf = (text: string): string =>
  `(?:${text
    .split(",")
    .map((word) => word.trim().replace(/\+$/, "[a-z]*"))
    .join("|")})`;

/** The same without electives, which are asked for beside days and times. */
export const LESSON = oneOf(
  "ders, dersi, dersin, derse, dersim, dersimi, dersler, dersleri, derslerin, course, courses, class, classes, lecture, lectures",
);
export const ELECTIVE = oneOf("secmeli+, elective, electives");
export const NON_TECHNICAL = oneOf("nte, ntes, nteler, nteleri, ntelerden, ntesi, hss");
/** Whatever is asked for in a wish. */
export const COURSE = `(?:${LESSON}|${ELECTIVE}|${NON_TECHNICAL}|te)`;
/** Before a course there may be what was read already. */
export const BEFORE_COURSE = `(?=(?: (?:\\|+|bir|bi))* ${COURSE} )`;

/** A Turkish verb that says no: `olmayan`, `gelmeyeyim`, `koymasin`. */
const NEGATED = "[a-z]{2,}m[ae](?:yan(?:lar)?|yen(?:ler)?|yayim|yeyim|yalim|yelim|sin|z|dan|den)";

/** Says no behind what it is about: `cuma yok`, `cuma okula gelmek istemiyorum`. */
export const NOT = `(?:(?:okula|kampuse|kampuste|derse|girmek|gelmek|gitmek|almak|ders almak) )*(?:${NEGATED}|${oneOf(
  "yok, yoksa, bos, bosta, istemiyorum, istemem, almam, gelemem, gelemiyorum, gidemem, gidemiyorum, " +
    "musait degil, musait degilim, dolu, doluyum, calisiyorum, haric, disinda, disindaki, serbest, degil, off, free",
)})`;
/** Says no before it: `no friday`. */
export const WITHOUT = oneOf(
  "no, not, nothing, without, except, except for, excluding, other than, avoid, avoiding, skip, never, free, busy, hate, can t, cant, cannot, " +
    "don t want, dont want, do not want, don t have, dont have, don t like, i work, not available, unavailable",
);

/** What can't be asked of any list: a reading that holds it is none. */
export const UNREADABLE: Meaning = { unreadable: "1" };

const KINDS_OF_NUMBERS = "(?:kredi[a-z]*|credits?|cr|akts[a-z]*|ects)";

/** Words that turn a wish round, bound it or put it off; where one is left over, what was read may be the opposite of what is meant. */
export const TURNS = new RegExp(
  ` (?:${NEGATED}|\\d+ ${KINDS_OF_NUMBERS}|(?:next|gelecek|onumuzdeki|last|gecen) (?:term|semester|year|donem|yariyil|yil)|${oneOf(
    "no, not, nothing, without, except, never, non, yok, degil, haric, disinda, disindaki, istemiyorum, least, most, minimum, maximum, min, max, than, or, " +
      "veya, ya da, en az, en fazla, fazla, az, asagi, yukari, uzeri, alti, under, over, hard, hardest, difficult, zor, worst, kotu",
  )}) `,
);

const UNITS = ["bir", "iki", "uc", "dort", "bes", "alti", "yedi", "sekiz", "dokuz", "on"];
const ENGLISH_UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number of a wish, in figures or in words. */
export const COUNT = `(\\d{1,2}|${[...UNITS, ...ENGLISH_UNITS].join("|")})`;

/** What such a number is. */
export function countOf(text = ""): number {
  const at = [UNITS, ENGLISH_UNITS].map((words) => words.indexOf(text)).find((each) => each >= 0);
  return at === undefined ? Number(text) : at + 1;
}

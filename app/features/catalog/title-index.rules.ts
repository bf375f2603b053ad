/** Titles of courses by their words, as the assistant looks for them in a question. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";

/** As it is kept in KV: one course a row. */
export interface TitleCopy {
  courses: [code: string, nameEn: string, nameTr: string, department: string, written: number][];
  nicknames: [nickname: string, replacement: string][];
}

export interface Title {
  code: string;
  words: readonly string[];
  department: ReadonlySet<string>;
  /** Those of its words that name its department only. */
  named: ReadonlySet<string>;
  written: number;
}

/** A department as questions name it. */
export interface Department {
  /** Of its codes: `me`. */
  letters: string;
  /** The words of its name that no other word stands before, and that don't say that it is one: `mechanical`, `makina`. */
  first: readonly string[];
}

export interface TitleIndex {
  titles: readonly Title[];
  /** Titles by each of their words. */
  holding: ReadonlyMap<string, readonly number[]>;
  /** Words of titles that stand beside each other, by what both begin with. */
  beside: ReadonlyMap<string, readonly (readonly [string, string])[]>;
  /** Words of titles by what they are called for short: `os`. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** Title words by their stems. */
  stems: ReadonlyMap<string, readonly string[]>;
  nicknames: ReadonlyMap<string, string>;
  /** What the letters of codes are called: `mat`. */
  letters: ReadonlyMap<string, string>;
  departments: readonly Department[];
  codes: ReadonlySet<string>;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];
/** Words of titles that name no subject, and those by which people ask for any course. */
export const GENERAL = new Set(
  `introduction introductory intro giris temel temelleri fundamentals principles ilkeleri basic elementary advanced ileri topics special konular ozel
  general genel theory kurami teorisi applications uygulamalari methods yontemleri design project proje studies study calismalari analysis course ders
  dersi class school okul summer yaz practice staj seminar seminer thesis tez research arastirma student students university turkey year years exam
  technical teknik work works engineering muhendislik muhendisligi science bilim bilimleri bilimi systems sistemleri system language dil dili english
  ingilizce history tarihi tarih development gelistirme management yonetimi modern art sanat economy life community time society problems sorunlari
  planning planlama number sinif sinifi sinifta bilgi information bankasi data veri turkish turkce turk turkcesi resim apply applied sign communities site sitesi matematik
  mathematics makine makina world dunya media film photography music muzik theatre tiyatro club education egitim
  egitimi teaching ogretim ogretimi communication iletisim writing yazma reading okuma skills becerileri campus kampus academic akademik`.split(
    /\s+/,
  ),
);
/** Words before a title that nobody says for short. */
export const OPENING = new Set("introduction introductory intro giris general genel basic temel".split(" "));
/** Letters of grades and of other things are no title's. */
const NO_INITIALS = new Set("aa ba bb cb cc dc dd fd ff na is it id tv uk us eu ai cv".split(" "));
const LEAST_INITIALS = 2;
export const BEGINNING = 2;
export const beginningsOf = (a: string, b: string) => `${a.slice(0, BEGINNING)} ${b.slice(0, BEGINNING)}`;

export const isNumber = (word: string) => /^\d{1,2}$/.test(word);
/** `2yi`, `1den`. */
const COUNTED = /^(\d)(?:[iu]|y[iu]|[iu]n|[dt]en|[dt]an|[dt]e|[dt]a|ye|ya)$/;
export const number = (word: string) => (ROMAN.includes(word) ? String(ROMAN.indexOf(word) + 1) : word.replace(COUNTED, "$1"));
const wordsOf = (text: string) =>
  rawWords(text)
    .map((raw) => ({ raw, word: number(foldTurkish(raw).replaceAll(" ", "")) }))
    .filter(({ word }) => (!EMPTY_WORDS.has(word) || isNumber(word)) && !/^\d{3}|^[abc]\d$/.test(word));

/** A shorter one is also a word: `kim`. */
const LEAST_NICKNAME = 4;

export const lettersOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0].toLowerCase() ?? "";

/** What follows the name of a department, or says that it is one. */
export const SAYS_DEPARTMENT = /^(?:eng|engineering|engineers?|dept|department|departments|muh\w*|bolum\w*|fakulte\w*)$/;
const firstWords = (name: string): string[] => {
  const all = rawWords(name).map((raw) => foldTurkish(raw).replaceAll(" ", ""));
  return [...new Set(all.filter((_, at) => at === 0 || SAYS_DEPARTMENT.test(all[at + 1] ?? "")))].filter((word) => word.length > 3);
};

const memory = new WeakMap<TitleCopy, TitleIndex>();

export function indexTitles(copy: TitleCopy): TitleIndex {
  const known = memory.get(copy);
  if (known) return known;
  const titles: Title[] = [];
  const holding = new Map<string, number[]>();
  const stems = new Map<string, string[]>();
  const beside = new Map<string, (readonly [string, string])[]>();
  const initials = new Map<string, readonly string[]>();
  for (const [code, nameEn, nameTr, departmentName, written] of copy.courses) {
    const department = new Set([lettersOf(code), ...wordsOf(departmentName).map(({ word }) => word)]);
    for (const name of new Set([nameEn, nameTr])) {
      const read = wordsOf(name);
      const words = [...new Set(read.map(({ word }) => word))];
      if (words.length === 0) continue;
      for (const [at, word] of words.slice(1).entries()) {
        const before = words[at] ?? "";
        const key = beginningsOf(before, word);
        beside.set(key, [...(beside.get(key) ?? []), [before, word]]);
      }
      const short = words.filter((word) => !OPENING.has(word) && !isNumber(word));
      const letters = short.map(([letter]) => letter).join("");
      if (letters.length >= LEAST_INITIALS && !NO_INITIALS.has(letters) && !initials.has(letters)) initials.set(letters, short);
      for (const { raw, word } of read)
        for (const stem of isNumber(word) ? [word] : formsOf(raw))
          if (!stems.get(stem)?.includes(word)) stems.set(stem, [...(stems.get(stem) ?? []), word]);
      const ofDepartment = new Set([...department].flatMap((word) => formsOf(word)));
      const named = new Set(
        read.flatMap(({ raw, word }) => (SAYS_DEPARTMENT.test(word) || formsOf(raw).some((form) => ofDepartment.has(form)) ? [word] : [])),
      );
      for (const word of words) holding.set(word, [...(holding.get(word) ?? []), titles.length]);
      titles.push({ code, words, department, named, written });
    }
  }
  const departments = new Map<string, Department>();
  for (const [code, , , name] of copy.courses) {
    const letters = lettersOf(code);
    if (letters && !departments.has(letters)) departments.set(letters, { letters, first: firstWords(name) });
  }
  const index: TitleIndex = {
    departments: [...departments.values()],
    titles,
    holding,
    beside,
    initials,
    stems,
    nicknames: new Map(copy.nicknames.filter(([nickname]) => nickname.length >= LEAST_NICKNAME)),
    letters: new Map(copy.nicknames),
    codes: new Set(copy.courses.map(([code]) => code)),
  };
  memory.set(copy, index);
  return index;
}

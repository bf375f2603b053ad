/** Finds the course whose title a question says, however much else it says. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { typingDistance } from "~/platform/typing-distance";
import { withSpokenCode } from "./spoken-codes.rules";

/** As it is kept in KV: one course a row. */
export interface TitleCopy {
  courses: [code: string, nameEn: string, nameTr: string, department: string, written: number][];
  nicknames: [nickname: string, replacement: string][];
}

interface Title {
  code: string;
  words: readonly string[];
  department: ReadonlySet<string>;
  /** Those of its words that name its department only. */
  named: ReadonlySet<string>;
  written: number;
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
  codes: ReadonlySet<string>;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];
/** Words of titles that name no subject, and those by which people ask for any course. */
const GENERAL = new Set(
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
const OPENING = new Set("introduction introductory intro giris general genel basic temel".split(" "));
/** Letters of grades and of other things are no title's. */
const NO_INITIALS = new Set("aa ba bb cb cc dc dd fd ff na is it id tv uk us eu ai cv".split(" "));
const LEAST_INITIALS = 2;
/** Of two words that are said for short so many letters are said at least, and of both together. */
const LEAST_OF_BOTH = 5;
const BEGINNING = 2;
const beginningsOf = (a: string, b: string) => `${a.slice(0, BEGINNING)} ${b.slice(0, BEGINNING)}`;

/** Whoever says one of these asks for a course. */
const CUE =
  /^(?:course|courses|class|classes|codes?|kod|kodu|kodlu|elective|electives|lecture|lectures|professor|prof|lecturer|prereq\w*|prerequisite\w*|credits?|ects|akts|ders(?:i|in|ini|ine|inin|inde|inden|ler\w*)?|secmeli\w*|hoca\w*|kredi\w*|onkosul\w*|midterm\w*|vize\w*|finals?|finali\w*|section|sube\w*|syllabus|grading|graded|taught|teach\w*|profs|almadan|alsam|alcam|alayim|yazil\w*|girebil\w*|gecmeden|gecilir|gecer\w*|gectim|zor|kolay|hard|easy)$/;

const isNumber = (word: string) => /^\d{1,2}$/.test(word);
/** `2yi`, `1den`. */
const COUNTED = /^(\d)(?:[iu]|y[iu]|[iu]n|[dt]en|[dt]an|[dt]e|[dt]a|ye|ya)$/;
const number = (word: string) => (ROMAN.includes(word) ? String(ROMAN.indexOf(word) + 1) : word.replace(COUNTED, "$1"));
const wordsOf = (text: string) =>
  rawWords(text)
    .map((raw) => ({ raw, word: number(foldTurkish(raw).replaceAll(" ", "")) }))
    .filter(({ word }) => (!EMPTY_WORDS.has(word) || isNumber(word)) && !/^\d{3}|^[abc]\d$/.test(word));

/** A shorter one is also a word: `kim`. */
const LEAST_NICKNAME = 4;

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
    const department = new Set([/^[A-Z]+/.exec(code)?.[0].toLowerCase() ?? "", ...wordsOf(departmentName).map(({ word }) => word)]);
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
      const named = new Set(read.flatMap(({ raw, word }) => (formsOf(raw).some((form) => ofDepartment.has(form)) ? [word] : [])));
      for (const word of words) holding.set(word, [...(holding.get(word) ?? []), titles.length]);
      titles.push({ code, words, department, named, written });
    }
  }
  const index: TitleIndex = {
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
  return found;
}

const LEAST_MISTYPED = 7;

/** Whether a word is a title's with a letter wrong, rather than one that only begins so. */
function isMistyped({ stems, holding }: TitleIndex, raw: string, word: string): boolean {
  if (word.length < LEAST_MISTYPED || formsOf(raw).some((form) => stems.has(form))) return false;
  return [...holding.keys()].some((known) => known[0] === word[0] && known.length >= word.length && typingDistance(word, known, 1) <= 1);
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

export interface Spotted {
  code: string;
  /** The question with the code in the place of the title's words. */
  text: string;
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

function readAsked(index: TitleIndex, asked: string, raws: readonly string[]): AskedTitle {
  const tokens = raws.map((raw, at) => ({ raw, at, word: number(foldTurkish(raw).replaceAll(" ", "")) }));
  const telling = tokens.filter(({ word }) => word !== "" && (!EMPTY_WORDS.has(word) || isNumber(word)));
  const sayers = new Map<string, number>();
  for (const { raw, at, word } of telling)
    if (!CUE.test(word)) for (const said of titleWords(index, raw, word)) if (!sayers.has(said)) sayers.set(said, at);
  const cues = tokens.filter(({ word }) => CUE.test(word)).map(({ at }) => at);
  const short = saidShort(index, asked, telling, cues);
  for (const { word, at } of short) if (!sayers.has(word)) sayers.set(word, at);
  const exact = telling.flatMap(({ raw, word }) =>
    SHORTENED.has(word) || isMistyped(index, raw, word)
      ? [...titleWords(index, raw, word)]
      : formsOf(raw).flatMap((form) => index.stems.get(form) ?? []),
  );
  return {
    index,
    sayers,
    exact: new Set([...exact, ...short.map(({ word }) => word)]),
    words: telling.map(({ word }) => word),
    cues,
    isGraduate: IS_GRADUATE.test(foldTurkish(asked)),
  };
}

/** How much a word of titles tells: rare ones more, numbers and what any title may have less. */
const rarityOf = ({ titles, holding }: TitleIndex, word: string) =>
  Math.log(1 + titles.length / (holding.get(word)?.length ?? 1)) * (isNumber(word) ? NUMBER_WORTH : GENERAL.has(word) ? GENERAL_WORTH : 1);

interface SaidTitle {
  title: Title;
  /** Where its words stand in the question. */
  places: number[];
  worth: number;
}

/** How well a question says a title; null where it doesn't. */
function saidTitle({ index, sayers, exact, words, cues, isGraduate }: AskedTitle, title: Title): SaidTitle | null {
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarityOf(index, word), 0);
  const said = title.words.filter((word) => sayers.has(word));
  const subjects = said.filter((word) => !GENERAL.has(word) && !isNumber(word));
  const places = [...new Set(said.map((word) => sayers.get(word) ?? 0))].sort((a, b) => a - b);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  if (last - first > title.words.length + 2) return null;
  const isCued = cues.some((cue) => cue >= first - CUE_REACH && cue <= last + CUE_REACH && !places.includes(cue));
  const isOf = (name: string) => words.some((word) => word === name || (name.length >= LEAST_SHORTENED && word.startsWith(name)));
  const ofDepartment = [...title.department].some((name) => !GENERAL.has(name) && !said.includes(name) && isOf(name));
  const weight = weigh(said);
  const share = weight / weigh(title.words);
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
  return { title, places, worth };
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

/** The title that a question says best; null for none. */
function bestSaid(read: AskedTitle): SaidTitle | null {
  const near = new Set([...read.sayers.keys()].flatMap((word) => read.index.holding.get(word) ?? []));
  let best: SaidTitle | null = null;
  for (const at of near) {
    const title = read.index.titles[at];
    const said = title ? saidTitle(read, title) : null;
    if (said && (!best || said.worth > best.worth)) best = said;
  }
  return best;
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

/** The courses whose titles a question says, two at most; null where it says none, or a part that anything may be called. */
export function spotTitle(index: TitleIndex, asked: string): Spotted | null {
  const coded = withCode(index, asked);
  if (coded !== undefined) return coded;
  const spoken = withSpokenCode(index, asked);
  if (spoken) return spoken;
  const raws = rawWords(withoutNicknames(index, asked));
  const read = readAsked(index, asked, raws);
  const best = bestSaid(read);
  if (!best) return null;
  const other = bestSaid(besides(read, asked, raws, best));
  const named = [best, ...(other && other.title.code !== best.title.code && areLinked(raws, best, other) ? [other] : [])];
  const said = raws.flatMap((raw, at) => {
    const starts = named.find(({ places }) => places[0] === at);
    return starts ? [starts.title.code] : named.some(({ places }) => places.includes(at)) ? [] : [raw];
  });
  return { code: best.title.code, text: said.join(" ") };
}

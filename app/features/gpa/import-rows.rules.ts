/** Brings the rows of a pasted text into shape before they are parted: marks of lists and mails, values with their names, dashes between parts. */
import { readCode, readGrade } from "./import-words.rules";

/** A longer line is refused. */
export const LONGEST_LINE = 500;

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const CREDIT = String.raw`(?:kredi(?:si)?|credits?|credit hours?|cr|crd|kr|uk)\b\.?`;
const ECTS = String.raw`(?:akts|ects)\b(?: (?:kredi(?:si)?|credits?))?`;
const GRADE = `(?:harf notu|letter grade|final grade|grade|not|notu|harf)`;
const TWO_LETTERS = `(?:[A-D][A-D]|F[DF]|NA|EX)`;
const LETTERS = `(?:${TWO_LETTERS}|[SUIWP])`;

/** `> ` of a mail and `- `, `• ` of a list; a star says something about a course. */
const LIST_MARK = /^\s*(?:>\s*)*(?:[-–—•·▪◦]\s+|\[[ x]?\]\s+)?(?=\S)/i;

/** When a message of a chat was sent, and by whom. */
const SENT = /^\s*\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AP]M)?(?:\] ?| - )(?:[^:\t;|]{1,40}: )?(?=\S)/iu;

/** `4 kredi`, `(4 credits)`, `Kredi: 4` → `4kredi`, one word that says what it is. */
const named = (name: string, as: string): [RegExp, string][] => [
  [new RegExp(String.raw`(?<![\p{L}\d])[([]?(${NUMBER})[ -]?${name}[)\]]?(?![\p{L}\d])(?! ?[:=])`, "giu"), `$1${as}`],
  [new RegExp(String.raw`(?<![\p{L}\d])[([]?${name} ?[:=] ?(${NUMBER})[)\]]?(?![\p{L}\d.,])`, "giu"), `$1${as}`],
];

const REWRITES: readonly [RegExp, string][] = [
  // Lines that are drawn between columns.
  [/[│┃║]/g, "|"],
  // `MATH 119'dan`
  [/(?<=\d)['’](?:[dt][ae]n?|[yn]?[ıiuü]|[ıiuü]n)(?!\p{L})/giu, ""],
  // What markdown strikes out, and what it makes bold.
  [/~~[^~]*~~/g, ""],
  [/(\*\*|__)(?=\S)([^*_]*[^\s*_])\1/g, "$2"],
  ...named(ECTS, "ects"),
  ...named(CREDIT, "kredi"),
  [new RegExp(String.raw`(?<![\p{L}\d])${GRADE} ?[:=] ?(${LETTERS})(?![\p{L}\d])`, "giu"), "$1"],
  // `grade AA`, `with a BA`, `notu CB` at the end of a line; `Not U` ends a line of names.
  [new RegExp(String.raw`(?<![\p{L}\d])(?:${GRADE}|with an?|with|got|aldım|alındı|geçti) (${TWO_LETTERS})[ \u00a0.;]*$`, "iu"), "$1"],
  // `4.00 W (withdrawn)`: what is said of a grade behind it.
  [new RegExp(String.raw`(?<=\d[ \u00a0]+)(${LETTERS})[ \u00a0]*[([]\p{L}[\p{L} .-]*[)\]][ \u00a0]*$`, "iu"), "$1"],
  // `: BB`, `= BB`, `→ BB` at the end of a line.
  [new RegExp(String.raw`[ \u00a0]?(?::|=|[-=]>|→)[ \u00a0]?(${LETTERS})[ \u00a0]?$`, "iu"), " $1"],
  // `4 kredi, BB`
  [/(?<=\d(?:kredi|ects))[,;](?=\s+\p{L}{1,2}\s*$)/u, ""],
];

const DASH = / [-–—] /;
const isCodeAlone = (part: string) => /^(?:\S+|\p{L}+ \d\S*)$/u.test(part) && readCode(part) !== null;

/** Dashes part a row in which one stands on either side of the name, and a grade or a number at the end; others are empty columns. */
function withoutDashes(row: string): string {
  if (/[\t;|]|\S[ \u00a0]{2,}\S/.test(row)) return row;
  const [code = "", ...others] = row.trim().split(DASH);
  const [name = "", last = ""] = [others[0], others.at(-1)];
  const isParted = others.length >= 2 && isCodeAlone(code) && /^\p{L}.*\p{L}/u.test(name) && readGrade(name) === null;
  return isParted && (readGrade(last) !== null || /^\d/.test(last)) ? [code, ...others].join("\t") : row;
}

const SLASH = new RegExp(String.raw`(?<=\s)(${NUMBER}) / (${NUMBER})(?=\s)`, "gu");

/** `4 / 6.5` are two columns, where it isn't the name that has a slash. */
const withoutSlash = (row: string) => (row.match(SLASH)?.length === 1 ? row.replace(SLASH, "$1 $2") : row);

/** A row in the form that its cells are read from. */
export function plainRow(row: string): string {
  if (row.length > LONGEST_LINE) return row;
  const bare = row.replace(SENT, "").replace(LIST_MARK, (mark) => (/[>\-–—•·▪◦[]/.test(mark) ? "" : mark));
  return withoutDashes(withoutSlash(REWRITES.reduce((text, [pattern, by]) => text.replace(pattern, by), bare)));
}

export interface Row {
  number: number;
  row: string;
  /** Put together from lines that may not belong together. */
  isJoined?: boolean;
}

const hasCode = (row: string) =>
  row.split(/[\s|;]+/, 4).some((word, at, words) => readCode(word) || (at === 0 && readCode(`${word}${words[1]}`)));
const words = (row: string) => row.trim().split(/\s+/);
const isClear = (word: string) => (readGrade(word) ?? "").length === 2;
const hasGrade = (row: string) => words(row).some(isClear);
const isLoneGrade = (row: string) => words(row).length === 1 && readGrade(row.trim()) !== null;
const endsInNumber = (row: string) => /\d(?:kredi|ects)?$/.test(words(row).at(-1) ?? "") && words(row).length > 2;
const isOpen = (row: string) => hasCode(row) && !hasGrade(row) && endsInNumber(row);
const isCodeAndName = (row: string) =>
  hasCode(row) &&
  words(row).length > 2 &&
  !words(row)
    .slice(2)
    .some((word) => /^\d/.test(word) || isClear(word));

const beginsWithCode = (row: string) => {
  const [first = "", second = ""] = words(row);
  return readCode(first) !== null || readCode(`${first}${second}`) !== null;
};

/** A term at the beginning of a line and the courses behind it; null: the line has not both. */
function termAndCourses(row: string, isHeading: (row: string) => boolean): [heading: string, courses: string] | null {
  for (const { index } of [...row.slice(0, 60).matchAll(/[ :(]+/g)].slice(0, 5)) {
    const [heading, courses] = [row.slice(0, index), row.slice(index).replace(/^[ :(–—-]+/, "")];
    if (beginsWithCode(courses) && readCode(heading.trim()) === null && isHeading(heading)) return [heading, courses];
  }
  return null;
}

/** Parts a line that says several things: `2021 Güz: CENG111 4 AA, MATH119 5 CC` is a term and two courses. */
export function withListsParted(rows: readonly Row[], isHeading: (row: string) => boolean): Row[] {
  return rows.flatMap((each) => {
    const both = /[\t|]/.test(each.row) ? null : termAndCourses(each.row, isHeading);
    const courses = both?.[1] ?? each.row;
    const parts = courses.split(/[,;] +/);
    const areCourses = parts.length > 1 && parts.every((part) => beginsWithCode(part) && words(part).length > 2 && /\d/.test(part));
    const own = [...(both ? [both[0]] : []), ...(areCourses ? parts : [courses])];
    return own.length > 1 ? own.map((row) => ({ ...each, row })) : [each];
  });
}

/** Lines of one quoted cell are one line: a sheet has them where somebody pressed Alt and Enter. */
export function withCellsClosed(rows: readonly string[]): Row[] {
  const closed: Row[] = [];
  const quotes = (row: string) => row.split('"').length - 1;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? "";
    const ends = /(?:^|[\t,;])"[^"]*$/.test(row) ? rows.slice(at + 1, at + 4).findIndex((next) => quotes(next) % 2 === 1) : -1;
    const own = rows.slice(at, at + ends + 2);
    const whole = ends >= 0 && own.join(" ").length <= LONGEST_LINE ? own.join(" ") : null;
    closed.push({ number: at + 1, row: whole ?? row });
    if (whole !== null) at += ends + 1;
  }
  return closed;
}

/** Puts a grade that stands alone to the course above it, where all of them have one above. */
function withGradesBelow(rows: readonly Row[]): Row[] {
  const alone = rows.flatMap(({ row }, at) => (isLoneGrade(row) ? [at] : []));
  if (alone.length === 0 || !alone.every((at) => isOpen(rows[at - 1]?.row ?? ""))) return [...rows];
  return rows.flatMap((each, at) => {
    if (alone.includes(at)) return [];
    return alone.includes(at + 1) ? [{ ...each, row: `${each.row} ${rows[at + 1]?.row.trim()}` }] : [each];
  });
}

/** Puts the end of a name, with the numbers behind it, to the line on which the name begins. */
export function withBrokenJoined(rows: readonly Row[], isHeading: (row: string) => boolean): Row[] {
  const joined: Row[] = [];
  for (const each of withGradesBelow(rows)) {
    const before = joined.at(-1);
    const isEnd =
      !hasCode(each.row) &&
      !isHeading(each.row) &&
      words(each.row).length > 2 &&
      words(each.row).some((word) => readGrade(word)) &&
      /\d/.test(each.row);
    if (before && isEnd && !/[\t;|]/.test(before.row + each.row) && isCodeAndName(before.row)) {
      joined[joined.length - 1] = { number: before.number, row: `${before.row.trim()} ${each.row.trim()}`, isJoined: true };
    } else joined.push(each);
  }
  return joined;
}

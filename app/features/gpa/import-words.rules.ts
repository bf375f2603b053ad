/** What a single word or cell of a transcript can be: a code, a grade, a number, hours, or a name of a column. */
import { foldTurkish } from "~/platform/folding";
import { GRADES, type Grade } from "./grades";
import { isCredits } from "./plain-transcript.rules";

export const upper = (text: string): string => text.replace(/[ıİ]/g, "I").toUpperCase();
/** Without marks and brackets around it. */
export const bare = (cell: string): string => upper(cell.replace(/[*†‡()[\]:]/g, "").trim());

/** Words that stand before a number and are no code: `GÜZ 2023`, `EYLÜL 2021`. */
const NO_CODE =
  /^(?:FALL|AUTUMN|WINTER|SPRING|SUMMER|G[UÜ]Z|KI[SŞ]|BAHAR|YAZ|OKULU|YEAR|TERM|D[OÖ]NEM|GPA|CGPA|DNO|GNO|SAYFA|PAGE|ECTS|AKTS|TOTAL|YIL|TEL|NO)\d/;
const MONTH_AND_YEAR =
  /^(?:OCAK|[SŞ]UBAT|MART|NISAN|MAYIS|EYL[UÜ]L|EK[IİI]M|KASIM|ARALIK|MARCH|APRIL|MAY|JUNE|JULY|JAN|FEB|MAR|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)(?:19|20)\d\d$/;
const LETTERED = /^([A-ZÇĞÖŞÜ]{2,5})[-.]?(\d{3,4}[A-Z]?)(?:([-./]\d{1,2}))?$/;
const NUMERIC = /^(\d{3})-?(\d{4})(?:([-./]\d{1,2}))?$/;

export interface ReadCode {
  code: string;
  hasMark: boolean;
  hasSection: boolean;
  isNumeric: boolean;
}

/** `*CENG-140.01` → CENG140, with what stood around it; null: no code. */
export function readCode(cell: string): ReadCode | null {
  if (cell.length > 24) return null;
  const plain = bare(cell)
    .replace(/\s*([-./])\s*/g, "$1")
    .replace(/^(\D{2,5}|\d{3})\s+(?=\d)/, "$1")
    .replace(/(\d) (\d\d?)$/, "$1.$2");
  const lettered = LETTERED.exec(plain);
  const found = lettered ?? NUMERIC.exec(plain);
  if (!found || NO_CODE.test(plain) || MONTH_AND_YEAR.test(plain)) return null;
  return { code: `${found[1]}${found[2]}`, hasMark: /[*†‡]/.test(cell), hasSection: Boolean(found[3]), isNumeric: !lettered };
}

/** The grade that a cell is, whatever ends its sentence or stands around it: `BB.`, `“BB”`; null: none. */
export function readGrade(cell: string): Grade | null {
  const letters = bare(cell).replace(/^["'“”‘’«»]+|["'“”‘’«».,;!?]+$/g, "");
  return GRADES.find((grade) => grade === letters) ?? null;
}
/** Looks like a grade, and may be none of METU's: `BX`, `B+`. */
export const isLikeGrade = (cell: string): boolean => /^(?:[A-Z]{2}|[A-F][+-]?)$/.test(bare(cell)) && bare(cell) !== "NI";
export const isBlank = (cell: string): boolean => /^[-–—.]*$/.test(cell);
/** Said of a course that has no grade yet: `IP`, `In progress`, `Devam ediyor`. */
export const isRunning = (cell: string): boolean =>
  /^(?:ip|in progress|ongoing|enrolled|registered|current|devam(?: ediyor| etmekte)?|kayitli|aliyor|alinan|sonuclanmadi)$/.test(
    foldTurkish(cell.slice(0, 40)),
  );

const NUMBER = /^[-+−]?\d{1,4}(?:[.,]\d{1,3})?$/;
/** A number with its name, as `plainRow` writes it, or in brackets. */
const CREDIT = /^(\d{1,2}(?:[.,]\d{1,2})?) ?kredi$/;
const ECTS = /^\d{1,2}(?:[.,]\d{1,2})? ?ects$/;
const BRACKETED = /^[([](\d{1,2}(?:[.,]\d{1,2})?)[)\]]$/;
/** Hours of theory, practice and laboratory: `3-2`, `3+2-0`, `4.00-2.00`; between brackets commas part them as well. */
const HOUR = String.raw`\d{1,2}(?:\.\d{1,2})?`;
const WITH_HOURS = new RegExp(String.raw`^(\d{1,2}(?:[.,]\d{1,2})?)\s*\(${HOUR}(?:\s*[-+,;]\s*${HOUR}){1,2}\)$`);
const HOURS = new RegExp(String.raw`^\(?${HOUR}(?:[-+]${HOUR}){1,2}\)?$`);
const MONTHS = ["oca", "sub", "mar", "nis", "may", "haz", "tem", "agu", "eyl", "eki", "kas", "ara"];
const DATE = /^(?:(\d{1,2})[.\- ])?(oca|sub|mar|nis|may|haz|tem|agu|eyl|eki|kas|ara)(?:[.\- ](\d{2,4}))?$/;

export interface ReadNumber {
  value: number;
  /** Places behind the point, as written. */
  places: number;
  /** The credit of `4(3-2)` or `4kredi`: it says itself that it is one. */
  hasHours: boolean;
  /** A spreadsheet took it for a date: `Nis.00` was 4.00. */
  isDate: boolean;
}

/** What a spreadsheet made of a number with a point: `Nis.00` was 4.00, `03.May` was 3.5. Null: no date. */
function dateParts(cell: string): string | null {
  const folded = foldTurkish(cell).replace(/ /g, ".");
  const found = cell.length < 12 ? DATE.exec(folded) : null;
  if (!found || (found[1] && found[3])) return null;
  const month = MONTHS.indexOf(found[2] ?? "") + 1;
  return found[1] ? `${Number(found[1])}.${month}` : `${month}.${found[3] ?? "0"}`;
}

/** The number of a cell; null: none, or hours that can't be a credit. */
export function readNumber(cell: string): ReadNumber | null {
  const text = cell.trim();
  const withHours = (WITH_HOURS.exec(text) ?? CREDIT.exec(text))?.[1];
  const date = withHours ? null : dateParts(text);
  const plain = withHours ?? date ?? (NUMBER.test(text) ? text : (BRACKETED.exec(text)?.[1] ?? null));
  if (plain === null) return null;
  const value = Number(plain.replace(",", ".").replace("−", "-"));
  if (date && !isCredits(value)) return null;
  return { value, places: plain.split(/[.,]/)[1]?.length ?? 0, hasHours: Boolean(withHours), isDate: date !== null };
}

/** `(4)` among words may be the end of a name. */
export const isBracketed = (cell: string): boolean => BRACKETED.test(cell);

/** Numbers, hours, dates and what stands for none of them. */
export const isNumberLike = (cell: string): boolean =>
  readNumber(cell) !== null || HOURS.test(cell) || ECTS.test(cell) || dateParts(cell) !== null || /^[-–—]$/.test(cell);

export type Role = "credit" | "ects" | "grade" | "name" | "course" | "term" | "other";

const ROLES: readonly [Role, RegExp][] = [
  ["other", /^(?:\w+ )?(?:puani|points?|katsayi(?:si)?|coefficient|weight|agirlik(?:li)?)$|^(?:agirlikli )?puan$/],
  [
    "other",
    /^(?:earned|kazanilan|basarilan|gecilen)(?: (?:credits?|hours?|kredi(?:si)?))?$|^(?:credits?|hours?|kredi) (?:earned|kazanilan)$/,
  ],
  [
    "credit",
    /^(?:attempted|registered|taken|alinan|kayitli)(?: (?:credits?|hours?|units?|kredi(?:si)?))?$|^(?:credits?|hours?|units?) (?:attempted|registered|taken)$/,
  ],
  ["ects", /^(?:(?:course|ders|dersin) )?(?:akts|ects)(?: (?:credits?|kredi(?:si)?|kr))?$|^(?:credits?|kredi) (?:akts|ects)$/],
  [
    "credit",
    /^(?:(?:ulusal|yerel|metu|odtu|local|national|ders|course|dersin|university) )*(?:credits?|kredi(?:si)?|credit hours?|cr|crd|kr|uk)$/,
  ],
  ["grade", /^(?:(?:harf|letter|basari|ders|final|course|success|h) )*(?:not|notu|grade|harf|letter)$/],
  ["name", /^(?:(?:ders|dersin|course|subject) )*(?:ad|adi|ismi|name|title|description)$/],
  ["course", /^(?:ders|dersler|course|courses|subject)$/],
  ["term", /^(?:(?:akademik|academic|ogretim) )*(?:donem|donemi|term|semester|yariyil|yil|yili|year|season)$/],
  [
    "other",
    /^(?:(?:ders|dersin|course|subject) )*(?:kod|kodu|code|no|nr|number|sira|sira no|s no|statu|statusu|status|z s|tur|turu|tip|tipi|type|dil|dili|language|lang|t|u|p|l|lab|t u|t u l|teori|theory|uygulama|practice|hours|saat|sube|section|sec|ni|durum|aciklama|instructor|notes?)$/,
  ],
];

/** What a column of this name holds; null: no name of a column. Names in two languages go by the first that is known. */
export function columnRole(cell: string): Role | null {
  if (cell.trim() === "#") return "other";
  for (const part of [cell, ...cell.split(/[/(|–]/)]) {
    const folded = foldTurkish(part.slice(0, 60));
    const role = folded && ROLES.find(([, pattern]) => pattern.test(folded))?.[0];
    if (role) return role;
  }
  return null;
}

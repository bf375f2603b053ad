/** Reads the sections of one timetable course: who teaches, whom it takes, when and where. */
import type { SectionCriterion, SectionMeeting } from "@schema";
import { foldTurkish } from "~/platform/folding";
import { byCode } from "~/platform/order";
import { inNameCase } from "./import-names.rules";
import { asciiDigits, cleanText, contentHash, excerpt } from "./import-text.rules";

export type RefusalReason =
  | "row"
  | "numericCode"
  | "name"
  | "sections"
  | "sectionNumber"
  | "meeting"
  | "criteria"
  | "instructors"
  | "duplicateCode"
  | "merged"
  | "credits"
  | "ects"
  | "prerequisites"
  | "program";

/** Thrown inside the parser for a part that can't be right; the row it is in is refused whole. */
export class RowRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly detail: string,
  ) {
    super(reason);
  }
}

export interface TimetableInstructor {
  instructorId: string;
  /** As the timetable writes it, encoding repaired. */
  name: string;
  /** Folded; one person in two spellings has one. */
  nameKey: string;
}

/** A section in canonical order, so that equal sections are equal text. */
export interface TimetableSection {
  number: number;
  instructors: TimetableInstructor[];
  /** Null where the file doesn't say whom it takes, or says nothing that can be read. */
  criteria: SectionCriterion[] | null;
  meetings: SectionMeeting[];
  /** What stood in the place of an instructor but is no person. */
  note: string | null;
}

const MAX_SECTIONS = 2000;
const MAX_ENTRIES = 500;
const MAX_INSTRUCTOR_LENGTH = 500;
const MAX_PERSON_LENGTH = 60;
const MAX_PLACE_LENGTH = 100;
const MAX_DEPARTMENT_LENGTH = 40;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** A list that may be left out; anything but a list is refused. */
function listOf(value: unknown, reason: RefusalReason, where: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) throw new RowRefused(reason, `${where}: ${excerpt(value)}`);
  return value;
}

function uniqueSorted<T>(list: T[]): T[] {
  const byText = new Map(list.map((entry) => [JSON.stringify(entry), entry]));
  return [...byText.entries()].sort(([a], [b]) => byCode(a, b)).map(([, entry]) => entry);
}

const NOBODY = new Set(["", "staff", "staff staff", "tba", "tbd", "n a"]);
/** Folded words that no name has. */
const SENTENCE_WORDS = new Set(
  (
    "please contact course courses section sections department instructor instructors announced assigned determined dersi " +
    "dersin bolum bolumu bolumden icin ogrenci ogrenciler ogrencileri tarafindan ogretim uyesi sube subesi kayit acilacak " +
    "duyurulacak duyurulacaktir belirlenecek"
  ).split(" "),
);
/** Folded words that a name may look like (`IŞ`, `WILL`); two of them make a sentence. */
const SMALL_WORDS = new Set("the will be to for see and or not is are by from with ders ile ve veya".split(" "));
const PERSON = /^[\p{L}\p{M}.'() -]+$/u;

/**
 * Whether the text in an instructor's place can be a person's name: up to seven words of letters, without the words that
 * sentences have, and not written in small letters throughout.
 */
export function isPerson(text: string): boolean {
  const words = text.split(" ");
  if (text.length > MAX_PERSON_LENGTH || words.length > 7 || !PERSON.test(text)) return false;
  const folded = foldTurkish(text).split(" ");
  if (folded.some((word) => SENTENCE_WORDS.has(word))) return false;
  if (folded.filter((word) => SMALL_WORDS.has(word)).length > 1) return false;
  return words.filter((word) => /^\p{Ll}/u.test(word)).length < 3;
}

function toInstructor(name: string): TimetableInstructor {
  const nameKey = foldTurkish(name) || name.toLowerCase();
  return { instructorId: `instructor-${contentHash(nameKey)}`, name: inNameCase(name), nameKey };
}

/** Of two spellings, the one with more letters beyond ASCII; else the first in code order. */
export function betterSpelling(a: string, b: string): string {
  const marks = (text: string) => text.replace(/[\x20-\x7e]/g, "").length;
  if (marks(a) !== marks(b)) return marks(a) > marks(b) ? a : b;
  return a < b ? a : b;
}

function parseInstructors(value: unknown, where: string): Pick<TimetableSection, "instructors" | "note"> {
  const people = new Map<string, TimetableInstructor>();
  const notes = new Set<string>();
  for (const entry of listOf(value, "instructors", where)) {
    if (typeof entry !== "string" || entry.length > MAX_INSTRUCTOR_LENGTH)
      throw new RowRefused("instructors", `${where}: ${excerpt(entry)}`);
    const text = cleanText(entry);
    if (!/\p{L}/u.test(text) || NOBODY.has(foldTurkish(text) || text)) continue;
    if (!isPerson(text)) {
      notes.add(text);
      continue;
    }
    const person = toInstructor(text);
    const known = people.get(person.nameKey);
    people.set(person.nameKey, known ? { ...person, name: betterSpelling(known.name, person.name) } : person);
  }
  const instructors = [...people.values()].sort((a, b) => byCode(a.nameKey, b.nameKey));
  return { instructors, note: notes.size > 0 ? [...notes].sort().join(" · ") : null };
}

/** One bound of a surname range: upper case, two letters; a missing one is open, a single letter is its whole range. */
function parseBound(value: unknown, last: "A" | "Z", where: string): string {
  if (value !== undefined && typeof value !== "string") throw new RowRefused("criteria", `${where}: ${excerpt(value)}`);
  const text = (value ?? "").length > MAX_DEPARTMENT_LENGTH ? "?" : cleanText(value ?? "").toLocaleUpperCase("tr");
  if (!/^\p{L}{0,20}$/u.test(text)) throw new RowRefused("criteria", `${where}: ${excerpt(value)}`);
  if (text === "") return last + last;
  return text.length === 1 ? text + last : text;
}

function parseCriterion(value: unknown, where: string): SectionCriterion {
  const department = isObject(value) ? value.d : undefined;
  if (!isObject(value) || typeof department !== "string" || department.length > MAX_DEPARTMENT_LENGTH)
    throw new RowRefused("criteria", `${where}: ${excerpt(department ?? value)}`);
  const code = cleanText(department).toUpperCase();
  if (code === "") throw new RowRefused("criteria", `${where}: no department`);
  return {
    department: code,
    surnameFrom: parseBound(value.s, "A", where),
    surnameTo: parseBound(value.e, "Z", where),
  };
}

/** Minutes after midnight of `HH:MM`; null when it is no time of a day. */
function parseMinute(value: unknown): number | null {
  if (typeof value !== "string" || value.length > 20) return null;
  const match = /^(\d{1,2}):(\d{2})$/.exec(asciiDigits(value).trim());
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  return match && hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

function parseDay(value: unknown): number | null {
  const day = typeof value === "string" && /^\s*\p{Nd}\s*$/u.test(value) ? Number(asciiDigits(value)) : value;
  return typeof day === "number" && Number.isInteger(day) && day >= 0 && day <= 6 ? day : null;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const WEEKDAYS_IN_TURKISH = ["pazartesi", "sali", "carsamba", "persembe", "cuma", "cumartesi", "pazar"];
const DAY_NAMES = new Set([...WEEKDAYS, ...WEEKDAYS.map((day) => day.slice(0, 3)), ...WEEKDAYS_IN_TURKISH]);

/** The place of a meeting; a day that stands there is none. */
function placeOf(value: unknown): string | null {
  const place = typeof value === "string" ? cleanText(value) : "";
  return DAY_NAMES.has(foldTurkish(place)) ? null : place || null;
}

/** One weekly meeting; null for an entry that says nothing at all. */
function parseMeeting(value: unknown, where: string): SectionMeeting | null {
  if (!isObject(value)) throw new RowRefused("meeting", `${where}: ${excerpt(value)}`);
  if (isBlank(value.d) && isBlank(value.s) && isBlank(value.e)) return null;
  const day = parseDay(value.d);
  const startMinute = parseMinute(value.s);
  const endMinute = parseMinute(value.e);
  if (day === null) throw new RowRefused("meeting", `${where}: day ${excerpt(value.d, 20)}`);
  if (startMinute === null || endMinute === null || startMinute >= endMinute)
    throw new RowRefused("meeting", `${where}: ${excerpt(value.s, 20)}–${excerpt(value.e, 20)}`);
  if (!isBlank(value.p) && (typeof value.p !== "string" || value.p.length > MAX_PLACE_LENGTH))
    throw new RowRefused("meeting", `${where}: place ${excerpt(value.p, 40)}`);
  return { day, startMinute, endMinute, place: placeOf(value.p) };
}

function compareMeetings(a: SectionMeeting, b: SectionMeeting): number {
  return a.day - b.day || a.startMinute - b.startMinute || a.endMinute - b.endMinute;
}

function parseSectionNumber(key: string): number {
  const digits = key.length > 20 ? "" : asciiDigits(key).trim();
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  if (number < 1 || number > 9999) throw new RowRefused("sectionNumber", excerpt(key));
  return number;
}

/** The criteria of a section; one that can't be read is left out and told, for it says who may come and not what is taught. */
function parseCriteria(value: unknown, where: string, onDropped: (detail: string) => void): SectionCriterion[] | null {
  if (value === undefined || value === null) return null;
  const told = listOf(value, "criteria", where);
  const criteria = told.flatMap((entry) => {
    try {
      return [parseCriterion(entry, where)];
    } catch (thrown) {
      if (!(thrown instanceof RowRefused)) throw thrown;
      onDropped(thrown.detail);
      return [];
    }
  });
  return told.length > 0 && criteria.length === 0 ? null : uniqueSorted(criteria);
}

function parseSection(key: string, value: unknown, onDropped: (detail: string) => void): TimetableSection {
  const number = parseSectionNumber(key);
  if (!isObject(value) || !("i" in value || "c" in value || "t" in value)) throw new RowRefused("sections", `${number}: ${excerpt(value)}`);
  const where = String(number);
  const meetings = listOf(value.t, "meeting", where).map((entry) => parseMeeting(entry, where));
  return {
    number,
    ...parseInstructors(value.i, where),
    criteria: parseCriteria(value.c, where, onDropped),
    meetings: uniqueSorted(meetings.filter((meeting) => meeting !== null)).sort(compareMeetings),
  };
}

/**
 * The sections of a course, by number.
 * @param onDropped is told of each criterion that can't be read and was left out
 * @throws RowRefused when any other part of any section can't be right
 */
export function parseSections(value: unknown, onDropped: (detail: string) => void): TimetableSection[] {
  if (!isObject(value)) throw new RowRefused("sections", excerpt(value));
  const entries = Object.entries(value);
  if (entries.length > MAX_SECTIONS) throw new RowRefused("sections", `${entries.length} sections`);
  const sections = entries.map(([key, section]) => parseSection(key, section, onDropped)).sort((a, b) => a.number - b.number);
  const twice = sections.find((section, index) => section.number === sections[index - 1]?.number);
  if (twice) throw new RowRefused("sectionNumber", `${twice.number} twice`);
  return sections;
}

/** Turns MetuSchedule's timetable into the rows of the one that we read, so that both are read by the same rules. */

import { parseDepartment, type TimetableDepartment } from "./import-departments.rules";
import { isRow, listIn, type Row, textOf } from "./import-rows.rules";
import { RowRefused } from "./import-sections.rules";
import { asciiDigits, cleanText } from "./import-text.rules";
import { termInFile } from "./terms.rules";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAYS_TR = ["pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar"];

/** The first field of these that says something. */
const first = (row: Row, ...keys: string[]): unknown =>
  keys.map((key) => row[key]).find((value) => value !== undefined && value !== null && value !== "");

/** 0 is Monday; what isn't a day's name stays, and is refused or read where all days are. */
function dayOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const name = cleanText(value).toLocaleLowerCase("tr").replace("i̇", "i");
  const english = DAYS.findIndex((day) => cleanText(value).toLowerCase().startsWith(day));
  const place = english >= 0 ? english : DAYS_TR.indexOf(name);
  return place >= 0 ? place : value;
}

/** A time without a day says that there is none yet. */
const meetingOf = (time: unknown): unknown => {
  if (!isRow(time)) return time;
  const day = dayOf(first(time, "day", "d"));
  const start = first(time, "start", "startTime", "s");
  const end = first(time, "end", "endTime", "e");
  return {
    d: start === undefined && end === undefined ? undefined : day,
    s: start,
    e: end,
    p: first(time, "place", "room", "classroom", "p"),
  };
};

const criterionOf = (criterion: unknown): unknown =>
  isRow(criterion)
    ? {
        d: first(criterion, "department", "dept", "givenDept", "d"),
        s: first(criterion, "surnameFrom", "startChar", "start", "s"),
        e: first(criterion, "surnameTo", "endChar", "end", "e"),
      }
    : criterion;

/** A list stays one; whatever else stands in its place is refused where sections are read. */
const each = (value: unknown, turn: (entry: unknown) => unknown) => (Array.isArray(value) ? value.map(turn) : value);

function sectionOf(section: unknown): unknown {
  if (!isRow(section)) return section;
  const instructors = first(section, "instructors", "instructor", "i") ?? [];
  return {
    i: typeof instructors === "string" ? [instructors] : instructors,
    t: each(first(section, "times", "meetings", "schedule", "t") ?? [], meetingOf),
    c: each(first(section, "criteria", "restrictions", "c"), criterionOf),
  };
}

/** Sections by number; two of one number are kept apart, so that the row is refused as in any timetable. */
function sectionsOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value.map((section, index) => {
      const number = isRow(section) ? textOf(first(section, "sectionNo", "section", "sectionNumber", "section_id", "number", "no")) : "";
      const isRepeated = value
        .slice(0, index)
        .some((other) => isRow(other) && textOf(first(other, "sectionNo", "section", "number")) === number);
      return [isRepeated ? `${number}?` : number, sectionOf(section)];
    }),
  );
}

/** `CENG140 - TITLE`, or `140 - TITLE` where nothing tells the letters. */
function nameOf(course: Row, numericCode: string): string {
  const title = textOf(first(course, "courseName", "name", "title"));
  const letters = textOf(first(course, "letterCode", "code", "shortCode"));
  const code = /^\p{L}{1,8}\s*\d{3,4}\p{L}?$/u.test(letters) ? letters : numericCode.slice(3).replace(/^0/, "");
  return /^\p{L}{0,8}\s*\d{3,7}\p{L}?\s*[-–—:]/u.test(title) ? title : `${code} - ${title}`;
}

function rowOf(course: unknown): [string, unknown] {
  if (!isRow(course)) return ["?", course];
  const told = ["courseCode", "numericCode", "course_code_internal", "code"].map((key) => asciiDigits(cleanText(textOf(course[key]))));
  const numericCode = told.find((code) => /^\d{7}$/.test(code)) ?? told.find(Boolean) ?? "?";
  return [
    numericCode,
    {
      "Course Code": numericCode,
      "Course Name": nameOf(course, numericCode),
      Credit: first(course, "credit", "credits", "metuCredit", "metu_credit"),
      ECTS: first(course, "ects", "ectsCredit", "ects_credit"),
      Sections: sectionsOf(course.sections ?? []),
    },
  ];
}

/** A department that has courses, with the names that stand beside it; null where they can't be read. */
function departmentOf(department: Row): TimetableDepartment | null {
  try {
    return { ...parseDepartment(textOf(department.departmentCode), { n: department.departmentName }), hasCourses: true };
  } catch (thrown) {
    if (thrown instanceof RowRefused) return null;
    throw thrown;
  }
}

/**
 * Reads `{ term: "20253", departments: [{ departmentCode, departmentName, courses: [{ courseCode, courseName, sections }] }] }`.
 * Names of fields may differ a little from version to version.
 */
export function readMetuSchedule(content: unknown) {
  const file = isRow(content) ? content : {};
  const departments = listIn(file.departments)
    .filter(isRow)
    .filter((department) => listIn(department.courses).length > 0);
  return {
    term: termInFile(file.term),
    rows: departments.flatMap((department) => listIn(department.courses).map(rowOf)),
    departments: departments.map(departmentOf).filter((department) => department !== null),
  };
}

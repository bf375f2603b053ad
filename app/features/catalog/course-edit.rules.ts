/** What an edit changes of a course, and prerequisites as people write them: a set a line, its courses joined by `+`. */
import type { courses } from "@schema/catalog";
import { plainCourseCode } from "~/platform/course-codes";
import type { CourseEdit } from "./course-edit.schemas";

type Stored = typeof courses.$inferSelect;

/** The columns that staff edit, by their property names, which are also the names of overrides. */
export const editableFields = [
  ...(["courseCode", "nameEn", "nameTr", "creditHalves", "theoryHours", "practiceHours", "ectsHalves", "courseType", "level"] as const),
  ...(["language", "status", "departmentId", "offeredSemesters", "descriptionEn", "descriptionTr"] as const),
] as const;

type EditableField = (typeof editableFields)[number];
export type CourseFields = Pick<Stored, EditableField>;

const inHalves = (value: number | undefined) => (value === undefined ? null : value * 2);

/** What the form says, as columns. */
export const fieldsOf = (input: CourseEdit): CourseFields => ({
  courseCode: input.course_code,
  nameEn: input.name_en,
  nameTr: input.name_tr,
  creditHalves: inHalves(input.credits),
  theoryHours: input.theory_hours ?? null,
  practiceHours: input.practice_hours ?? null,
  ectsHalves: inHalves(input.ects),
  courseType: input.course_type,
  level: input.level,
  language: input.language ?? null,
  status: input.status,
  departmentId: input.department_id,
  offeredSemesters: input.offered_semesters ?? null,
  descriptionEn: input.description_en || null,
  descriptionTr: input.description_tr || null,
});

/** The fields that differ. */
export function changedFields(before: CourseFields, after: CourseFields): Partial<CourseFields> {
  return Object.fromEntries(editableFields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

/** Sets of codes, as the form has them. */
export const readSets = (text: string): string[][] =>
  text
    .split("\n")
    .map((line) => [...new Set(line.split(/[+,]/).map(plainCourseCode).filter(Boolean))])
    .filter((set) => set.length > 0);

/** Whether two lists of sets ask for the same; neither the order of sets nor that of courses matters. */
export function areSameSets(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): boolean {
  const key = (sets: readonly (readonly string[])[]) => JSON.stringify(sets.map((set) => set.toSorted()).sort());
  return key(one) === key(other);
}

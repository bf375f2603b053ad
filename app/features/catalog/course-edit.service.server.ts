/** Editing a course by hand, and deciding where an imported file says something else. */

import { requireStaff } from "~/platform/access/roles";
import type { StaffContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { groupBy } from "~/platform/group";
import { refreshRenamed } from "../course-marks/course-marks.service.server";
import { catalogErrors } from "./catalog.errors";
import { refreshCourseCredits } from "./course-credits.service.server";
import * as repository from "./course-edit.repository.server";
import { areSameSets, type CourseFields, changedFields, editableFields, fieldsOf, readSets } from "./course-edit.rules";
import type { CourseEdit, DifferenceInput, NewCourseInput } from "./course-edit.schemas";

type Found = NonNullable<Awaited<ReturnType<typeof repository.readForEdit>>>;

const setsOf = (rows: Found["sets"], code: (row: Found["sets"][number]) => string) =>
  [...groupBy(rows, ({ setNumber }) => setNumber).values()].map((set) => set.map(code));

const editedPart = (course: Found["course"]): CourseFields =>
  Object.fromEntries(editableFields.map((name) => [name, course[name]])) as unknown as CourseFields;

async function found(ctx: StaffContext, code: string): Promise<Found> {
  const row = await repository.readForEdit(ctx, plainCourseCode(code));
  if (!row) throw catalogErrors.courseNotFound();
  return row;
}

/** What the edit page of a course shows: its fields, and where the latest file differs. @throws courseNotFound */
export async function readCourseEdit(ctx: StaffContext, code: string) {
  const { course, sets, overrides } = await found(ctx, code);
  const { courseId, courseCode, numericCode, updatedAt } = course;
  return {
    courseId,
    courseCode,
    numericCode,
    version: updatedAt,
    fields: editedPart(course),
    sets: setsOf(sets, (row) => row.courseCode ?? row.numericCode),
    ownFields: overrides.map(({ field }) => field),
    differences: overrides.flatMap(({ field, fileValue }) => (fileValue === null ? [] : [{ field, fileValue }])),
  };
}

export type CourseEditPage = Awaited<ReturnType<typeof readCourseEdit>>;

/** Codes as the seven digits by which requirements are kept. @throws unknownPrerequisite, ownPrerequisite */
async function requiredSets(ctx: StaffContext, sets: string[][], own: string): Promise<string[][]> {
  const known = await repository.numericCodes(ctx, [...new Set(sets.flat())]);
  return sets.map((set) =>
    set.map((code) => {
      const numeric = known.get(code) ?? code;
      if (!/^\d{7}$/.test(numeric)) throw catalogErrors.unknownPrerequisite({ field: "prerequisites", code });
      if (numeric === own) throw catalogErrors.ownPrerequisite({ field: "prerequisites" });
      return numeric;
    }),
  );
}

/** What the file of credits holds of a course. */
const inCredits: readonly (keyof CourseFields)[] = ["courseCode", "creditHalves", "ectsHalves", "status"];

/** Writes what differs. @throws editConflict, codeTaken, unknownDepartment */
async function write(
  ctx: StaffContext,
  { course, sets }: Found,
  change: Omit<repository.CourseChange, "courseId" | "numericCode" | "before">,
) {
  const own = editedPart(course);
  const names = Object.keys(change.changed) as (keyof CourseFields)[];
  const before = {
    ...Object.fromEntries(names.map((name) => [name, own[name]])),
    ...(change.sets && { prerequisites: setsOf(sets, (row) => row.numericCode) }),
  };
  const outcome = await repository.writeCourse(ctx, { ...change, courseId: course.courseId, numericCode: course.numericCode, before });
  if (outcome === "conflict") throw catalogErrors.editConflict();
  if (outcome === "code-taken") throw catalogErrors.codeTaken({ field: "course_code" });
  if (outcome === "unknown-department") throw catalogErrors.unknownDepartment({ field: "department_id" });
  if (names.includes("courseCode")) await refreshRenamed(ctx);
  if (names.some((name) => inCredits.includes(name))) await refreshCourseCredits(ctx);
}

/**
 * Changes a course; what staff set here isn't overwritten by imports.
 * @returns its code afterwards
 * @throws courseNotFound, editConflict, codeTaken, unknownDepartment, unknownPrerequisite, ownPrerequisite
 */
export async function editCourse(ctx: StaffContext, code: string, input: CourseEdit): Promise<string> {
  requireStaff(ctx);
  const before = await found(ctx, code);
  const fields = fieldsOf(input);
  const asked = await requiredSets(ctx, readSets(input.prerequisites ?? ""), before.course.numericCode);
  if (before.course.updatedAt !== input.version) throw catalogErrors.editConflict();
  const sets = areSameSets(
    asked,
    setsOf(before.sets, (row) => row.numericCode),
  )
    ? undefined
    : asked;
  const changed = changedFields(editedPart(before.course), fields);
  if (sets || Object.keys(changed).length > 0) await write(ctx, before, { version: input.version, fields, changed, sets });
  return fields.courseCode;
}

/**
 * Adds a course that no file has brought.
 * @returns its code
 * @throws unknownDepartment, codeTaken
 */
export async function createCourse(ctx: StaffContext, input: NewCourseInput): Promise<string> {
  requireStaff(ctx);
  const department = await repository.departmentNumber(ctx, input.department_id);
  if (department === null) throw catalogErrors.unknownDepartment({ field: "department_id" });
  const numericCode = `${department}${input.course_code.replace(/\D/g, "").padStart(4, "0")}`;
  if (!(await repository.insertCourse(ctx, input, numericCode))) throw catalogErrors.codeTaken({ field: "course_code" });
  return input.course_code;
}

const isSets = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.every((set) => Array.isArray(set) && set.every((code) => typeof code === "string"));

/**
 * Takes the file's value for a field, or leaves the staff's as it is.
 * @returns the course's code afterwards
 * @throws courseNotFound, and editConflict when the file says something else by now or the course was changed
 */
export async function decideDifference(ctx: StaffContext, code: string, input: DifferenceInput): Promise<string> {
  requireStaff(ctx);
  const before = await found(ctx, code);
  const { course } = before;
  if (input.act === "keep") {
    const isKept = await repository.dismissDifference(ctx, course.courseId, input.field, input.file_value);
    if (!isKept) throw catalogErrors.editConflict();
    return course.courseCode;
  }
  const told = before.overrides.find(({ field }) => field === input.field)?.fileValue ?? null;
  if (JSON.stringify(told) !== input.file_value || told === null) throw catalogErrors.editConflict();
  const accepted = { field: input.field, fileValue: input.file_value };
  if (input.field === "prerequisites") {
    if (!isSets(told)) throw catalogErrors.editConflict();
    const sets = await requiredSets(ctx, told, course.numericCode);
    await write(ctx, before, { version: input.version, fields: editedPart(course), changed: {}, sets, accepted });
    return course.courseCode;
  }
  const name = editableFields.find((each) => each === input.field);
  if (!name) throw catalogErrors.editConflict();
  const fields = { ...editedPart(course), [name]: told };
  await write(ctx, before, { version: input.version, fields, changed: { [name]: told }, accepted });
  return fields.courseCode;
}

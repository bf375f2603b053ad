/** Changing a course by hand: all of it in one batch, refused when somebody else changed it meanwhile. */
import { courseOverrides, courses } from "@schema/catalog";
import { eq, type SQL, sql } from "drizzle-orm";
import { type AuditedSource, auditEntry, auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext } from "~/platform/context";
import { eachOf, isStale, onlyIf, rawStatement, reasonOf, returning } from "~/platform/db.server";
import type { CourseFields } from "./course-edit.rules";
import type { NewCourseInput } from "./course-edit.schemas";
import { courseIdOf } from "./course-head.repository.server";
import { searchTextOf, sortKeyOf } from "./import.rules";
import { addCourse } from "./new-course.repository.server";

type Base = Pick<Context, "db">;

interface SetRow {
  setNumber: number;
  numericCode: string;
  /** Null for a course that isn't here. */
  courseCode: string | null;
}

const setRows = ({ db }: Base, courseId: SQL) =>
  rawStatement<SetRow>(
    db,
    sql`SELECT p.set_number AS setNumber, c.numeric_code AS numericCode, c.course_code AS courseCode
      FROM course_prerequisites p CROSS JOIN courses c ON c.course_id = p.required_course_id WHERE p.course_id = ${courseId}
      UNION ALL SELECT set_number, required_code, NULL FROM waiting_prerequisites WHERE course_id = ${courseId} ORDER BY 1, 2`,
  );

/** A course with its sets and what staff set of it, for its edit page; null when no course goes by the code. */
export async function readForEdit(ctx: Base, code: string) {
  const courseId = courseIdOf(code);
  const [rows, sets, overrides] = await ctx.db.batch([
    ctx.db.select().from(courses).where(sql`${courses.courseId} = ${courseId}`),
    setRows(ctx, courseId),
    ctx.db
      .select({ field: courseOverrides.field, fileValue: courseOverrides.fileValue, setAt: courseOverrides.setAt })
      .from(courseOverrides)
      .where(sql`${courseOverrides.courseId} = ${courseId}`),
  ]);
  const [course] = rows;
  return course ? { course, sets: sets as SetRow[], overrides } : null;
}

/** The seven digits of each code that a course here goes by, or went by. */
export async function numericCodes({ db }: Base, codes: readonly string[]): Promise<Map<string, string>> {
  const [rows] = await db.batch([
    rawStatement<{ code: string; numericCode: string }>(
      db,
      sql`SELECT j.value AS code, c.numeric_code AS numericCode FROM ${eachOf(codes)} j CROSS JOIN courses c ON c.course_id = ${courseIdOf(sql`j.value`)}`,
    ),
  ]);
  return new Map((rows as { code: string; numericCode: string }[]).map(({ code, numericCode }) => [code, numericCode]));
}

export interface CourseChange {
  courseId: string;
  /** `updated_at` as the editor saw it. */
  version: number;
  numericCode: string;
  before: Record<string, unknown>;
  /** All fields as they shall be. */
  fields: CourseFields;
  changed: Partial<CourseFields>;
  /** Sets of seven-digit codes; undefined leaves them as they are. */
  sets?: string[][];
  /** The difference that is being accepted: its override goes, if the file still says this. */
  accepted?: { field: string; fileValue: string };
}

type ChangeOutcome = "saved" | "conflict" | "code-taken" | "unknown-department";

/** What links a required code to a course at the moment of writing. */
const linked = courseIdOf(sql`(j.value ->> 'n')`);

function setStatements(courseId: string, sets: string[][]): SQL[] {
  const rows = eachOf(sets.flatMap((set, s) => set.map((n) => ({ s: s + 1, n }))));
  return [
    sql`DELETE FROM course_prerequisites WHERE course_id = ${courseId}`,
    sql`DELETE FROM waiting_prerequisites WHERE course_id = ${courseId}`,
    sql`INSERT OR IGNORE INTO course_prerequisites (course_id, set_number, required_course_id)
      SELECT ${courseId}, j.value ->> 's', ${linked} FROM ${rows} j WHERE ${linked} IS NOT NULL`,
    sql`INSERT OR IGNORE INTO waiting_prerequisites (course_id, set_number, required_code)
      SELECT ${courseId}, j.value ->> 's', j.value ->> 'n' FROM ${rows} j WHERE ${linked} IS NULL`,
    sql`UPDATE courses SET has_prerequisites = ${sets.length > 0 ? 1 : 0} WHERE course_id = ${courseId}`,
  ];
}

/** What the course was called leads to it; what it is called from now on leads nowhere else. */
const aliasStatements = (courseId: string, newCode: string, now: number): SQL[] => [
  sql`DELETE FROM course_aliases WHERE code = ${newCode}`,
  sql`INSERT INTO course_aliases (code, course_id, created_at) SELECT course_code, course_id, ${now} FROM courses
    WHERE course_id = ${courseId} ON CONFLICT (code) DO UPDATE SET course_id = excluded.course_id`,
];

/** What staff change is theirs from then on; what they take from the file is the file's again. */
function overrideStatement(ctx: SignedInContext, { courseId, accepted, changed, sets }: CourseChange, now: number): SQL {
  if (accepted) return sql`DELETE FROM course_overrides WHERE course_id = ${courseId} AND field = ${accepted.field}`;
  const names = [...Object.keys(changed), ...(sets ? ["prerequisites"] : [])];
  return sql`INSERT INTO course_overrides (course_id, field, file_value, set_by, set_at)
    SELECT ${courseId}, j.value, NULL, ${ctx.actor.userId}, ${now} FROM ${eachOf(names)} j WHERE true
    ON CONFLICT (course_id, field) DO UPDATE SET set_by = excluded.set_by, set_at = excluded.set_at`;
}

/** Whether the course is still as the editor saw it, and the file still says what they accept. */
const isAsSeen = ({ courseId, version, accepted }: CourseChange): SQL => sql`EXISTS (
  SELECT 1 FROM courses WHERE course_id = ${courseId} AND updated_at = ${version}) AND ${
    accepted
      ? sql`EXISTS (SELECT 1 FROM course_overrides WHERE course_id = ${courseId} AND field = ${accepted.field} AND file_value = ${accepted.fileValue})`
      : sql`true`
  }`;

/** Writes a change with what it was, what staff set, and where the old code leads. Nothing is written after somebody else's change. */
export async function writeCourse(ctx: SignedInContext, change: CourseChange): Promise<ChangeOutcome> {
  const { db, clock } = ctx;
  const { courseId, version, numericCode, fields, changed, sets, accepted, before } = change;
  const now = clock.now();
  const searchText = searchTextOf({ plainCode: fields.courseCode, numericCode, nameEn: fields.nameEn, nameTr: fields.nameTr });
  const statements = [
    ...(changed.courseCode ? aliasStatements(courseId, changed.courseCode, now) : []),
    ...(sets ? setStatements(courseId, sets) : []),
    overrideStatement(ctx, change, now),
  ];
  try {
    await db.batch([
      onlyIf(db, isAsSeen(change)),
      auditEntry(ctx, {
        act: accepted ? "course.accept-file" : "course.edit",
        subjectType: "course",
        subjectId: courseId,
        before,
        after: { ...changed, ...(sets && { prerequisites: sets }) },
      }),
      ...statements.map((statement) => rawStatement(db, statement)),
      db
        .update(courses)
        .set({ ...changed, sortKey: sortKeyOf(fields.courseCode), searchText, updatedAt: Math.max(now, version + 1) })
        .where(eq(courses.courseId, courseId)),
    ]);
    return "saved";
  } catch (failed) {
    const reason = reasonOf(failed);
    if (isStale(failed)) return "conflict";
    if (reason.includes("courses.course_code")) return "code-taken";
    if (reason.includes("FOREIGN KEY")) return "unknown-department";
    throw failed;
  }
}

/** The number by which the university knows a department; null when there is no such department. */
export async function departmentNumber({ db }: Base, departmentId: string): Promise<string | null> {
  const [row] = await db.all<{ number: string }>(sql`SELECT numeric_code AS number FROM departments WHERE department_id = ${departmentId}`);
  return row?.number ?? null;
}

/** Adds a course, written down with who did, unless there is one of its code or number. @returns whether it was added */
export async function insertCourse(ctx: SignedInContext, input: NewCourseInput, numericCode: string): Promise<boolean> {
  const { course_code: courseCode, name_en: nameEn, name_tr: nameTr, department_id: departmentId } = input;
  const isNew = sql`(SELECT 1) WHERE NOT EXISTS (SELECT 1 FROM courses WHERE course_code = ${courseCode} OR numeric_code = ${numericCode})`;
  const now = ctx.clock.now();
  const entry: AuditedSource = {
    act: "course.add",
    subjectType: "course",
    subjectId: `course-${numericCode}`,
    after: sql`${JSON.stringify(input)}`,
  };
  const adding = addCourse({ courseCode, numericCode, nameEn, nameTr, departmentId }, now, isNew);
  const [, rows] = await ctx.db.batch([auditFrom(ctx, entry, sql`FROM ${isNew}`), returning(ctx.db, adding, { id: courses.courseId })]);
  return rows.length === 1;
}

/** Leaves a field as staff set it; what the file said isn't shown any more, until it says something else. @returns whether it still said so */
export async function dismissDifference(ctx: SignedInContext, courseId: string, field: string, fileValue: string): Promise<boolean> {
  const where = sql`course_id = ${courseId} AND field = ${field} AND file_value = ${fileValue}`;
  const entry: AuditedSource = {
    act: "course.keep-own",
    subjectType: "course",
    subjectId: courseId,
    before: sql`json_object(field, json(file_value))`,
  };
  const [, rows] = await ctx.db.batch([
    auditFrom(ctx, entry, sql`FROM course_overrides WHERE ${where}`),
    returning(ctx.db, sql`UPDATE course_overrides SET file_value = NULL WHERE ${where}`, { field: courseOverrides.field }),
  ]);
  return (rows as unknown[]).length > 0;
}

/** Departments in D1. */
import { departments } from "@schema/departments";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { Context, SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import type { DepartmentWriting } from "./departments.schemas";

export interface StoredDepartment {
  departmentId: string;
  departmentCode: string;
  numericCode: string;
  nameEn: string;
  nameTr: string;
  faculty: string;
  hasCourses: boolean;
  isActive: boolean;
  /** When it was last changed; absent in a copy that is kept from before. */
  version?: number;
}

const departmentColumns = {
  departmentId: departments.departmentId,
  departmentCode: departments.departmentCode,
  numericCode: departments.numericCode,
  nameEn: departments.nameEn,
  nameTr: departments.nameTr,
  faculty: departments.faculty,
  hasCourses: departments.hasCourses,
  isActive: departments.departmentIsActive,
  version: departments.updatedAt,
};

/** All departments, by code; a university has a hundred or two. */
export async function loadDepartments({ db }: Pick<Context, "db" | "env" | "clock">): Promise<StoredDepartment[]> {
  return db.select(departmentColumns).from(departments).orderBy(asc(departments.departmentCode));
}

/** All departments by how many members have chosen them, those of most first. */
export const departmentsBySize = ({ db }: Pick<Context, "db">) =>
  db.all<{ departmentId: string; departmentCode: string }>(
    sql`SELECT d.department_id AS departmentId, d.department_code AS departmentCode
      FROM departments AS d LEFT JOIN users AS u ON u.department_id = d.department_id
      GROUP BY d.department_id ORDER BY count(u.user_id) DESC, d.department_code`,
  );

/**
 * The value of a column that refers to departments: the id when it exists and is active, null for none. Any other id
 * becomes one that breaks the foreign key, so that the write itself is refused.
 * @param holds a department that is as good when it isn't active: the one that the row has already
 */
export function activeDepartment(departmentId: string | null | undefined, holds: SQL = sql`NULL`): SQL<string> | null {
  if (!departmentId) return null;
  return sql<string>`coalesce((SELECT d.department_id FROM departments d WHERE d.department_id = ${departmentId}
    AND (d.department_is_active = 1 OR d.department_id = ${holds})), '?')`;
}

/** What an audit row says of a department, in the words of the API. */
const audited = {
  department_code: departments.departmentCode,
  numeric_code: departments.numericCode,
  name_en: departments.nameEn,
  name_tr: departments.nameTr,
  faculty: departments.faculty,
  has_courses: departments.hasCourses,
  department_is_active: departments.departmentIsActive,
};

const subjectType = "department";
const rowOf = (where: SQL | undefined) => ({ table: departments, id: departments.departmentId, fields: audited, where });

const fieldsOf = (input: DepartmentWriting) => ({
  departmentCode: input.department_code,
  numericCode: input.numeric_code,
  nameEn: input.name_en,
  nameTr: input.name_tr,
  faculty: input.faculty,
  hasCourses: input.has_courses,
  departmentIsActive: input.department_is_active,
});

/** A department without a number of its own has its code in that place, also when the code changes. */
const numberBeside = (code: string) =>
  sql<string>`iif(${departments.numericCode} = ${departments.departmentCode} AND ${departments.numericCode} GLOB '*[^0-9]*',
    ${code}, ${departments.numericCode})`;

/** Which rule of the database refused a write. */
export type Refusal = "code" | "number" | "inUse";

/** Names the constraint that a failed write broke. @throws what failed, when it was no constraint of departments */
function refusalOf(failed: unknown): Refusal {
  const reason = reasonOf(failed);
  if (reason.includes("departments.department_code")) return "code";
  if (reason.includes("departments.numeric_code")) return "number";
  if (reason.includes("FOREIGN KEY")) return "inUse";
  throw failed;
}

const newFieldsOf = (input: DepartmentWriting) => ({
  ...fieldsOf(input),
  numericCode: input.numeric_code ?? input.department_code,
  nameEn: input.name_en ?? "",
  nameTr: input.name_tr ?? "",
  hasCourses: input.has_courses ?? false,
});

/** Adds a department and writes down who did. */
export async function insertDepartment(ctx: SignedInContext, input: DepartmentWriting): Promise<StoredDepartment | Refusal> {
  const now = ctx.clock.now();
  const departmentId = newId("department", now);
  try {
    const [[row]] = await ctx.db.batch([
      ctx.db
        .insert(departments)
        .values({ departmentId, ...newFieldsOf(input), createdAt: now, updatedAt: now })
        .returning(departmentColumns),
      auditEntry(ctx, { act: "department.add", subjectType, subjectId: departmentId, after: input }),
    ]);
    return row as StoredDepartment;
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** Changes a department, of the version that was read where one is named, and writes down what it was; null when there is none. */
export async function updateDepartment(
  ctx: SignedInContext,
  departmentId: string,
  { version, ...input }: DepartmentWriting & { version?: number },
): Promise<StoredDepartment | Refusal | null> {
  const isIt = eq(departments.departmentId, departmentId);
  const where = and(isIt, version === undefined ? undefined : eq(departments.updatedAt, version));
  try {
    const [, [row]] = await ctx.db.batch([
      auditChange(ctx, { act: "department.edit", subjectType, after: input }, rowOf(where)),
      ctx.db
        .update(departments)
        .set({
          ...fieldsOf(input),
          ...(input.numeric_code === undefined && { numericCode: numberBeside(input.department_code) }),
          namesFrom: null,
          updatedAt: ctx.clock.now(),
        })
        .where(where)
        .returning(departmentColumns),
    ]);
    return row ?? null;
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** Activates or deactivates a department; one that is so already is left alone. Null when there is none. */
export async function setDepartmentState(ctx: SignedInContext, departmentId: string, isActive: boolean): Promise<StoredDepartment | null> {
  const where = and(eq(departments.departmentId, departmentId), ne(departments.departmentIsActive, isActive));
  const act = isActive ? "department.activate" : "department.deactivate";
  const [, , [row]] = await ctx.db.batch([
    auditChange(ctx, { act, subjectType, after: { department_is_active: isActive } }, rowOf(where)),
    ctx.db.update(departments).set({ departmentIsActive: isActive, updatedAt: ctx.clock.now() }).where(where),
    ctx.db.select(departmentColumns).from(departments).where(eq(departments.departmentId, departmentId)).limit(1),
  ]);
  return row ?? null;
}

/** Deletes a department that nothing refers to. */
export async function deleteDepartment(ctx: SignedInContext, departmentId: string): Promise<"deleted" | "absent" | Refusal> {
  const where = eq(departments.departmentId, departmentId);
  try {
    const [, rows] = await ctx.db.batch([
      auditChange(ctx, { act: "department.delete", subjectType }, rowOf(where)),
      ctx.db.delete(departments).where(where).returning({ id: departments.departmentId }),
    ]);
    return rows.length > 0 ? "deleted" : "absent";
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** The titles of all open courses, by which the assistant knows which one a question names. */
import { courses, searchNicknames } from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { ownProgram } from "./take.repository.server";
import type { TitleCopy } from "./title-index.rules";

/** One round trip. */
export async function loadTitles({ db }: Pick<Context, "db">): Promise<TitleCopy> {
  const [rows, nicknames, ofDepartments] = await db.batch([
    db
      .select({
        code: courses.courseCode,
        nameEn: courses.nameEn,
        nameTr: courses.nameTr,
        departmentId: courses.departmentId,
        written: courses.experienceCount,
      })
      .from(courses)
      .where(eq(courses.status, "active")),
    db.select({ nickname: searchNicknames.nickname, replacement: searchNicknames.replacement }).from(searchNicknames),
    db.select({ departmentId: departments.departmentId, nameEn: departments.nameEn, nameTr: departments.nameTr }).from(departments),
  ]);
  const names = new Map(ofDepartments.map(({ departmentId, nameEn, nameTr }) => [departmentId, `${nameEn} ${nameTr}`]));
  return {
    courses: rows.map(({ code, nameEn, nameTr, departmentId, written }) => [code, nameEn, nameTr, names.get(departmentId) ?? "", written]),
    nicknames: nicknames.map(({ nickname, replacement }) => [nickname, replacement]),
  };
}

/** Those of some courses that somebody's own curriculum requires. One round trip. */
export async function codesInOwnCurriculum(db: Context["db"], userId: string, codes: readonly string[]): Promise<string[]> {
  const [rows] = await db.batch([
    rawStatement<{ courseCode: string }>(
      db,
      sql`SELECT c.course_code AS courseCode FROM ${eachOf(codes)} e CROSS JOIN courses c ON c.course_code = e.value
        CROSS JOIN program_courses l ON l.course_id = c.course_id AND l.program_id = ${ownProgram(userId)} WHERE l.elective_kind IS NULL`,
    ),
  ]);
  return rows.map(({ courseCode }) => courseCode);
}

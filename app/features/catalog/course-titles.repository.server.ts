/** The titles of all open courses, by which the assistant knows which one a question names. */
import { courses, searchNicknames } from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import type { TitleCopy } from "./title-spotter.rules";

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

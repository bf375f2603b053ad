/** Courses in the search across everything. */
import { courses } from "@schema/catalog";
import { and, eq, sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { columns } from "~/platform/db.server";

/** Finds open courses by code and name, best first. */
export const courseSource = searchSource({
  order: 1,
  name: "courses",
  access: "public",
  list: "/courses/all",
  find: ({ db }, match, most) =>
    db
      .select(columns({ courseId: courses.courseId, courseCode: courses.courseCode, nameEn: courses.nameEn, nameTr: courses.nameTr }))
      .from(courses)
      .innerJoin(
        sql`(SELECT rowid AS hit, rank FROM courses_fts WHERE courses_fts MATCH ${match} ORDER BY rank LIMIT ${most * 3}) AS found`,
        sql`found.hit = ${courses.key}`,
      )
      .where(and(eq(courses.status, "active")))
      .orderBy(sql`found.rank`)
      .limit(most),
  hitOf: ({ courseId, courseCode, nameEn, nameTr }, { locale }) => ({
    title: courseCode,
    about: locale === "tr" ? nameTr : nameEn,
    to: `/courses/one/${courseId}`,
  }),
});

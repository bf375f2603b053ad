/** What the front page shows of courses: totals, the latest experiences, and the courses with the most of them. */
import { courses } from "@schema/catalog";
import { experiences } from "@schema/courses";
import { counters } from "@schema/platform";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";

const LATEST = 4;
const TOP = 6;
/** A little more than is shown, so that the cut can fall between two words. */
const EXCERPT_CHARACTERS = 200;

type Base = Pick<Context, "db">;

const isActive = eq(courses.status, "active");

/** The statement for the totals of courses, experiences and databank entries. */
export const totals = ({ db }: Base) =>
  db
    .select({ name: counters.name, facet: counters.facet, value: counters.value })
    .from(counters)
    .where(inArray(counters.name, ["courses", "experiences", "databank_entries"]));

/** The statement for the latest approved experiences; never an author. */
export const latestExperiences = ({ db }: Base) =>
  db
    .select(
      columns({
        experienceId: experiences.experienceId,
        courseId: courses.courseId,
        courseCode: courses.courseCode,
        nameEn: courses.nameEn,
        nameTr: courses.nameTr,
        overall: experiences.overall,
        text: sql<string>`substr(${experiences.text}, 1, ${EXCERPT_CHARACTERS})`.as("text"),
      }),
    )
    .from(experiences)
    .innerJoin(courses, and(eq(courses.courseId, experiences.courseId), isActive))
    .where(eq(experiences.status, "approved"))
    .orderBy(desc(experiences.key))
    .limit(LATEST);

/** The statement for the courses with the most approved experiences. */
export const topCourses = ({ db }: Base) =>
  db
    .select({
      courseId: courses.courseId,
      courseCode: courses.courseCode,
      nameEn: courses.nameEn,
      nameTr: courses.nameTr,
      experienceCount: courses.experienceCount,
      overallHundredths: courses.overallHundredths,
    })
    .from(courses)
    .where(and(isActive, gt(courses.experienceCount, 0)))
    .orderBy(desc(courses.experienceCount), desc(courses.key))
    .limit(TOP);

/** What the catalog itself moves when a course is merged into another: favourites, offerings, requirements, curricula, former codes. */
import * as schema from "@schema/catalog";
import { type SQL, sql } from "drizzle-orm";
import type { Merge, MergedTable } from "~/engines/merge";

const favorites: MergedTable = {
  name: "favorites",
  order: 3,
  tables: [schema.courseFavorites],
  count: ({ from }) => sql`SELECT count(*) FROM course_favorites WHERE course_id = ${from}`,
  countTwice: ({ from, into }) =>
    sql`SELECT count(*) FROM course_favorites f WHERE f.course_id = ${from}
      AND EXISTS (SELECT 1 FROM course_favorites o WHERE o.course_id = ${into} AND o.user_id = f.user_id)`,
  statements: ({ from, into }) => [
    sql`INSERT OR IGNORE INTO course_favorites (user_id, course_id, created_at)
      SELECT user_id, ${into}, created_at FROM course_favorites WHERE course_id = ${from}`,
    sql`DELETE FROM course_favorites WHERE course_id = ${from}`,
  ],
};

/** Pairs of offerings of both courses in one term: `f` goes, `t` stays. */
const sharedTerms = ({ from, into }: Merge): SQL =>
  sql`offerings f CROSS JOIN offerings t ON t.course_id = ${into} AND t.term = f.term WHERE f.course_id = ${from}`;

/** Sections whose number the other course has in the same term. */
const twinSections = ({ from, into }: Merge): SQL =>
  sql`SELECT s.section_id FROM offerings f CROSS JOIN sections s ON s.offering_id = f.offering_id
    CROSS JOIN offerings t ON t.course_id = ${into} AND t.term = f.term
    CROSS JOIN sections o ON o.offering_id = t.offering_id AND o.section_number = s.section_number WHERE f.course_id = ${from}`;

const offerings: MergedTable = {
  name: "offerings",
  order: 4,
  tables: [schema.offerings, schema.sections, schema.sectionInstructors, schema.sectionMeetings],
  count: ({ from }) => sql`SELECT count(*) FROM offerings WHERE course_id = ${from}`,
  countTwice: (merge) => sql`SELECT count(*) FROM ${sharedTerms(merge)}`,
  statements: (merge) => [
    sql`DELETE FROM section_instructors WHERE section_id IN (${twinSections(merge)})`,
    sql`DELETE FROM section_meetings WHERE section_id IN (${twinSections(merge)})`,
    sql`DELETE FROM sections WHERE section_id IN (${twinSections(merge)})`,
    sql`UPDATE sections SET offering_id = (SELECT t.offering_id FROM ${sharedTerms(merge)} AND f.offering_id = sections.offering_id)
      WHERE offering_id IN (SELECT f.offering_id FROM ${sharedTerms(merge)})`,
    sql`DELETE FROM offerings WHERE offering_id IN (SELECT f.offering_id FROM ${sharedTerms(merge)})`,
    sql`UPDATE offerings SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
    sql`UPDATE section_instructors SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
    sql`UPDATE section_meetings SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
  ],
};

const prerequisites: MergedTable = {
  name: "prerequisites",
  order: 5,
  tables: [schema.coursePrerequisites, schema.waitingPrerequisites],
  count: ({ from }) => sql`SELECT count(*) FROM course_prerequisites WHERE required_course_id = ${from}`,
  statements({ from, into }) {
    const hasNone = sql`(SELECT has_prerequisites FROM courses WHERE course_id = ${into}) = 0`;
    return [
      sql`INSERT OR IGNORE INTO course_prerequisites (course_id, set_number, required_course_id)
        SELECT ${into}, set_number, required_course_id FROM course_prerequisites
        WHERE course_id = ${from} AND required_course_id <> ${into} AND ${hasNone}`,
      sql`INSERT OR IGNORE INTO waiting_prerequisites (course_id, set_number, required_code)
        SELECT ${into}, set_number, required_code FROM waiting_prerequisites WHERE course_id = ${from} AND ${hasNone}`,
      sql`INSERT OR IGNORE INTO course_prerequisites (course_id, set_number, required_course_id)
        SELECT course_id, set_number, ${into} FROM course_prerequisites WHERE required_course_id = ${from} AND course_id <> ${into}`,
      sql`DELETE FROM course_prerequisites WHERE course_id = ${from}`,
      sql`DELETE FROM course_prerequisites WHERE required_course_id = ${from}`,
      sql`DELETE FROM waiting_prerequisites WHERE course_id = ${from}`,
      sql`UPDATE courses SET has_prerequisites = EXISTS (SELECT 1 FROM course_prerequisites WHERE course_id = ${into})
        OR EXISTS (SELECT 1 FROM waiting_prerequisites WHERE course_id = ${into}) WHERE course_id = ${into}`,
    ];
  },
};

const curricula: MergedTable = {
  name: "curricula",
  order: 6,
  tables: [schema.programCourses],
  count: ({ from }) => sql`SELECT count(*) FROM program_courses WHERE course_id = ${from}`,
  statements: ({ from, into }) => [sql`UPDATE program_courses SET course_id = ${into} WHERE course_id = ${from}`],
};

/** What the course was ever called, its number and its id lead on. What staff set of it and what files say of it goes with it. */
const aliases: MergedTable = {
  name: "aliases",
  order: 7,
  tables: [schema.courseAliases, schema.courseOverrides, schema.courseClaims],
  count: ({ from }) => sql`SELECT count(*) FROM course_aliases WHERE course_id = ${from}`,
  statements: ({ from, into, now }) => [
    sql`UPDATE course_aliases SET course_id = ${into} WHERE course_id = ${from}`,
    sql`INSERT INTO course_aliases (code, course_id, created_at)
      SELECT value, ${into}, ${now} FROM courses c, json_each(json_array(c.course_code, c.numeric_code, c.course_id)) WHERE c.course_id = ${from}
      ON CONFLICT (code) DO UPDATE SET course_id = excluded.course_id`,
    sql`DELETE FROM course_overrides WHERE course_id = ${from}`,
    sql`DELETE FROM course_claims WHERE course_id = ${from}`,
  ],
};

export const catalogMergePlaces: readonly MergedTable[] = [favorites, offerings, prerequisites, curricula, aliases];

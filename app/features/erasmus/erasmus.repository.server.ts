/** Courses abroad and what they counted as, in D1. */

import { users } from "@schema/accounts";
import { courseEquivalences } from "@schema/erasmus";
import { posts } from "@schema/posts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, eachOf, rawStatement, returning } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { typedOrNear } from "~/platform/typed-or-near.server";
import type { CityCount } from "./city-map.rules";
import type { PersonCost } from "./countries.rules";
import type { EquivalenceInput } from "./erasmus.schemas";

type Base = Pick<Context, "db">;

const MOST_HITS = 30;
/** Hits beyond those shown, in case their post is hidden. */
const SPARE_HITS = 10;

const equivalenceColumns = columns({
  key: courseEquivalences.key,
  postId: courseEquivalences.postId,
  university: courseEquivalences.university,
  theirCourse: courseEquivalences.theirCourse,
  ourCourse: courseEquivalences.ourCourse,
  credits: courseEquivalences.credits,
  isAccepted: courseEquivalences.isAccepted,
});

/** Countries are counted among so many of the latest semesters. */
const MOST_COUNTED = 1000;

/** The statement for what each person wrote of each country. */
export const personCosts = ({ db }: Base) =>
  rawStatement<PersonCost>(
    db,
    sql`SELECT coalesce(details ->> 'country', '') AS country, coalesce(details ->> 'currency', '') AS currency, author_id AS authorId,
      count(*) AS posts, total(details ->> 'monthly_cost') AS sum, sum(coalesce(details ->> 'monthly_cost', 0) > 0) AS told
    FROM (SELECT details, author_id FROM ${posts} WHERE kind = 'erasmus' AND status = 'approved' ORDER BY key DESC LIMIT ${MOST_COUNTED})
    GROUP BY 1, 2, 3`,
  );

/** The statement for how often people wrote of each city, as they spelt it. */
export const cityCounts = ({ db }: Base) =>
  rawStatement<CityCount>(
    db,
    sql`SELECT coalesce(details ->> 'city', '') AS city, count(*) AS posts
    FROM (SELECT details FROM ${posts} WHERE kind = 'erasmus' AND status = 'approved' ORDER BY key DESC LIMIT ${MOST_COUNTED}) GROUP BY 1`,
  );

/** Semesters in cities, by the spellings that there are of them. */
export const isInCity = (spellings: readonly string[]) =>
  sql`coalesce(${posts.details} ->> 'city', '') IN (SELECT value FROM ${eachOf(spellings)})`;

/** Semesters in a country, by the spellings that there are of it. */
export const isIn = (spellings: readonly string[]) => sql`${posts.details} ->> 'country' IN (SELECT value FROM ${eachOf(spellings)})`;

/** The statement for the courses of one semester abroad. */
export const equivalencesOf = ({ db }: Base, postId: string) =>
  db.select(equivalenceColumns).from(courseEquivalences).where(eq(courseEquivalences.postId, postId)).orderBy(asc(courseEquivalences.key));

/** Courses of all semesters that readers may see, by the words of either side; the latest hits. */
export async function searchEquivalences({ db }: Base, text: string) {
  const query = typedOrNear("course_equivalences_fts", text);
  if (!query) return [];
  const hits = sql`${courseEquivalences.key} IN (SELECT rowid FROM course_equivalences_fts WHERE course_equivalences_fts MATCH ${query}
    ORDER BY rowid DESC LIMIT ${MOST_HITS + SPARE_HITS})`;
  const [rows] = await db.batch([
    db
      .select(equivalenceColumns)
      .from(courseEquivalences)
      .innerJoin(posts, eq(posts.postId, courseEquivalences.postId))
      .where(and(hits, eq(posts.status, "approved")))
      .orderBy(desc(courseEquivalences.key))
      .limit(MOST_HITS),
  ]);
  return rows;
}

/** So many of the latest rows go to who compares them with their own courses. */
const MOST_COMPARED = 2000;

/** What was accepted or not in all semesters that readers may see, the latest first, with the department of whoever was there. One round trip. */
export async function latestEquivalences({ db }: Base) {
  const [rows] = await db.batch([
    db
      .select(
        columns({
          postId: courseEquivalences.postId,
          university: courseEquivalences.university,
          theirCourse: courseEquivalences.theirCourse,
          ourCourse: courseEquivalences.ourCourse,
          isAccepted: courseEquivalences.isAccepted,
          country: sql<string | null>`${posts.details} ->> 'country'`.as("country"),
          term: sql<string | null>`${posts.details} ->> 'term'`.as("term"),
          departmentId: users.departmentId,
        }),
      )
      .from(courseEquivalences)
      .innerJoin(posts, eq(posts.postId, courseEquivalences.postId))
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(eq(posts.status, "approved"))
      .orderBy(desc(courseEquivalences.key))
      .limit(MOST_COMPARED),
  ]);
  return rows;
}

/** Adds a course to one's own semester, while there are fewer than `most`. @returns whether it was added */
export async function insertEquivalence(
  { db }: Base,
  postId: string,
  authorId: string,
  input: EquivalenceInput,
  most: number,
): Promise<boolean> {
  const { their_course, our_course, credits = null, is_accepted } = input;
  const words = foldTurkish(`${their_course} ${our_course}`);
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO course_equivalences (post_id, university, their_course, our_course, credits, is_accepted, search_text)
      SELECT post_id, coalesce(facet_b, ''), ${their_course}, ${our_course}, ${credits || null}, ${is_accepted ? 1 : 0}, ${words} FROM ${posts}
      WHERE post_id = ${postId} AND kind = 'erasmus' AND author_id = ${authorId} AND status <> 'deleted'
        AND (SELECT count(*) FROM course_equivalences WHERE post_id = ${postId}) < ${most}`,
      { key: courseEquivalences.key },
    ),
  ]);
  return rows.length === 1;
}

/** Removes a course from one's own semester. */
export async function deleteEquivalence({ db }: Base, key: number, authorId: string): Promise<void> {
  await db
    .delete(courseEquivalences)
    .where(
      and(
        eq(courseEquivalences.key, key),
        sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${posts.postId} = course_equivalences.post_id AND ${posts.authorId} = ${authorId})`,
      ),
    );
}

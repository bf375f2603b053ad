/** Instructors in the search across everything: each leads to the page of their courses. */
import { sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { rawStatement } from "~/platform/db.server";
import { instructorPath, personName } from "../catalog/offered/instructor-path";

/** Finds instructors by name, those whose name is the shortest first: it has least beside what was asked. */
export const instructorSource = searchSource({
  order: 1.5,
  name: "instructors",
  access: "public",
  list: null,
  find: ({ db }, match, most) =>
    rawStatement<{ name: string }>(
      db,
      sql`SELECT i.name FROM instructors_fts f CROSS JOIN instructors i ON i.key = f.rowid
        WHERE instructors_fts MATCH ${match} ORDER BY length(i.name), i.name LIMIT ${most}`,
    ),
  hitOf: ({ name }) => ({ title: personName(name), about: null, to: instructorPath(name) }),
});

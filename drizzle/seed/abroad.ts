/** Courses abroad that a local site starts with, of its semesters at TU Wien and AGH; see `content/posts.ts`. */
import { searchableText } from "../../app/engines/posts/search-text";
import type { Db } from "../../app/platform/db.server";
import { courseEquivalences } from "../schema/erasmus";
import { insertMany } from "./insert-many";

const told = [
  ["post-erasmus-1", "AGH University", "Algorithms and Data Structures", "CENG213", "6 ECTS", true],
  ["post-erasmus-1", "AGH University", "Probability Theory", "STAT221", "5 ECTS", false],
  ["post-erasmus-2", "TU Wien", "Algorithmen und Datenstrukturen", "CENG213", "8 ECTS", true],
  ["post-erasmus-2", "TU Wien", "Betriebssysteme", "CENG334", "6 ECTS", true],
  ["post-erasmus-2", "TU Wien", "Analysis für Informatik", "MATH219", "6 ECTS", false],
] as const;

/** Writes them; the semesters that they are of have to be there. */
export async function seedAbroad(db: Db): Promise<void> {
  await insertMany(
    db,
    courseEquivalences,
    told.map(([postId, university, theirCourse, ourCourse, credits, isAccepted]) => ({
      postId,
      university,
      theirCourse,
      ourCourse,
      credits,
      isAccepted,
      searchText: searchableText(`${theirCourse} ${ourCourse}`),
    })),
  );
}

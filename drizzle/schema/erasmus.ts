/** Courses abroad and what they count as here. */
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, rowKey } from "./columns";
import { posts } from "./posts";

/** Courses abroad and what they counted as at home; searchable across all Erasmus posts. */
export const courseEquivalences = sqliteTable(
  "course_equivalences",
  {
    key: rowKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    university: text("university").notNull(),
    theirCourse: text("their_course").notNull(),
    ourCourse: text("our_course").notNull(),
    credits: text("credits"),
    isAccepted: flag("is_accepted").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [index("course_equivalences_post").on(t.postId), index("course_equivalences_ours").on(t.ourCourse, t.key)],
);

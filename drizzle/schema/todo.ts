/** What people mean to do, and what they have done. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { repeats } from "../../app/platform/repeats";
import { users } from "./accounts";
import { createdAt, instant, rowKey, updatedAt } from "./columns";

export const todos = sqliteTable(
  "todos",
  {
    key: rowKey(),
    todoId: text("todo_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    title: text("title").notNull(),
    note: text("note").notNull().default(""),
    /** The list as its owner wrote it, and folded: `#Fizik` and `#fizik` are one. Empty: none. */
    list: text("list").notNull().default(""),
    listKey: text("list_key").notNull().default(""),
    /** A day of the university's calendar, and minutes after its midnight. */
    dueOn: text("due_on"),
    dueMinute: integer("due_minute"),
    /** 1 is important, 2 urgent. */
    priority: integer("priority").notNull().default(0),
    repeat: text("repeat", { enum: repeats }).notNull().default("none"),
    /** The day of the month that a monthly one is meant for, which short months haven't got. */
    repeatDay: integer("repeat_day").notNull().default(1),
    /** Its place among its owner's, as a fractional index: text that sorts by bytes. */
    position: text("position").notNull(),
    /** The one whose repeat it is. */
    previousId: text("previous_id").unique(),
    doneAt: instant("done_at"),
    /** Rises with every edit: who edits an older one is told. */
    revision: integer("revision").notNull().default(1),
    /** Title, note and list, folded for the search of its owner. */
    searchText: text("search_text").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("todos_position").on(t.userId, t.position),
    index("todos_open").on(t.userId, t.position).where(sql`done_at IS NULL`),
    index("todos_done").on(t.userId, t.doneAt).where(sql`done_at IS NOT NULL`),
    check("todos_due", sql`due_minute IS NULL OR (due_on IS NOT NULL AND due_minute BETWEEN 0 AND 1439)`),
    check("todos_priority", sql`priority BETWEEN 0 AND 2`),
    check("todos_repeat", sql`repeat = 'none' OR due_on IS NOT NULL`),
    check("todos_repeat_day", sql`repeat_day BETWEEN 1 AND 31`),
  ],
);

/** Pages of todos: each person's own. */
import { page, pagesOf } from "../../platform/pages/page";

/** Ticking off and putting in order is quick work. */
export const writeLimit = { name: "todos", max: 240, windowMs: 60_000 };

export const todoPages = pagesOf("todo", [
  page("/todo/all", "all", { access: "user", writeLimit }),
  page("/todo/add", "add", { access: "user", writeLimit }),
  page("/todo/one/:todo_id", "one", { access: "user", writeLimit }),
  page("/todo/edit/:todo_id", "edit", { access: "user", writeLimit }),
  page("/todo/history", "history", { access: "user", writeLimit }),
]);

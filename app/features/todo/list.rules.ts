/** What lists show of todos, which of them stand in a view, and in which lists they are. */

import { foldTurkish } from "~/platform/folding";
import { byName } from "~/platform/order";
import { byDue, isDueNow } from "./due.rules";
import { priorities } from "./todo.limits";
import type { TodoRow } from "./todo.repository.server";
import type { View } from "./todo.schemas";

/** A todo as lists show it. */
export type ListedTodo = Pick<TodoRow, "todoId" | "title" | "list" | "dueOn" | "dueMinute" | "repeat"> & {
  priority: (typeof priorities)[number];
  hasNote: boolean;
};

/** A row as lists show it. */
export const listed = ({ todoId, title, list, dueOn, dueMinute, repeat, priority, note }: TodoRow): ListedTodo => ({
  todoId,
  title,
  list,
  dueOn,
  dueMinute,
  repeat,
  priority: priorities[priority] ?? "normal",
  hasNote: note !== "",
});

/** The lists that todos are in, by name, each with how many. */
export function listsOf(rows: readonly TodoRow[]): { name: string; key: string; count: number }[] {
  const found = new Map<string, { name: string; key: string; count: number }>();
  for (const { list } of rows) {
    if (!list) continue;
    const key = foldTurkish(list);
    const known = found.get(key) ?? { name: list, key, count: 0 };
    found.set(key, { ...known, count: known.count + 1 });
  }
  return [...found.values()].sort((a, b) => byName(a.name, b.name));
}

/** The todos of a view, in its order. */
export function inView(rows: readonly TodoRow[], view: View, today: string): TodoRow[] {
  if (view === "today") return byDue(rows.filter((row) => isDueNow(row, today)));
  if (view === "upcoming") return byDue(rows.filter((row) => row.dueOn !== null));
  return [...rows];
}

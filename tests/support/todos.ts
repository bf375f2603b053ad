/** Todos that tests set up. */
import { todos } from "@schema/todo";
import { generateKeyBetween } from "fractional-indexing";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { type Person, testContext } from "./site";

let last: string | null = null;

/** Writes a todo of somebody, behind those before it. @returns its id */
export async function addTodo({ userId }: Pick<Person, "userId">, own: Partial<typeof todos.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  last = generateKeyBetween(last, null);
  const title = own.title ?? "Lab report";
  const row = {
    todoId: newId("todo", now),
    userId,
    title,
    position: last,
    searchText: foldTurkish(title),
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(todos).values(row);
  return row.todoId;
}

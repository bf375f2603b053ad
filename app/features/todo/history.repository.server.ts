/** What somebody has done, the latest first, and what they look for among it. */
import { todos } from "@schema/todo";
import { sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { columnHoldsWords } from "~/platform/held-words.server";
import type { TodoRow } from "./todo.repository.server";

export type DoneRow = Pick<TodoRow, "todoId" | "title" | "list" | "repeat"> & { doneAt: number };

/** Words are looked for in the rows of their owner alone: there is no index in which others' words are too. */
export async function findDone(ctx: SignedInContext, q: string | undefined, { limit, offset }: { limit: number; offset: number }) {
  const { db, actor } = ctx;
  const isHit = columnHoldsWords(todos.searchText, q) ?? sql`TRUE`;
  const rows = sql`FROM todos WHERE user_id = ${actor.userId} AND done_at IS NOT NULL AND ${isHit}`;
  const [items, [counted]] = await db.batch([
    rawStatement<DoneRow>(
      db,
      sql`SELECT todo_id AS todoId, title, list, repeat, done_at AS doneAt ${rows} ORDER BY done_at DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    rawStatement<{ total: number }>(db, sql`SELECT count(*) AS total ${rows}`),
  ]);
  return { items: items as DoneRow[], total: (counted as { total: number } | undefined)?.total ?? 0 };
}

/** Deletes what is done. @returns how many */
export async function deleteDone({ db, actor }: SignedInContext): Promise<number> {
  const rows = await db
    .delete(todos)
    .where(sql`${todos.userId} = ${actor.userId} AND ${todos.doneAt} IS NOT NULL`)
    .returning({ id: todos.todoId });
  return rows.length;
}

/** What the lists of todos show: what is to be done, and what has been done. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { type PageOf, pageFrom } from "~/platform/lists/paging";
import { isDueNow } from "./due.rules";
import * as history from "./history.repository.server";
import { inView, listed, listsOf } from "./list.rules";
import { momentIn } from "./moment";
import { todoErrors } from "./todo.errors";
import { findTodoAmongOpen, openTodos, type TodoRow } from "./todo.repository.server";
import type { HistoryQuery, View } from "./todo.schemas";

/** All that one still means to do, in order. */
export async function readOpenTodos(ctx: SignedInContext): Promise<TodoRow[]> {
  requireSignedIn(ctx);
  return openTodos(ctx);
}

/** One's own todos as a view shows them, with the lists that there are. */
export async function readTodos(ctx: SignedInContext, { view, list }: { view: View; list?: string }) {
  const rows = await readOpenTodos(ctx);
  const now = momentIn(ctx);
  const lists = listsOf(rows);
  const chosen = lists.find(({ key }) => key === foldTurkish(list ?? "")) ?? null;
  const fitting = chosen ? rows.filter((row) => foldTurkish(row.list) === chosen.key) : rows;
  return {
    view,
    list: chosen?.name ?? null,
    lists,
    todos: inView(fitting, view, now.today).map(listed),
    /** Of all lists. */
    counts: { all: rows.length, today: rows.filter((row) => isDueNow(row, now.today)).length },
    now,
    /** For a form that is sent without scripts: sending it again adds nothing. */
  };
}

export type TodosPage = Awaited<ReturnType<typeof readTodos>>;

/** A todo with the names of one's lists, for its form. @throws notFound */
export async function readTodoForm(ctx: SignedInContext, todoId: string): Promise<{ todo: TodoRow; lists: string[] }> {
  requireSignedIn(ctx);
  const { todo, open } = await findTodoAmongOpen(ctx, todoId);
  if (!todo) throw todoErrors.notFound();
  return { todo, lists: listsOf(open).map(({ name }) => name) };
}

/** What one has done, the latest first. */
export async function readHistory(ctx: SignedInContext, { q, page, size }: HistoryQuery): Promise<PageOf<history.DoneRow>> {
  requireSignedIn(ctx);
  const { items, total } = await history.findDone(ctx, q, { limit: size + 1, offset: (page - 1) * size });
  return pageFrom(items, total, { page, size });
}

/** Deletes what is done. @returns how many */
export async function clearHistory(ctx: SignedInContext): Promise<number> {
  requireSignedIn(ctx);
  return history.deleteDone(ctx);
}

/** Todos in D1; every statement names the owner. */
import { todos } from "@schema/todo";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { onlyOnce } from "~/platform/once.server";
import { MAX_OPEN } from "./todo.limits";

type Base = Pick<SignedInContext, "db" | "actor" | "clock">;

export type TodoRow = Omit<typeof todos.$inferSelect, "key" | "searchText" | "userId" | "listKey" | "previousId">;

const shown = {
  todoId: todos.todoId,
  title: todos.title,
  note: todos.note,
  list: todos.list,
  dueOn: todos.dueOn,
  dueMinute: todos.dueMinute,
  priority: todos.priority,
  repeat: todos.repeat,
  repeatDay: todos.repeatDay,
  position: todos.position,
  doneAt: todos.doneAt,
  revision: todos.revision,
  createdAt: todos.createdAt,
  updatedAt: todos.updatedAt,
};

/** What its owner decides of a todo. */
export type TodoFields = Pick<TodoRow, "title" | "note" | "list" | "dueOn" | "dueMinute" | "priority" | "repeat" | "repeatDay">;

export const own = ({ actor }: Base, todoId: string) => and(eq(todos.todoId, todoId), eq(todos.userId, actor.userId));

/** The columns that follow from the others. */
const derived = ({ title, note, list }: Pick<TodoFields, "title" | "note" | "list">) => ({
  listKey: foldTurkish(list),
  searchText: foldTurkish(`${title} ${note} ${list}`),
});

/** The statement for all that somebody still means to do, in their order. */
export const openTodos = ({ db, actor }: Pick<Base, "db" | "actor">) =>
  db
    .select(shown)
    .from(todos)
    .where(and(eq(todos.userId, actor.userId), isNull(todos.doneAt)))
    .orderBy(asc(todos.position))
    .limit(MAX_OPEN + 1);

/** A todo of one's own; null when there is none. */
export async function findTodo(ctx: Base, todoId: string): Promise<TodoRow | null> {
  const [row] = await ctx.db.select(shown).from(todos).where(own(ctx, todoId)).limit(1);
  return row ?? null;
}

/** A todo of one's own, null when there is none, and all that one still means to do. */
export async function findTodoAmongOpen(ctx: Base, todoId: string): Promise<{ todo: TodoRow | null; open: TodoRow[] }> {
  const one = ctx.db.select(shown).from(todos).where(own(ctx, todoId)).limit(1);
  const [[todo], open] = await ctx.db.batch([one, openTodos(ctx)]);
  return { todo: todo ?? null, open };
}

/** How a write that gives a todo its place went. */
export type Placed = "written" | "taken" | "too-many";

/** Runs a write that gives a place; `taken` when another device has just given it away. */
async function placing(write: Promise<unknown>): Promise<Placed> {
  try {
    await write;
    return "written";
  } catch (failed) {
    const reason = reasonOf(failed);
    if (reason.includes("too many todos")) return "too-many";
    if (/UNIQUE constraint failed: todos\.user_id, todos\.position/.test(reason)) return "taken";
    throw failed;
  }
}

/** Writes a todo; one that is there already, because its form was sent twice, stays as it is. */
export function insertTodo(ctx: Base, todoId: string, position: string, fields: TodoFields): Promise<Placed> {
  const now = ctx.clock.now();
  const row = { todoId, userId: ctx.actor.userId, position, ...fields, ...derived(fields), createdAt: now, updatedAt: now };
  return placing(onlyOnce(ctx, todos.todoId, todoId, [ctx.db.insert(todos).values(row)]));
}

/** Gives a todo another place. */
export const updatePosition = (ctx: Base, todoId: string, position: string): Promise<Placed> =>
  placing(ctx.db.update(todos).set({ position }).where(own(ctx, todoId)));

/** Changes a todo that is still of the version that was changed. @returns whether it was */
export async function updateTodo(ctx: Base, todoId: string, seen: number, fields: TodoFields): Promise<boolean> {
  const rows = await ctx.db
    .update(todos)
    .set({ ...fields, ...derived(fields), revision: sql`${todos.revision} + 1`, updatedAt: ctx.clock.now() })
    .where(and(own(ctx, todoId), eq(todos.revision, seen)))
    .returning({ id: todos.todoId });
  return rows.length > 0;
}

/** @returns whether there was one */
export async function deleteTodo(ctx: Base, todoId: string): Promise<boolean> {
  return (await ctx.db.delete(todos).where(own(ctx, todoId)).returning({ id: todos.todoId })).length > 0;
}

/** The next one of a todo that repeats. */
export interface Following {
  todoId: string;
  dueOn: string;
  position: string;
}

/**
 * Marks a todo as done, and makes the next one of those that repeat, in one batch: the next one hangs on the mark and there is
 * one at most, so doing it twice makes no second one.
 * @param seen the version from which the next day follows
 * @returns whether it is done by this call
 */
export async function markDone(ctx: Base, todoId: string, seen: number, following: Following | null): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const mark = db
    .update(todos)
    .set({ doneAt: now, updatedAt: now })
    .where(and(own(ctx, todoId), eq(todos.revision, seen), isNull(todos.doneAt)))
    .returning({ id: todos.todoId });
  if (!following) return (await mark).length > 0;
  const next = rawStatement(
    db,
    sql`INSERT INTO todos (todo_id, user_id, title, note, list, list_key, due_on, due_minute, priority, repeat, repeat_day, position,
        previous_id, search_text, created_at, updated_at)
      SELECT ${following.todoId}, user_id, title, note, list, list_key, ${following.dueOn}, due_minute, priority, repeat, repeat_day,
        ${following.position}, todo_id, search_text, ${now}, ${now}
      FROM todos WHERE todo_id = ${todoId} AND user_id = ${actor.userId} AND revision = ${seen} AND done_at IS NOT NULL
      ON CONFLICT (previous_id) DO NOTHING`,
  );
  const [marked] = await db.batch([mark, next]);
  return marked.length > 0;
}

/** The same, where another device may have taken the place of the next one meanwhile. */
export async function placeDone(ctx: Base, todoId: string, seen: number, following: Following): Promise<Placed | "unchanged"> {
  let isDone = false;
  const placed = await placing(
    markDone(ctx, todoId, seen, following).then((done) => {
      isDone = done;
    }),
  );
  return placed === "written" && !isDone ? "unchanged" : placed;
}

/** Takes the mark off again; the next one goes with it, unless somebody has worked on that. @returns whether there is such a todo */
export async function unmarkDone(ctx: Base, todoId: string): Promise<boolean> {
  const { db, actor, clock } = ctx;
  const [, rows] = await db.batch([
    rawStatement(
      db,
      sql`DELETE FROM todos WHERE previous_id = ${todoId} AND user_id = ${actor.userId} AND done_at IS NULL AND revision = 1`,
    ),
    db.update(todos).set({ doneAt: null, updatedAt: clock.now() }).where(own(ctx, todoId)).returning({ id: todos.todoId }),
  ]);
  return rows.length > 0;
}

interface Neighbours {
  previous: string | null;
  next: string | null;
}

const placeOf = ({ actor }: Base, todoId: string) =>
  sql`(SELECT position FROM todos WHERE todo_id = ${todoId} AND user_id = ${actor.userId})`;

/** The places of one's own todos but one, of those that are done too: they keep theirs. */
const others = ({ actor }: Base, but: string | null) => sql`FROM todos WHERE user_id = ${actor.userId} AND todo_id <> ${but ?? ""}`;

const neighboursAt = async (ctx: Base, previous: SQL, but: string | null): Promise<Neighbours> => {
  const [[row]] = await ctx.db.batch([
    rawStatement<Neighbours>(
      ctx.db,
      sql`SELECT p AS previous, (SELECT min(position) ${others(ctx, but)} AND position > coalesce(p, '')) AS next FROM (SELECT ${previous} AS p)`,
    ),
  ]);
  return row ?? { previous: null, next: null };
};

/** Between which places the first one is: before all that there are. */
export const firstPlace = (ctx: Base) => neighboursAt(ctx, sql`NULL`, null);

/** Between which places somebody finds room right behind a todo; behind nothing, where that isn't there any more. */
export const placeAfter = (ctx: Base, todoId: string | null, moved: string | null) =>
  neighboursAt(ctx, todoId === null ? sql`NULL` : placeOf(ctx, todoId), moved);

/** Between which places a todo is after one step among those that are still to be done. */
export function placeAfterStep(ctx: Base, todoId: string, to: "up" | "down" | "bottom") {
  const open = sql`${others(ctx, todoId)} AND done_at IS NULL`;
  const mine = placeOf(ctx, todoId);
  const before = sql`(SELECT position ${open} AND position < ${mine} ORDER BY position DESC LIMIT 1 OFFSET 1)`;
  const behind = sql`coalesce((SELECT min(position) ${open} AND position > ${mine}), (SELECT max(position) ${open}))`;
  const last = sql`(SELECT max(position) FROM todos WHERE user_id = ${ctx.actor.userId} AND todo_id <> ${todoId})`;
  return neighboursAt(ctx, to === "up" ? before : to === "down" ? behind : last, todoId);
}

/** Moves what is overdue to a day. @returns how many */
export async function moveOverdue(ctx: Base, today: string): Promise<number> {
  const rows = await ctx.db
    .update(todos)
    .set({ dueOn: today, revision: sql`${todos.revision} + 1`, updatedAt: ctx.clock.now() })
    .where(and(eq(todos.userId, ctx.actor.userId), isNull(todos.doneAt), sql`${todos.dueOn} < ${today}`))
    .returning({ id: todos.todoId });
  return rows.length;
}

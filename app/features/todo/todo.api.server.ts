/** Todos for programs; the same use cases as the pages. */

import { z } from "zod";
import { idField, trimmedText } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { repeats } from "~/platform/repeats";
import { clockTime } from "~/platform/time";
import { listed } from "./list.rules";
import { readHistory, readOpenTodos } from "./lists.service.server";
import { MAX_LINE, priorities } from "./todo.limits";
import { writeLimit } from "./todo.pages";
import type { TodoRow } from "./todo.repository.server";
import { editForm, historyQuery, todoForm } from "./todo.schemas";
import { addLine, addTodo, deleteTodo, doTodo, editTodo, moveTodo, readTodo, undoTodo } from "./todo.service.server";

const path = "/todos/:todo_id";
const access = "user" as const;
const params = z.object({ todo_id: idField() });
const ok = z.object({ ok: z.literal(true) });
const done = { ok: true } as const;

const todoAnswer = z.object({
  todo_id: z.string(),
  title: z.string(),
  note: z.string(),
  list: z.string().describe("Empty: in no list."),
  due_on: z.string().nullable().describe("A day of the university's calendar, 2026-11-22."),
  due_time: z.string().nullable().describe("The university's clock, 14:00."),
  priority: z.enum(priorities),
  repeat: z.enum(repeats),
  done_at: z.number().nullable(),
  revision: z.number().describe("Send it with a change: of an older one it is refused."),
});

function answerOf(row: TodoRow): z.input<typeof todoAnswer> {
  const { todoId, title, list, dueOn, dueMinute, repeat, priority } = listed(row);
  return {
    todo_id: todoId,
    title,
    note: row.note,
    list,
    due_on: dueOn,
    due_time: dueMinute === null ? null : clockTime(dueMinute),
    priority,
    repeat,
    done_at: row.doneAt,
    revision: row.revision,
  };
}

const list = endpoint({
  method: "GET",
  path: "/todos",
  access,
  summary: "What you still mean to do, in your own order",
  response: z.object({ todos: z.array(todoAnswer) }),
  handler: async (_, ctx) => ({ todos: (await readOpenTodos(ctx)).map(answerOf) }),
});

const history = endpoint({
  method: "GET",
  path: "/todos/history",
  access,
  summary: "What you have done, the latest first",
  query: historyQuery,
  response: z.object({
    todos: z.array(z.object({ todo_id: z.string(), title: z.string(), list: z.string(), done_at: z.number() })),
    total: z.number(),
  }),
  async handler({ query }, ctx) {
    const { items, total } = await readHistory(ctx, query);
    return { todos: items.map(({ todoId, title, list, doneAt }) => ({ todo_id: todoId, title, list, done_at: doneAt })), total };
  },
});

const lineBody = z.strictObject({
  line: trimmedText(1, MAX_LINE).describe("`lab report friday #physics !`"),
  key: z
    .string()
    .regex(/^[\w-]{8,80}$/)
    .optional(),
});

const added = z.object({ todo_id: z.string() });

const add = endpoint({
  method: "POST",
  path: "/todos",
  access,
  writeLimit,
  summary: "Add a todo, field by field",
  body: todoForm(),
  response: added,
  status: 201,
  handler: async ({ body }, ctx) => ({ todo_id: await addTodo(ctx, body) }),
});

const addByLine = endpoint({
  method: "POST",
  path: "/todos/line",
  access,
  writeLimit,
  summary: "Add a todo as one line, from which day, time, list, priority and repeat are read",
  body: lineBody,
  response: added,
  status: 201,
  handler: async ({ body }, ctx) => ({ todo_id: await addLine(ctx, body) }),
});

const one = endpoint({
  method: "GET",
  path,
  access,
  summary: "One of your todos",
  params,
  response: todoAnswer,
  handler: async ({ params: { todo_id } }, ctx) => answerOf(await readTodo(ctx, todo_id)),
});

const edit = endpoint({
  method: "PUT",
  path,
  access,
  writeLimit,
  summary: "Change a todo; 409 when it was changed since you read it",
  params,
  body: editForm(),
  response: todoAnswer,
  async handler({ params: { todo_id }, body }, ctx) {
    await editTodo(ctx, todo_id, body);
    return answerOf(await readTodo(ctx, todo_id));
  },
});

const remove = endpoint({
  method: "DELETE",
  path,
  access,
  writeLimit,
  summary: "Delete a todo",
  params,
  response: ok,
  async handler({ params: { todo_id } }, ctx) {
    await deleteTodo(ctx, todo_id);
    return done;
  },
});

const mark = endpoint({
  method: "PUT",
  path: `${path}/done`,
  access,
  writeLimit,
  summary: "Mark a todo as done; of one that repeats the next one is made",
  params,
  response: ok,
  async handler({ params: { todo_id } }, ctx) {
    await doTodo(ctx, todo_id);
    return done;
  },
});

const unmark = endpoint({
  method: "DELETE",
  path: `${path}/done`,
  access,
  writeLimit,
  summary: "Take back that a todo is done",
  params,
  response: ok,
  async handler({ params: { todo_id } }, ctx) {
    await undoTodo(ctx, todo_id);
    return done;
  },
});

const move = endpoint({
  method: "PUT",
  path: `${path}/position`,
  access,
  writeLimit,
  summary: "Put a todo behind another one, or on top",
  params,
  body: z.strictObject({ after: idField().nullable().describe("Null: on top.") }),
  response: ok,
  async handler({ params: { todo_id }, body: { after } }, ctx) {
    await moveTodo(ctx, todo_id, { after: after ?? "" });
    return done;
  },
});

export const todoEndpoints = endpointsFor("apps that keep somebody's todos", [
  list,
  history,
  add,
  addByLine,
  one,
  edit,
  remove,
  mark,
  unmark,
  move,
]);

/** The order of todos: by hand, from several devices, and nothing of it is lost. */
import { todos } from "@schema/todo";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readOpenTodos } from "../../../app/features/todo/lists.service.server";
import { placeBetween } from "../../../app/features/todo/order.rules";
import { moveTodo } from "../../../app/features/todo/todo.service.server";
import { type Person, signUp, testContext } from "../../support/site";
import { addTodo } from "../../support/todos";

let person: Person;
let ids: Record<string, string>;

beforeEach(async () => {
  person = await signUp();
  ids = {};
  for (const title of ["A", "B", "C", "D", "E"]) ids[title] = await addTodo(person, { title });
});

const order = async () => (await readOpenTodos(person.ctx)).map(({ title }) => title).join("");
const move = (title: string, after: string | null) => moveTodo(person.ctx, ids[title] ?? "", { after: after ? (ids[after] ?? "") : "" });
const step = (title: string, to: "up" | "down" | "top" | "bottom") => moveTodo(person.ctx, ids[title] ?? "", { to });

test("a todo goes behind another one, or on top", async () => {
  await move("E", "A");
  expect(await order()).toBe("AEBCD");
  await move("A", "D");
  expect(await order()).toBe("EBCDA");
  await move("C", null);
  expect(await order()).toBe("CEBDA");
});

test("a todo goes a step at a time, past those that are done, and stays at the ends", async () => {
  await testContext()
    .db.update(todos)
    .set({ doneAt: 1 })
    .where(eq(todos.todoId, ids.C ?? ""));
  await step("D", "up");
  expect(await order()).toBe("ADBE");
  await step("A", "down");
  expect(await order()).toBe("DABE");
  await step("D", "up");
  await step("E", "down");
  expect(await order()).toBe("DABE");
  await step("E", "top");
  await step("D", "bottom");
  expect(await order()).toBe("EABD");
});

test("two devices that move different ones at once both have what they did", async () => {
  for (let i = 0; i < 8; i++) {
    await Promise.all([move("A", "E"), move("D", null)]);
    const now = await order();
    expect([now[0], now.at(-1)]).toEqual(["D", "A"]);
    await Promise.all([move("A", null), move("D", "E")]);
  }
});

test("ten devices that put ten into the same gap at once: all are there, each once", async () => {
  const more = await Promise.all(Array.from({ length: 10 }, (_, i) => addTodo(person, { title: String(i) })));
  await Promise.all(more.map((id) => moveTodo(person.ctx, id, { after: ids.A ?? "" })));
  const now = await order();
  expect([...now].sort().join("")).toBe("0123456789ABCDE");
  expect([now[0], now.slice(-4)]).toEqual(["A", "BCDE"]);
});

test("the control: a place that is written without the rule of the database is given twice", async () => {
  const { db } = testContext();
  await db.run("DROP INDEX todos_position");
  try {
    const place = placeBetween(null, null, 0);
    for (const title of ["A", "B"])
      await db
        .update(todos)
        .set({ position: place })
        .where(eq(todos.todoId, ids[title] ?? ""));
    const rows = await db.select({ position: todos.position }).from(todos).where(eq(todos.userId, person.userId));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(4);
    await db.delete(todos).where(eq(todos.userId, person.userId));
  } finally {
    await db.run("CREATE UNIQUE INDEX todos_position ON todos (user_id, position)");
  }
});

test("a thousand moves into the same gap keep places short and in order", () => {
  let [previous, next] = [placeBetween(null, null, 0), placeBetween(placeBetween(null, null, 0), null, 0)];
  for (let i = 0; i < 1000; i++) {
    const between = placeBetween(previous, next, (i % 10) / 10);
    expect([previous < between, between < next]).toEqual([true, true]);
    if (i % 2) previous = between;
    else next = between;
  }
  expect(next.length).toBeLessThan(900);
});

test("behind a todo that is gone there is room on top", async () => {
  await moveTodo(person.ctx, ids.C ?? "", { after: "todo-gone" });
  expect(await order()).toBe("CABDE");
});

/** Todos: added by a line, done once, undone, found again, and nobody else's business. */
import { todos } from "@schema/todo";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { readOpenTodos } from "../../../app/features/todo/lists.service.server";
import { addLine, doTodo } from "../../../app/features/todo/todo.service.server";
import { momentOf } from "../../../app/platform/time";
import { product } from "../../../app/product.server";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTodo } from "../../support/todos";

interface Todo {
  todo_id: string;
  title: string;
  list: string;
  due_on: string | null;
  due_time: string | null;
  priority: string;
  repeat: string;
  done_at: number | null;
  revision: number;
}
type Answer = Todo & { todos: Todo[]; total: number; error: { code: string; message: string } };

let person: Person;
beforeEach(async () => {
  person = await signUp();
});

/** The person at a moment of the university's clocks. */
const at = (date: string, time = "12:00", who = person) => ({ ...who.ctx, clock: { now: () => momentOf(date, time) } });
const api = (path: string, method = "GET", json?: unknown, as = person) => call<Answer>(path, { method, as, json });
const open = async (as = person) => (await api("/todos", "GET", undefined, as)).body.todos;
const titles = async (as = person) => (await open(as)).map(({ title }) => title);
const rowsOf = (userId: string) => testContext().db.select().from(todos).where(eq(todos.userId, userId));

test("a line is added as it is understood, on top of the others", async () => {
  await addLine(at("2026-11-21"), { line: "önce bu" });
  const ctx = { ...at("2026-11-21"), locale: "tr" as const };
  await addLine(ctx, { line: "yarın 14:00 rapor #fizik !" });
  const [first, second] = await open();
  expect(first).toMatchObject({ title: "rapor", list: "fizik", due_on: "2026-11-22", due_time: "14:00", priority: "important" });
  expect(second).toMatchObject({ title: "önce bu", list: "", due_on: null });
});

test("what a line doesn't say comes from the view in which it was written", async () => {
  const ctx = at("2026-11-21");
  await addLine(ctx, { line: "read", view: "today", list: "fizik" });
  await addLine(ctx, { line: "read friday #math", view: "today", list: "fizik" });
  const said = (await open()).map(({ due_on, list }) => [due_on, list]);
  expect(said).toEqual([
    ["2026-11-27", "math"],
    ["2026-11-21", "fizik"],
  ]);
});

test("a form that is sent twice, even at once, adds one todo", async () => {
  const json = { line: "lab report", key: "the-key-of-the-form" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => api("/todos/line", "POST", json)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await titles()).toEqual(["lab report"]);
  await api("/todos/line", "POST", json, await signUp());
  expect(await titles()).toEqual(["lab report"]);
});

test("ten devices that add at once all find a place", async () => {
  await Promise.all(Array.from({ length: 10 }, (_, i) => api("/todos/line", "POST", { line: `thing ${i}` })));
  expect((await titles()).sort()).toEqual(Array.from({ length: 10 }, (_, i) => `thing ${i}`));
});

test("a todo with all its parts is written and read field by field, and changed only in its latest version", async () => {
  const json = {
    title: "Essay",
    note: "Two pages",
    list: "#fizik",
    due_on: "2026-12-01",
    due_time: "09:30",
    priority: "urgent",
    repeat: "weekly",
  };
  const { body } = await api("/todos", "POST", json);
  const path = `/todos/${body.todo_id}`;
  expect((await api(path)).body).toMatchObject({ ...json, list: "fizik", revision: 1 });
  const edited = await api(path, "PUT", { title: "Essay, long", revision: 1 });
  expect(edited.body).toMatchObject({ title: "Essay, long", due_on: null, repeat: "none", revision: 2 });
  const stale = await api(path, "PUT", { title: "Essay, short", revision: 1 });
  expect([stale.status, stale.body.error.code]).toEqual([409, "todo.changedElsewhere"]);
  expect((await api(path)).body.title).toBe("Essay, long");
});

test.each([
  [{ title: "" }, "title"],
  [{ title: "x".repeat(201) }, "title"],
  [{ title: "x", due_time: "09:00" }, "due_on"],
  [{ title: "x", repeat: "daily" }, "due_on"],
  [{ title: "x", due_on: "2026-02-30" }, "due_on"],
  [{ title: "x", note: "x".repeat(4001) }, "note"],
])("what can't be is refused: %o, by %s", async (json, field) => {
  const { status, body } = await api("/todos", "POST", json);
  expect([status, JSON.stringify(body.error).includes(field)]).toEqual([400, true]);
  expect(await rowsOf(person.userId)).toEqual([]);
});

test("the 501st is refused in words, and nothing is lost of those that there are", async () => {
  const { db } = testContext();
  const rows = Array.from({ length: 500 }, (_, i) => ({ i, position: `a${String(i).padStart(3, "0")}V` }));
  for (const chunk of [rows.slice(0, 250), rows.slice(250)])
    await db.run(
      `INSERT INTO todos (todo_id, user_id, title, position, search_text, created_at, updated_at)
       SELECT 'todo-' || '${person.userId}' || json_extract(value, '$.i'), '${person.userId}', 'x', json_extract(value, '$.position'), 'x', 0, 0
       FROM json_each('${JSON.stringify(chunk)}')`,
    );
  const { status, body } = await api("/todos/line", "POST", { line: "one more" });
  expect([status, body.error.code]).toEqual([409, "todo.tooMany"]);
  expect(body.error.message).toContain("full");
  const page = await see("/todo/all", { as: person, form: { act: "add", line: "one more" } });
  expect(page.status).toBe(409);
  expect(page.body).toContain("one more");
  expect((await open()).length).toBe(500);
});

test("done is done once, also when two devices tick at once; undone it is back in its place", async () => {
  const [first, second] = [await addTodo(person, { title: "first" }), await addTodo(person, { title: "second" })];
  await Promise.all([api(`/todos/${first}/done`, "PUT"), api(`/todos/${first}/done`, "PUT")]);
  expect(await titles()).toEqual(["second"]);
  expect((await api("/todos/history")).body.todos.map(({ title }) => title)).toEqual(["first"]);
  await api(`/todos/${first}/done`, "DELETE");
  expect(await titles()).toEqual(["first", "second"]);
  await api(`/todos/${second}`, "DELETE");
  expect((await api(`/todos/${second}/done`, "PUT")).status).toBe(404);
});

test("done makes the next one of what repeats, once, however often and from however many devices", async () => {
  const todoId = await addTodo(person, {
    title: "rent",
    dueOn: "2027-01-31",
    repeat: "monthly",
    repeatDay: 31,
    dueMinute: 540,
    list: "ev",
  });
  const ctx = at("2027-01-31");
  await Promise.all(Array.from({ length: 6 }, () => doTodo(ctx, todoId)));
  const [next, ...others] = await open();
  expect(others).toEqual([]);
  expect(next).toMatchObject({ title: "rent", due_on: "2027-02-28", due_time: "09:00", list: "ev", repeat: "monthly" });
  await doTodo(at("2027-02-28"), next?.todo_id ?? "");
  expect((await open()).map(({ due_on }) => due_on)).toEqual(["2027-03-31"]);
});

test("the control: without the one-next rule of the database, ticking twice at once makes two", async () => {
  const { db } = testContext();
  await db.run("DROP INDEX todos_previous_id_unique");
  try {
    const todoId = await addTodo(person, { dueOn: "2027-01-31", repeat: "daily" });
    const next = `INSERT INTO todos (todo_id, user_id, title, position, previous_id, search_text, created_at, updated_at)
      SELECT ?, user_id, title, ?, todo_id, '', 0, 0 FROM todos WHERE todo_id = ?`;
    for (const n of [1, 2]) await person.ctx.env.DB.prepare(next).bind(`next-${n}-${todoId}`, `zz${n}`, todoId).run();
    expect((await rowsOf(person.userId)).filter(({ previousId }) => previousId === todoId).length).toBe(2);
    await db.delete(todos).where(eq(todos.userId, person.userId));
  } finally {
    await db.run("CREATE UNIQUE INDEX todos_previous_id_unique ON todos (previous_id)");
  }
});

test("taking back a repeat takes its next one along, unless somebody has worked on that", async () => {
  const todoId = await addTodo(person, { title: "water", dueOn: "2027-01-01", repeat: "daily" });
  await doTodo(at("2027-01-01"), todoId);
  await api(`/todos/${todoId}/done`, "DELETE");
  expect((await open()).map(({ due_on }) => due_on)).toEqual(["2027-01-01"]);
  await doTodo(at("2027-01-01"), todoId);
  const [next] = await open();
  await api(`/todos/${next?.todo_id}`, "PUT", { title: "water the plants", due_on: "2027-01-02", revision: 1 });
  await api(`/todos/${todoId}/done`, "DELETE");
  expect((await titles()).sort()).toEqual(["water", "water the plants"]);
});

test("overdue ones are shown as left from before, and go to today together", async () => {
  await addTodo(person, { title: "old", dueOn: "2020-01-01" });
  await addTodo(person, { title: "later", dueOn: "2099-01-01" });
  const page = await see("/todo/all?view=today", { as: person });
  expect(page.body).toContain("Left from before");
  expect(page.body).not.toContain("later");
  await see("/todo/all?view=today", { as: person, form: { act: "overdue" } });
  expect((await open()).map(({ due_on }) => due_on === "2020-01-01")).toEqual([false, false]);
});

test("history is searched with Turkish letters or without, in one's own alone", async () => {
  await addTodo(person, { title: "Çağrı İçin ödev", searchText: "cagri icin odev", doneAt: 5 });
  await addTodo(person, { title: "Something else", doneAt: 6 });
  await addTodo(await signUp(), { title: "Çağrı of another", searchText: "cagri of another", doneAt: 7 });
  for (const q of ["cagri", "ÇAĞRI", "odev çağ", "icin"]) {
    const { body } = await api(`/todos/history?${new URLSearchParams({ q })}`);
    expect([body.total, body.todos.map(({ title }) => title)]).toEqual([1, ["Çağrı İçin ödev"]]);
  }
  expect((await api("/todos/history?q=zzz")).body.total).toBe(0);
  expect((await see("/todo/history?q=zzz", { as: person })).body).toContain("No results for");
});

test("nobody else reads, changes, moves or ticks a todo, staff neither", async () => {
  const todoId = await addTodo(person, { title: "zqsecret plan" });
  for (const other of [await signUp(), await signUp({ userRole: "admin" })]) {
    const statuses = [
      await api(`/todos/${todoId}`, "GET", undefined, other),
      await api(`/todos/${todoId}`, "PUT", { title: "mine", revision: 1 }, other),
      await api(`/todos/${todoId}`, "DELETE", undefined, other),
      await api(`/todos/${todoId}/done`, "PUT", undefined, other),
      await api(`/todos/${todoId}/done`, "DELETE", undefined, other),
      await api(`/todos/${todoId}/position`, "PUT", { after: null }, other),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await titles(other)).toEqual([]);
    for (const path of ["/todo/all", `/todo/one/${todoId}`, `/todo/edit/${todoId}`, "/todo/history", "/search?q=zqsecret"])
      expect((await see(path, { as: other })).body).not.toContain("zqsecret plan");
  }
  expect(await titles()).toEqual(["zqsecret plan"]);
});

test("all of it works by plain forms", async () => {
  const send = (path: string, form: Record<string, string>) => see(path, { as: person, form });
  expect((await send("/todo/all", { act: "add", line: "buy milk", key: "form-key-1" })).body).toContain("buy milk");
  await send("/todo/add", { title: "Second", priority: "normal", repeat: "none" });
  const [second, first] = await open();
  await send(`/todo/one/${first?.todo_id}`, { act: "move", todo_id: first?.todo_id ?? "", to: "up" });
  expect(await titles()).toEqual(["buy milk", "Second"]);
  const done = await send("/todo/all", { act: "done", todo_id: second?.todo_id ?? "" });
  expect(done.body).toContain("“Second” is done.");
  expect((await see("/todo/history", { as: person })).body).toContain("Second");
  await send("/todo/history", { act: "undo", todo_id: second?.todo_id ?? "" });
  expect(await titles()).toEqual(["buy milk", "Second"]);
  await send(`/todo/edit/${second?.todo_id}`, { act: "delete" });
  expect(await titles()).toEqual(["buy milk"]);
});

test("one's todos are in one's export, and go with the account", async () => {
  const other = await signUp();
  await addTodo(person, { title: "zqmine" });
  await addTodo(other, { title: "zqothers" });
  const exported = await (await visit("/api/v1/profile/me/export", { as: person })).text();
  expect(JSON.parse(exported).data).toMatchObject({ todos: [{ title: "zqmine" }] });
  expect(exported).not.toContain("zqothers");
  const { db } = testContext();
  const [first, ...rest] = eraseStatements({ db }, product.personalData, person);
  if (first) await db.batch([first, ...rest]);
  expect([(await rowsOf(person.userId)).length, (await rowsOf(other.userId)).length]).toEqual([0, 1]);
});

test("the list is read in one round trip, and only rows of its owner", async () => {
  for (let i = 0; i < 5; i++) await addTodo(person, { doneAt: i < 3 ? 1 : null });
  for (let i = 0; i < 5; i++) await addTodo(await signUp());
  const { meter, ...ctx } = testContext();
  await readOpenTodos({ ...ctx, meter, actor: person.ctx.actor });
  expect(meter.roundTrips).toBe(1);
  expect(meter.rowsRead).toBeLessThanOrEqual(2 * 2);
});

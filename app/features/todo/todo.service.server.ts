/** Writing todos: added by a line or a form, changed, put in order, deleted. Somebody else's todo is none. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { newId } from "~/platform/ids";
import { idFor } from "~/platform/once.server";
import { monthDay, nextDay } from "~/platform/repeats";
import { momentIn } from "./moment";
import { placeBetween } from "./order.rules";
import { readLine } from "./quick-add.rules";
import { todoErrors } from "./todo.errors";
import { MAX_TITLE, priorities } from "./todo.limits";
import * as repository from "./todo.repository.server";
import type { EditInput, LineInput, Move, TodoInput } from "./todo.schemas";

/** How often a place is looked for again that another device took meanwhile. */
const TRIES = 6;

type Between = { previous: string | null; next: string | null };

/** Finds a place and writes it, again where another device was first. @throws tooMany */
async function place<Answer extends repository.Placed | "unchanged">(
  find: () => Promise<Between>,
  write: (position: string) => Promise<Answer>,
): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    const { previous, next } = await find();
    const answer = await write(placeBetween(previous, next));
    if (answer === "too-many") throw todoErrors.tooMany();
    if (answer !== "taken") return answer;
    if (tried === TRIES) throw todoErrors.changedElsewhere();
  }
}

const fieldsOf = (input: Omit<TodoInput, "key">): repository.TodoFields => ({
  title: input.title,
  note: input.note ?? "",
  list: input.list ?? "",
  dueOn: input.due_on ?? null,
  dueMinute: input.due_time ?? null,
  priority: priorities.indexOf(input.priority),
  repeat: input.repeat,
  repeatDay: input.due_on ? monthDay(input.due_on) : 1,
});

/** @param said what was sent, of which the fields were made */
async function insert(ctx: SignedInContext, key: string | undefined, said: object, fields: repository.TodoFields): Promise<string> {
  const todoId = await idFor(ctx, "todo", key, said);
  await place(
    () => repository.firstPlace(ctx),
    (position) => repository.insertTodo(ctx, todoId, position, fields),
  );
  return todoId;
}

/** Adds a todo on top of the others. @returns its id @throws tooMany */
export async function addTodo(ctx: SignedInContext, { key, ...input }: TodoInput): Promise<string> {
  requireSignedIn(ctx);
  return insert(ctx, key, input, fieldsOf(input));
}

/**
 * Adds what a line says. What it doesn't say comes from the view in which it was written: today, or a list.
 * @returns its id @throws tooMany
 */
export async function addLine(ctx: SignedInContext, { key, ...input }: LineInput): Promise<string> {
  requireSignedIn(ctx);
  const { line, ignored, view, list } = input;
  const now = momentIn(ctx);
  const said = readLine(line, now, new Set(ignored ?? []));
  const dueOn = said.dueOn ?? (view === "today" ? now.today : null);
  const [title, note] = said.title.length > MAX_TITLE ? [`${said.title.slice(0, MAX_TITLE - 1)}…`, said.title] : [said.title, ""];
  const repeatDay = dueOn ? monthDay(dueOn) : 1;
  return insert(ctx, key, input, { ...said, title, note, dueOn, list: said.list || list || "", repeatDay });
}

/** A todo of one's own. @throws notFound */
export async function readTodo(ctx: SignedInContext, todoId: string): Promise<repository.TodoRow> {
  const todo = await repository.findTodo(ctx, todoId);
  if (!todo) throw todoErrors.notFound();
  return todo;
}

/** The day of the month that a monthly todo is meant for stays the 31st while only other things of it change. */
const anchorFor = (todo: repository.TodoRow, fields: repository.TodoFields) =>
  fields.repeat === "monthly" && todo.repeat === "monthly" && fields.dueOn === todo.dueOn ? todo.repeatDay : fields.repeatDay;

/** Changes a todo. @throws notFound, changedElsewhere when another device changed it since it was read */
export async function editTodo(ctx: SignedInContext, todoId: string, { revision, ...input }: EditInput): Promise<void> {
  requireSignedIn(ctx);
  const todo = await readTodo(ctx, todoId);
  const fields = fieldsOf(input);
  const isWritten = await repository.updateTodo(ctx, todoId, revision, { ...fields, repeatDay: anchorFor(todo, fields) });
  if (!isWritten) throw todoErrors.changedElsewhere();
}

/** Deletes a todo for good. @throws notFound */
export async function deleteTodo(ctx: SignedInContext, todoId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteTodo(ctx, todoId))) throw todoErrors.notFound();
}

/** What comes next of a todo that repeats: after its own day, and after today where that is later. */
const followingDay = ({ dueOn, repeat, repeatDay }: repository.TodoRow, today: string) =>
  dueOn === null ? null : nextDay(repeat, dueOn, repeatDay, today);

/** Marks a todo as done; of one that repeats the next one stands in its place. Doing it twice changes nothing. @throws notFound */
export async function doTodo(ctx: SignedInContext, todoId: string): Promise<void> {
  requireSignedIn(ctx);
  for (let tried = 1; tried <= TRIES; tried++) {
    const todo = await readTodo(ctx, todoId);
    if (todo.doneAt !== null) return;
    const dueOn = followingDay(todo, momentIn(ctx).today);
    const nextId = newId("todo", ctx.clock.now());
    if (dueOn === null) {
      if (await repository.markDone(ctx, todoId, todo.revision, null)) return;
      continue;
    }
    const answer = await place(
      () => repository.placeAfter(ctx, todoId, null),
      (position) => repository.placeDone(ctx, todoId, todo.revision, { todoId: nextId, dueOn, position }),
    );
    if (answer === "written") return;
  }
  throw todoErrors.changedElsewhere();
}

/** Takes back that a todo is done. @throws notFound */
export async function undoTodo(ctx: SignedInContext, todoId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.unmarkDone(ctx, todoId))) throw todoErrors.notFound();
}

/** Puts a todo behind another one, or a step further. Only its own row is written. @throws notFound */
export async function moveTodo(ctx: SignedInContext, todoId: string, move: Move): Promise<void> {
  requireSignedIn(ctx);
  await readTodo(ctx, todoId);
  const find = () => {
    if ("after" in move) return repository.placeAfter(ctx, move.after || null, todoId);
    return move.to === "top" ? repository.placeAfter(ctx, null, todoId) : repository.placeAfterStep(ctx, todoId, move.to);
  };
  await place(find, (position) => repository.updatePosition(ctx, todoId, position));
}

/** Makes everything that is overdue due today. @returns how many */
export async function moveOverdueToToday(ctx: SignedInContext): Promise<number> {
  requireSignedIn(ctx);
  return repository.moveOverdue(ctx, momentIn(ctx).today);
}

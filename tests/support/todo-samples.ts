/** What each use case of todos is called with. */
import { signUp } from "./site";
import { addTodo } from "./todos";
import type { Sample } from "./use-cases";

const input = { title: "Essay", priority: "normal", repeat: "none" };

/** A todo of somebody, with what else the use case is given. */
const owned =
  (own: Parameters<typeof addTodo>[1] = {}, ...rest: unknown[]): Sample =>
  async () => {
    const owner = await signUp();
    return { args: [await addTodo(owner, own), ...rest], people: { owner } };
  };

export const todoSamples: Record<string, Sample> = {
  addLine: () => ({ args: [{ line: "lab report friday" }] }),
  addTodo: () => ({ args: [input] }),
  editTodo: owned({}, { ...input, revision: 1 }),
  deleteTodo: owned(),
  doTodo: owned(),
  undoTodo: owned({ doneAt: 1 }),
  moveTodo: owned({}, { to: "top" }),
  async moveOverdueToToday({ userId }) {
    await addTodo({ userId }, { dueOn: "2020-01-01" });
    return { args: [] };
  },
  async clearHistory({ userId }) {
    await addTodo({ userId }, { doneAt: 1 });
    return { args: [] };
  },
};

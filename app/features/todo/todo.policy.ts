/** Who may do what with todos: their owner alone. For everybody else there is no such todo. */
import { defineUseCases } from "~/platform/access/use-cases";

const OWNER = { is: ["owner"] };

export const todoUseCases = defineUseCases({
  writes: {
    addLine: "signedIn",
    addTodo: "signedIn",
    editTodo: OWNER,
    deleteTodo: OWNER,
    doTodo: OWNER,
    undoTodo: OWNER,
    moveTodo: OWNER,
    moveOverdueToToday: "signedIn",
    clearHistory: "signedIn",
  },
  reads: ["readTodos", "readOpenTodos", "readTodo", "readTodoForm", "readHistory"],
});

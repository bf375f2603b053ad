/** A person's todos go with their account. */
import { todos } from "@schema/todo";
import { usedFor } from "~/engines/personal/personal.server";

export const todoPlaces = usedFor({ purpose: "planning", bases: ["contract"], recipients: [], kept: "own", sensitivity: "confidential" }, [
  { table: todos, column: todos.userId, stage: "content", onDeletion: "delete", exported: { without: [todos.listKey, todos.position] } },
]);

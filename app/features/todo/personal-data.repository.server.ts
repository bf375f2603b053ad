/** A person's todos go with their account. */
import { todos } from "@schema/todo";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const todoPlaces: PersonalColumn[] = [
  { table: todos, column: todos.userId, stage: "content", onDeletion: "delete", exported: { without: [todos.listKey, todos.position] } },
];

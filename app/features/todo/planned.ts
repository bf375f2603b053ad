/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import ListTodo from "~icons/lucide/list-todo";

export const planned = {
  todo: { order: 5, mark: "due", icon: ListTodo, way: { to: "/todo/all", key: "todos" } },
} satisfies PlannedKinds;

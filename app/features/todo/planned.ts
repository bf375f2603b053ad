/** What of this feature stands in one's planner, as it is drawn there. */
import { ListTodo } from "lucide-react";
import type { PlannedKinds } from "~/engines/planned";

export const planned = {
  todo: { order: 5, icon: ListTodo, way: { to: "/todo/all", key: "todos" } },
} satisfies PlannedKinds;

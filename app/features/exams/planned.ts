/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import NotebookPen from "~icons/lucide/notebook-pen";

export const planned = {
  exam: { order: 1.5, icon: NotebookPen, way: { to: "/schedule/exams", key: "exams" } },
} satisfies PlannedKinds;

/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import BookOpen from "~icons/lucide/book-open";
import Sticker from "~icons/lucide/sticker";

export const planned = {
  lecture: { order: 1, icon: BookOpen, way: { to: "/schedule/all", key: "schedules" } },
  item: { order: 2, icon: Sticker },
} satisfies PlannedKinds;

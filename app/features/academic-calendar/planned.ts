/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import GraduationCap from "~icons/lucide/graduation-cap";

export const planned = {
  calendar: { order: 7, icon: GraduationCap, isAllDay: true },
} satisfies PlannedKinds;

/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import CalendarDays from "~icons/lucide/calendar-days";

export const planned = {
  event: { order: 3, icon: CalendarDays },
} satisfies PlannedKinds;

/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import CalendarCheck from "~icons/lucide/calendar-check";

export const planned = {
  meeting: { order: 4.5, icon: CalendarCheck, way: { to: "/group-hour/all", key: "groupHours" } },
} satisfies PlannedKinds;

/** What of this feature stands in one's planner, as it is drawn there. */
import { CalendarDays } from "lucide-react";
import type { PlannedKinds } from "~/engines/planned";

export const planned = {
  event: { order: 3, icon: CalendarDays },
} satisfies PlannedKinds;

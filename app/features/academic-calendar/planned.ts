/** What of this feature stands in one's planner, as it is drawn there. */
import { GraduationCap } from "lucide-react";
import type { PlannedKinds } from "~/engines/planned";

export const planned = {
  calendar: { order: 7, icon: GraduationCap, isAllDay: true },
} satisfies PlannedKinds;

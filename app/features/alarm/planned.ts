/** What of this feature stands in one's planner, as it is drawn there. */
import { Bell } from "lucide-react";
import type { PlannedKinds } from "~/engines/planned";

export const planned = {
  alarm: { order: 6, icon: Bell, way: { to: "/alarm/personal", key: "alarms" } },
} satisfies PlannedKinds;

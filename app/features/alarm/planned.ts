/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import Bell from "~icons/lucide/bell";

export const planned = {
  alarm: { order: 6, mark: "moment", icon: Bell, way: { to: "/alarm/personal", key: "alarms" } },
} satisfies PlannedKinds;

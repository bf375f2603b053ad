/** What of this feature stands in one's planner, as it is drawn there. */

import type { PlannedKinds } from "~/engines/planned";
import Users from "~icons/lucide/users";

export const planned = {
  room: { order: 4, icon: Users, way: { to: "/study-room/all", key: "studyRooms" } },
} satisfies PlannedKinds;

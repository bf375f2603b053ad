/** What of this feature stands in one's planner, as it is drawn there. */
import { Users } from "lucide-react";
import type { PlannedKinds } from "~/engines/planned";

export const planned = {
  room: { order: 4, icon: Users, way: { to: "/study-room/all", key: "studyRooms" } },
} satisfies PlannedKinds;

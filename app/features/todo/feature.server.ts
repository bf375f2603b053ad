/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { todoFeature } from "./feature";
import { todoGuides } from "./locales/guides";
import { todoWays } from "./locales/ways-to-ask";
import { todoPlace } from "./own.repository.server";
import { todoPlaces } from "./personal-data.repository.server";
import { todoPlanner } from "./planner.repository.server";
import { todoEndpoints } from "./todo.api.server";

export const todoServer = serverFeature(todoFeature, {
  endpoints: todoEndpoints,
  guides: guidesWith(todoGuides, todoWays),
  planner: [todoPlanner],
  personalData: todoPlaces,
  ownPlaces: [todoPlace],
});

/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { todoFeature } from "./feature";
import { todoGuides } from "./locales/guides";
import { todoPlace } from "./own.repository.server";
import { todoPlaces } from "./personal-data.repository.server";
import { todoPlanner } from "./planner.repository.server";
import { todoEndpoints } from "./todo.api.server";

export const todoServer = serverFeature(todoFeature, {
  endpoints: todoEndpoints,
  guides: todoGuides,
  planner: [todoPlanner],
  personalData: todoPlaces,
  ownPlaces: [todoPlace],
});

/**
 * Every place where the database names people. A test walks the schema and fails when a new one is missing here.
 * The order is that of deletion, by stage: what points at something goes before it.
 */
import { collections } from "./collections";
import { serverFeatures } from "./features.server";
import { inStages, type PersonalPlace } from "./platform/personal/personal.server";
import { platformPlaces } from "./platform/personal/platform-places.server";
import { postPlaces } from "./platform/posts/personal-data.server";

export const personalData: readonly PersonalPlace[] = inStages([
  ...serverFeatures.flatMap((feature) => feature.personalData),
  ...postPlaces(collections),
  ...platformPlaces,
]);

/**
 * Every place where the database names people. A test walks the schema and fails when a new one is missing here.
 * The order is that of deletion, by stage: what points at something goes before it.
 */
import { collections } from "./collections";
import { noticePlaces } from "./engines/notices/personal-data.server";
import { byStage, type PersonalColumn } from "./engines/personal/personal.server";
import { platformPersonalData } from "./engines/personal/platform-personal-data.server";
import { postPlaces } from "./engines/posts/personal-data.server";
import { serverFeatures } from "./features.server";

export const personalData: readonly PersonalColumn[] = byStage([
  ...serverFeatures.flatMap((feature) => feature.personalData),
  ...postPlaces(collections),
  ...noticePlaces,
  ...platformPersonalData,
]);

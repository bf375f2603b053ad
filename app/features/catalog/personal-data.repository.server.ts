/** Where favourites and imports name people. */
import { courseFavorites, courseOverrides, imports } from "@schema/catalog";
import { ACTED, type PersonalPlace } from "~/engines/personal/personal.server";

export const catalogPlaces: PersonalPlace[] = [
  { table: courseFavorites, column: courseFavorites.userId, stage: "content", onDeletion: "delete", exported: {} },
  { table: courseOverrides, column: courseOverrides.setBy, ...ACTED },
  { table: imports, column: imports.startedBy, ...ACTED },
];

/** Where favourites, imports and what staff set name people. */
import { courseFavorites, courseOverrides, imports } from "@schema/catalog";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const catalogPlaces: PersonalColumn[] = [
  { table: courseFavorites, column: courseFavorites.userId, stage: "content", onDeletion: "delete", exported: {} },
  { table: imports, column: imports.startedBy, ...ACTED },
  { table: courseOverrides, column: courseOverrides.setBy, ...ACTED },
];

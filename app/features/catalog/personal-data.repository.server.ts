/** Where favourites, imports and what staff set name people. */
import { courseFavorites, courseOverrides, imports } from "@schema/catalog";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const catalogPlaces = usedFor({ purpose: "planning", bases: ["contract"], recipients: [], kept: "own", sensitivity: "ordinary" }, [
  { table: courseFavorites, column: courseFavorites.userId, stage: "content", onDeletion: "delete", exported: {} },
  { table: imports, column: imports.startedBy, ...ACTED },
  { table: courseOverrides, column: courseOverrides.setBy, ...ACTED },
]);

/** Trips of the team; all but the list are in maintenance, so that admins alone get in whatever their access is. */
import { page, pagesOf } from "../../platform/pages/page";

const isInMaintenance = true;

export const tripPages = pagesOf("trip", [
  page("/trip/all", "all", { access: "admin" }),
  page("/trip/add", "add", { access: "admin", isInMaintenance }),
  page("/trip/profile", "profile", { access: "admin", isInMaintenance }),
  page("/trip/:trip_id", "one", { access: "admin", isInMaintenance }),
]);

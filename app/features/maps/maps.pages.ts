/** Maps: the campus with what is on this week, and the bare map. */
import { page, pagesOf } from "../../platform/pages/page";

export const mapPages = pagesOf("maps", [
  page("/map/all", "all", { access: "public", hasMap: true }),
  page("/google-try", "bare", { access: "public", hasMap: true }),
]);

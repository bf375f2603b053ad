/** What this feature brings: its pages, its link around every page. */
import { feature } from "../../engines/feature";
import { seatPages } from "./seats.pages";

export const seatsFeature = feature("seats", {
  pages: seatPages,
  links: [{ group: "study", order: 5.27, to: "/schedule/seats", key: "seats" }],
});

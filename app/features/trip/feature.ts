/** What this feature brings: trips of the team. */
import { feature } from "../../engines/feature";
import { tripPages } from "./trip.pages";

export const tripFeature = feature("trip", { pages: tripPages });

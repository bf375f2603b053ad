/** What this feature brings: its pages. */
import { feature } from "../../engines/feature";
import { searchPages } from "./search.pages";

export const searchFeature = feature("search", { pages: searchPages });

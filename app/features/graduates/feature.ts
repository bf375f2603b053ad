/** What this feature brings: its pages. */
import { feature } from "../../engines/feature";
import { graduatePages } from "./graduates.pages";

export const graduatesFeature = feature("graduates", { pages: graduatePages, whilePaused: "open" });

/** What this feature brings: its pages. */
import { feature } from "../../platform/feature";
import { graduatePages } from "./graduates.pages";

export const graduatesFeature = feature("graduates", { pages: graduatePages });

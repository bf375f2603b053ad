/** What this feature brings: pages where admins find and change single documents. */
import { feature } from "../../engines/feature";
import { contentToolsPages } from "./content-tools.pages";

export const contentToolsFeature = feature("content-tools", { pages: contentToolsPages });

/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { homePages } from "./home.pages";

export const homeFeature = feature("home", { pages: homePages, links: [{ group: "main", order: 1, to: "/", key: "home" }] });

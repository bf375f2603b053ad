/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { devLogs } from "./dev-log.collection";
import { devLogPages } from "./dev-log.pages";

export const devLogFeature = feature("dev-log", {
  pages: devLogPages,
  collections: [devLogs],
  links: [
    { group: "main", order: 5.5, to: "/dev/all", key: "devLog" },
    { group: "info", order: 9, to: "/dev/all", key: "devLog" },
  ],
});

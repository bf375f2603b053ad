/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { threads } from "./thread.collection";
import { threadPages } from "./thread.pages";

export const threadFeature = feature("thread", {
  pages: threadPages,
  collections: [threads],
  links: [
    { group: "campus", order: 3, to: "/thread/all", key: "threads", signedOutTo: "/thread/display/demo" },
    { group: "resources", order: 3, to: "/thread/all", key: "threads", signedOutTo: "/thread/display/demo" },
  ],
});

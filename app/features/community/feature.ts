/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { communityPages } from "./community.pages";

export const communityFeature = feature("community", {
  pages: communityPages,
  links: [
    { group: "own", order: 9, to: "/community/panel", key: "myCommunities" },
    { group: "admin", order: 4, to: "/community/all", key: "communitiesAll" },
    { group: "campus", order: 2, to: "/community/demo/all", key: "communities" },
    { group: "info", order: 5, to: "/community/demo/all", key: "communities" },
  ],
});

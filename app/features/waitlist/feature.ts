/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { waitlistPages } from "./waitlist.pages";

export const waitlistFeature = feature("waitlist", {
  whilePaused: "open",
  pages: waitlistPages,
  links: [
    { group: "own", order: 11.5, to: "/waitlist/add", key: "waitlist" },
    { group: "admin", order: 13, to: "/admin/waitlist/all", key: "waitlists" },
  ],
});

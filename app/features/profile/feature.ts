/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { profilePages } from "./profile.pages";

export const profileFeature = feature("profile", {
  pages: profilePages,
  links: [
    { group: "user", order: 4, to: "/profile/view", key: "profile" },
    { group: "own", order: 12, to: "/profile/photo", key: "profilePhoto" },
  ],
});

/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { coursePages } from "./courses.pages";

export const coursesFeature = feature("courses", {
  pages: coursePages,
  links: [
    { group: "study", order: 1, to: "/courses/all", key: "courses" },
    { group: "tools", order: 3, to: "/courses/all", key: "courses" },
    { group: "own", order: 6, to: "/courses/personal", key: "myExperiences" },
    { group: "resources", order: 1, to: "/courses/all", key: "courses" },
  ],
});

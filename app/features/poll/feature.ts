/** What this feature brings: polls. */
import { feature } from "../../engines/feature";
import { pollPages } from "./poll.pages";

export const pollFeature = feature("poll", {
  pages: pollPages,
  links: [{ group: "staff", order: 6, to: "/poll/all", key: "polls" }],
});

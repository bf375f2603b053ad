/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { surveyPosts } from "./survey.collection";
import { surveyPages } from "./survey.pages";

export const surveyFeature = feature("survey", {
  pages: surveyPages,
  collections: [surveyPosts],
  links: [{ group: "more", order: 12, to: "/survey/all", key: "surveys" }],
});

/** Surveys are posts: what they ask and what was answered hangs on them. */
import { collection } from "../../engines/posts/collection";

export const surveyPosts = collection({
  feature: "survey",
  path: "/survey",
  readers: "public",
  writers: "user",
  isClosable: true,
  isExpiring: true,
  maxDaysAhead: 365,
  defaultDaysAhead: 30,
  minText: 10,
  fields: [
    { name: "title_tr", type: "text", max: 140, isOptional: true },
    { name: "text_tr", type: "area", max: 8000, isOptional: true },
    { name: "closes_on", type: "date", isRelevant: true, isOptional: true },
  ],
});

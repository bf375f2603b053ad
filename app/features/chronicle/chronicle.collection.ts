/** What happened at the university, told by those who were there. */
import { collection } from "../../engines/posts/collection";

export const chronicles = collection({
  feature: "chronicle",
  path: "/chronicle",
  readers: "user",
  writers: "user",
  isByRelevance: true,
  fields: [
    { name: "happened_on", type: "date", isRelevant: true },
    {
      name: "era",
      type: "select",
      facet: "A",
      options: ["founding", "seventies", "eighties", "nineties", "two-thousands", "twenty-tens", "today"],
    },
    { name: "place", type: "text", isOptional: true },
  ],
});

/** Why people chose a department, the university, a minor, or left. */
import { collection } from "../../engines/posts/collection";

export const whys = collection({
  feature: "why",
  path: "/why",
  readers: "user",
  writers: "user",
  hasAnonymous: true,
  hasNoEditPage: true,
  isGrouped: true,
  fields: [
    { name: "choice", type: "select", facet: "A", options: ["department", "university", "minor", "leaving"] },
    { name: "department", type: "text", facet: "B", max: 80 },
  ],
});

/** Calls for participants, projects and labs; staff write them. */
import { collection } from "../../engines/posts/collection";

export const research = collection({
  feature: "research",
  path: "/research",
  readers: "user",
  writers: "moderator",
  isExpiring: true,
  goesWithAuthor: true,
  fields: [
    { name: "kind", type: "select", facet: "A", options: ["participants", "project", "lab"] },
    { name: "field", type: "text", facet: "B" },
    { name: "deadline", type: "date", isRelevant: true, isOptional: true },
    { name: "contact", type: "text", max: 160, isContact: true },
    { name: "pay", type: "text", isOptional: true },
    { name: "ethics_number", type: "text", max: 60, isOptional: true },
  ],
});

/** Who may do what with categories and tags: admins keep them, posts make new tags as they are written. */
import { defineUseCases } from "../../platform/access/use-cases";

export const labelUseCases = defineUseCases({
  writes: { addLabel: "admin", editLabel: "admin", actOnLabel: "admin", mergeLabel: "admin" },
  inside: ["forgetLabels"],
  reads: [
    ...["listLabels", "readLabel", "readNewLabel"],
    ...["categoryChoices", "tagChoices", "currentSlug", "namedTags", "searchTags", "listCategories"],
  ],
});

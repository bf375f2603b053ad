/** Words about tags. */
export const tags = {
  pages: { all: "Tags", add: "Add a tag", edit: "Edit tag", paths: "Tag pages" },
  lead: "Tags that people added to discussions and study tips. Merge those that mean the same.",
} as const;

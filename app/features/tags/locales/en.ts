/** Words about tags. */
export const tags = {
  pages: { all: "Tags", add: "Add a tag", edit: "Edit tag", paths: "Tag pages" },
  lead: "Tags that people added to discussions and study tips. Merge those that mean the same.",
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { tags: "Tags" } },
  admin: { tools: { tags: { title: "Tags", text: "Merge tags that mean the same" } } },
} as const;

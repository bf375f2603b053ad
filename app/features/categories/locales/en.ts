/** Words about categories. */
export const categories = {
  pages: { all: "Categories", add: "Add a category", edit: "Edit category", paths: "Category pages" },
  lead: "What people choose from when they post. Forms use the same order.",
} as const;

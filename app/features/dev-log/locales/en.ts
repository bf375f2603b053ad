/** Words of the dev log. */
export const devLog = {
  pages: {
    all: "What's new",
    add: "Add a change",
    edit: "Edit a change",
  },
  lead: "What changed on the site, and when.",
  fields: {
    title: "Title",
    text: "What changed",
    released_on: "Since",
    version: "Version",
    kind: "Kind",
  },
  options: {
    kind: {
      new: "New",
      better: "Improved",
      fixed: "Fixed",
    },
  },
  feed: "RSS",
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { devLog: "What's new" } },
  search: { sources: { "dev-log": "What's new" } },
} as const;

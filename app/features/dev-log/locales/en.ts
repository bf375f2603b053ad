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
  names: { text: "What changed", released_on: "Date" },
  options: {
    kind: {
      new: "New",
      better: "Improved",
      fixed: "Fixed",
    },
  },
  feed: "RSS",
} as const;

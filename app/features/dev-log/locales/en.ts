/** Words of the dev log. */
export const devLog = {
  pages: {
    all: "What is new",
    add: "Add a change",
    edit: "Change the dev log entry",
  },
  lead: "What changed on the site, and since when.",
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
      better: "Better",
      fixed: "Fixed",
    },
  },
  feed: "RSS",
} as const;

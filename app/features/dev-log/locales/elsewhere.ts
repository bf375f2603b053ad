/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "dev-log": "a dev log entry" }, kinds: { "dev-log": "Dev log entry" } },
    chrome: { links: { devLog: "What's new" } },
    search: { sources: { "dev-log": "What's new" } },
  },
  tr: {
    acts: { things: { "dev-log": "bir geliştirme günlüğü yazısını" }, kinds: { "dev-log": "Geliştirme günlüğü" } },
    chrome: { links: { devLog: "Yenilikler" } },
    search: { sources: { "dev-log": "Yenilikler" } },
  },
} as const;

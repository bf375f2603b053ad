/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { devLog: "What's new" } },
    search: { sources: { "dev-log": "What's new" } },
  },
  tr: {
    chrome: { links: { devLog: "Yenilikler" } },
    search: { sources: { "dev-log": "Yenilikler" } },
  },
} as const;

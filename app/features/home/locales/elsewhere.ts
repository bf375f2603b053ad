/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { home: "Home" } },
  },
  tr: {
    chrome: { links: { home: "Ana sayfa" } },
  },
} as const;

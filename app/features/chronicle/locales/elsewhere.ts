/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { chronicle: "Chronicle" } },
    search: { sources: { chronicle: "Chronicle" } },
  },
  tr: {
    chrome: { links: { chronicle: "Kampüs tarihi" } },
    search: { sources: { chronicle: "Kampüs tarihi" } },
  },
} as const;

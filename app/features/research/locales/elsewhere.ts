/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { research: "Research" } },
    search: { sources: { research: "Research" } },
  },
  tr: {
    chrome: { links: { research: "Araştırma" } },
    search: { sources: { research: "Araştırma" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { erasmus: "Erasmus" } },
    search: { sources: { erasmus: "Erasmus" } },
  },
  tr: {
    chrome: { links: { erasmus: "Erasmus" } },
    search: { sources: { erasmus: "Erasmus" } },
  },
} as const;

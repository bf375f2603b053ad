/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { erasmus: "an Erasmus experience" }, kinds: { erasmus: "Erasmus experience" } },
    chrome: { links: { erasmus: "Erasmus" } },
    search: { sources: { erasmus: "Erasmus" } },
  },
  tr: {
    acts: { things: { erasmus: "bir Erasmus deneyimini" }, kinds: { erasmus: "Erasmus deneyimi" } },
    chrome: { links: { erasmus: "Erasmus" } },
    search: { sources: { erasmus: "Erasmus" } },
  },
} as const;

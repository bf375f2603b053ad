/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { polls: "Polls" } },
  },
  tr: {
    chrome: { links: { polls: "Oylamalar" } },
  },
} as const;

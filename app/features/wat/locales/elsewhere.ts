/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { wat: "Work & Travel" } },
    search: { sources: { wat: "Work & Travel" } },
  },
  tr: {
    chrome: { links: { wat: "Work & Travel" } },
    search: { sources: { wat: "Work & Travel" } },
  },
} as const;

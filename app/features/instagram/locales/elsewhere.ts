/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { instagramAll: "Instagram" } },
  },
  tr: {
    chrome: { links: { instagramAll: "Instagram" } },
  },
} as const;

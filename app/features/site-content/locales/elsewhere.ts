/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { panel2: "Site content" } },
  },
  tr: {
    chrome: { links: { panel2: "Site içeriği" } },
  },
} as const;

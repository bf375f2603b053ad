/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { panel: "Panel" } },
  },
  tr: {
    chrome: { links: { panel: "Panel" } },
  },
} as const;

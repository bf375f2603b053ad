/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { alumni: "Graduates" } },
  },
  tr: {
    chrome: { links: { alumni: "Mezunlar" } },
  },
} as const;

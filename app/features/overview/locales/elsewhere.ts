/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { mySpace: "My space" } },
    search: { sources: { people: "People" } },
  },
  tr: {
    chrome: { links: { mySpace: "Sayfam" } },
    search: { sources: { people: "Kişiler" } },
  },
} as const;

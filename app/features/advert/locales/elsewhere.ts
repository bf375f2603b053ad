/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { adverts: "Classifieds" } },
    search: { sources: { advert: "Classifieds" } },
  },
  tr: {
    chrome: { links: { adverts: "İlanlar" } },
    search: { sources: { advert: "İlanlar" } },
  },
} as const;

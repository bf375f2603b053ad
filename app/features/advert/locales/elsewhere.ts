/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { adverts: "Adverts" } },
    search: { sources: { advert: "Adverts" } },
  },
  tr: {
    chrome: { links: { adverts: "İlanlar" } },
    search: { sources: { advert: "İlanlar" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { advert: "an advert" }, kinds: { advert: "Advert" } },
    chrome: { links: { adverts: "Classifieds" } },
    search: { sources: { advert: "Classifieds" } },
  },
  tr: {
    acts: { things: { advert: "bir ilanı" }, kinds: { advert: "İlan" } },
    chrome: { links: { adverts: "İlanlar" } },
    search: { sources: { advert: "İlanlar" } },
  },
} as const;

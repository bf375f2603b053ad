/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { map: "Campus map" } },
  },
  tr: {
    chrome: { links: { map: "Kampüs haritası" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { chronicle: "Campus memories" } },
    search: { sources: { chronicle: "Campus memories" } },
  },
  tr: {
    chrome: { links: { chronicle: "Kampüs anıları" } },
    search: { sources: { chronicle: "Kampüs anıları" } },
  },
} as const;

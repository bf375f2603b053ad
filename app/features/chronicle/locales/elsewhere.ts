/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { chronicle: "a campus memory" }, kinds: { chronicle: "Campus memory" } },
    chrome: { links: { chronicle: "Campus memories" } },
    search: { sources: { chronicle: "Campus memories" } },
  },
  tr: {
    acts: { things: { chronicle: "bir kampüs anısını" }, kinds: { chronicle: "Kampüs anısı" } },
    chrome: { links: { chronicle: "Kampüs anıları" } },
    search: { sources: { chronicle: "Kampüs anıları" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { research: "a research call" }, kinds: { research: "Research call" } },
    chrome: { links: { research: "Research" } },
    search: { sources: { research: "Research" } },
  },
  tr: {
    acts: { things: { research: "bir araştırma ilanını" }, kinds: { research: "Araştırma ilanı" } },
    chrome: { links: { research: "Araştırma" } },
    search: { sources: { research: "Araştırma" } },
  },
} as const;

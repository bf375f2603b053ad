/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { whys: "Why I chose it" } },
    search: { sources: { why: "Why I chose it" } },
  },
  tr: {
    chrome: { links: { whys: "Neden seçtim?" } },
    search: { sources: { why: "Neden seçtim?" } },
  },
} as const;

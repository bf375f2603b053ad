/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { whys: "Why I chose my department" } },
    search: { sources: { why: "Why I chose my department" } },
  },
  tr: {
    chrome: { links: { whys: "Neden seçtim?" } },
    search: { sources: { why: "Neden seçtim?" } },
  },
} as const;

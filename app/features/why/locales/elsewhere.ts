/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { why: "a story" }, kinds: { why: "Story" } },
    chrome: { links: { whys: "Why I chose my department" } },
    search: { sources: { why: "Why I chose my department" } },
  },
  tr: {
    acts: { things: { why: "bir yazıyı" }, kinds: { why: "Yazı" } },
    chrome: { links: { whys: "Neden seçtim?" } },
    search: { sources: { why: "Neden seçtim?" } },
  },
} as const;

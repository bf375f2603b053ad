/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { wat: "a Work & Travel experience" }, kinds: { wat: "Work & Travel experience" } },
    chrome: { links: { wat: "Work & Travel" } },
    search: { sources: { wat: "Work & Travel" } },
  },
  tr: {
    acts: { things: { wat: "bir Work & Travel deneyimini" }, kinds: { wat: "Work & Travel deneyimi" } },
    chrome: { links: { wat: "Work & Travel" } },
    search: { sources: { wat: "Work & Travel" } },
  },
} as const;

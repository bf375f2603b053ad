/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { notes: "Notes" } },
    search: { sources: { notes: "Notes" } },
  },
  tr: {
    chrome: { links: { notes: "Notlar" } },
    search: { sources: { notes: "Notlar" } },
  },
} as const;

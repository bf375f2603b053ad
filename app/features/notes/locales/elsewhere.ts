/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { notes: "a note" }, kinds: { notes: "Note" } },
    chrome: { links: { notes: "Notes" } },
    search: { sources: { notes: "Notes" } },
  },
  tr: {
    acts: { things: { notes: "bir notu" }, kinds: { notes: "Not" } },
    chrome: { links: { notes: "Notlar" } },
    search: { sources: { notes: "Notlar" } },
  },
} as const;

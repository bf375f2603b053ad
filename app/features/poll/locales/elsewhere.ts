/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { poll: "a poll" }, kinds: { poll: "Poll" } },
    chrome: { links: { polls: "Polls" } },
  },
  tr: {
    acts: { things: { poll: "bir oylamayı" }, kinds: { poll: "Oylama" } },
    chrome: { links: { polls: "Oylamalar" } },
  },
} as const;

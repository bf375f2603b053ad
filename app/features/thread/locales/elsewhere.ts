/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { threads: "Discussions" } },
    admin: { inbox: { replies: "Replies in discussions" } },
    reporting: { types: { reply: "Reply" } },
    search: { sources: { thread: "Discussions" } },
  },
  tr: {
    chrome: { links: { threads: "Konular" } },
    admin: { inbox: { replies: "Konulardaki yanıtlar" } },
    reporting: { types: { reply: "Yanıt" } },
    search: { sources: { thread: "Konular" } },
  },
} as const;

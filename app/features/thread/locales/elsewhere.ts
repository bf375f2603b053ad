/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { thread: "a discussion", reply: "a reply" }, kinds: { thread: "Discussion", reply: "Reply" } },
    chrome: { links: { threads: "Discussions" } },
    admin: { inbox: { replies: "Replies in discussions" } },
    reporting: { types: { reply: "Reply" } },
    search: { sources: { thread: "Discussions" } },
  },
  tr: {
    acts: { things: { thread: "bir konuyu", reply: "bir yanıtı" }, kinds: { thread: "Konu", reply: "Yanıt" } },
    chrome: { links: { threads: "Konular" } },
    admin: { inbox: { replies: "Konulardaki yanıtlar" } },
    reporting: { types: { reply: "Yanıt" } },
    search: { sources: { thread: "Konular" } },
  },
} as const;

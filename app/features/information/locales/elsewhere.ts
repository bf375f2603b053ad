/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { information: "an information page" },
      kinds: { information: "Information page" },
      own: {
        information: {
          published: "published an information page",
          archived: "archived an information page",
          deleted: "deleted an information page",
          draft: "made an information page a draft again",
        },
      },
    },
    chrome: { links: { information: "Information" } },
    admin: { tools: { information: { title: "Information", text: "How things are done, step by step" } } },
    search: { sources: { information: "Information" } },
  },
  tr: {
    acts: {
      things: { information: "bir bilgi sayfasını" },
      kinds: { information: "Bilgi sayfası" },
      own: {
        information: {
          published: "bir bilgi sayfasını yayımladı",
          archived: "bir bilgi sayfasını arşivledi",
          deleted: "bir bilgi sayfasını sildi",
          draft: "bir bilgi sayfasını yeniden taslak yaptı",
        },
      },
    },
    chrome: { links: { information: "Bilgi" } },
    admin: { tools: { information: { title: "Bilgi sayfaları", text: "Üniversitedeki işler, adım adım" } } },
    search: { sources: { information: "Bilgi" } },
  },
} as const;

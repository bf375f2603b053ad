/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { information: "Information" } },
    admin: { tools: { information: { title: "Information", text: "How things are done, step by step" } } },
    search: { sources: { information: "Information" } },
  },
  tr: {
    chrome: { links: { information: "Bilgi" } },
    admin: { tools: { information: { title: "Bilgi sayfaları", text: "Üniversitedeki işler, adım adım" } } },
    search: { sources: { information: "Bilgi" } },
  },
} as const;

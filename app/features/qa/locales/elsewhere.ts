/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { qa: "Questions and answers" } },
    admin: { tools: { qa: { title: "Questions and answers", text: "Answers for everyone, by group" } } },
    search: { sources: { qa: "Questions and answers" } },
  },
  tr: {
    chrome: { links: { qa: "Sorular ve yanıtlar" } },
    admin: { tools: { qa: { title: "Sorular ve yanıtlar", text: "Herkese açık yanıtlar, gruplara göre" } } },
    search: { sources: { qa: "Sorular ve yanıtlar" } },
  },
} as const;

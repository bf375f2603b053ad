/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { qa: "a question of the FAQ", "qa-group": "a group of the FAQ" },
      kinds: { qa: "FAQ question", "qa-group": "FAQ group" },
    },
    chrome: { links: { qa: "Questions and answers" } },
    admin: { tools: { qa: { title: "Questions and answers", text: "Answers for everyone, by group" } } },
    search: { sources: { qa: "Questions and answers" } },
  },
  tr: {
    acts: { things: { qa: "bir SSS sorusunu", "qa-group": "bir SSS grubunu" }, kinds: { qa: "SSS sorusu", "qa-group": "SSS grubu" } },
    chrome: { links: { qa: "Sorular ve yanıtlar" } },
    admin: { tools: { qa: { title: "Sorular ve yanıtlar", text: "Herkese açık yanıtlar, gruplara göre" } } },
    search: { sources: { qa: "Sorular ve yanıtlar" } },
  },
} as const;

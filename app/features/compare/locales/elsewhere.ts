/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: { chrome: { links: { compare: "Compare courses" } } },
  tr: { chrome: { links: { compare: "Dersleri karşılaştır" } } },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { surveys: "Surveys" } },
    search: { sources: { survey: "Surveys" } },
  },
  tr: {
    chrome: { links: { surveys: "Anketler" } },
    search: { sources: { survey: "Anketler" } },
  },
} as const;

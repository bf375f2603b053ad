/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { survey: "a survey" }, kinds: { survey: "Survey" } },
    chrome: { links: { surveys: "Surveys" } },
    search: { sources: { survey: "Surveys" } },
  },
  tr: {
    acts: { things: { survey: "bir anketi" }, kinds: { survey: "Anket" } },
    chrome: { links: { surveys: "Anketler" } },
    search: { sources: { survey: "Anketler" } },
  },
} as const;

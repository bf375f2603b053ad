/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { studyTips: "Study tips" } },
    search: { sources: { "study-tip": "Study tips" } },
  },
  tr: {
    chrome: { links: { studyTips: "Çalışma tavsiyeleri" } },
    search: { sources: { "study-tip": "Çalışma tavsiyeleri" } },
  },
} as const;

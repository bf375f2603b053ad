/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "study-tip": "a study tip" }, kinds: { "study-tip": "Study tip" } },
    chrome: { links: { studyTips: "Study tips" } },
    search: { sources: { "study-tip": "Study tips" } },
  },
  tr: {
    acts: { things: { "study-tip": "bir çalışma tavsiyesini" }, kinds: { "study-tip": "Çalışma tavsiyesi" } },
    chrome: { links: { studyTips: "Çalışma tavsiyeleri" } },
    search: { sources: { "study-tip": "Çalışma tavsiyeleri" } },
  },
} as const;

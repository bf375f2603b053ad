/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { gpa: "GPA calculator" } },
  },
  tr: {
    chrome: { links: { gpa: "Ortalama hesapla" } },
  },
} as const;

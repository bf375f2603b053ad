/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { gpa: "GPA calculator", rules: "[[shortEn]] rules" } },
  },
  tr: {
    chrome: { links: { gpa: "Ortalama hesapla", rules: "[[shortTr]] kuralları" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: { chrome: { links: { studyPlan: "Plan to graduation" } } },
  tr: { chrome: { links: { studyPlan: "Mezuniyet planı" } } },
} as const;

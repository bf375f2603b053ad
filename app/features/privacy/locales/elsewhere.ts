/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: { chrome: { links: { destruction: "Deletions" } } },
  tr: { chrome: { links: { destruction: "Silinenler" } } },
} as const;

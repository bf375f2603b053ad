/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { errors: "Errors" } },
  },
  tr: {
    chrome: { links: { errors: "Hatalar" } },
  },
} as const;

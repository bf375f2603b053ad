/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { error: "an error" }, kinds: { error: "Error" } },
    chrome: { links: { errors: "Errors" } },
  },
  tr: {
    acts: { things: { error: "bir hatayı" }, kinds: { error: "Hata" } },
    chrome: { links: { errors: "Hatalar" } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { tags: "Tags" } },
    admin: { tools: { tags: { title: "Tags", text: "Merge tags that mean the same" } } },
  },
  tr: {
    chrome: { links: { tags: "Etiketler" } },
    admin: { tools: { tags: { title: "Etiketler", text: "Aynı anlama gelenleri birleştir" } } },
  },
} as const;

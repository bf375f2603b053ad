/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { categories: "Categories" } },
    admin: { tools: { categories: { title: "Categories", text: "What people choose from when they post" } } },
  },
  tr: {
    chrome: { links: { categories: "Kategoriler" } },
    admin: { tools: { categories: { title: "Kategoriler", text: "Paylaşım formlarındaki seçenekler" } } },
  },
} as const;

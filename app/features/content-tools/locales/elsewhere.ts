/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    admin: { tools: { contentTools: { title: "Database tools", text: "Find and change single documents" } } },
  },
  tr: {
    admin: { tools: { contentTools: { title: "Veritabanı araçları", text: "Tek bir kaydı bul, değiştir" } } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { audit: "Audit log" } },
    admin: { tools: { audit: { title: "Audit log", text: "Who did what, and when" } } },
  },
  tr: {
    chrome: { links: { audit: "İşlem geçmişi" } },
    admin: { tools: { audit: { title: "İşlem geçmişi", text: "Kim, ne zaman, ne yaptı" } } },
  },
} as const;

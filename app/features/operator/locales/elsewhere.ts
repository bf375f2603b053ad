/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { imprint: "Contact and imprint", operator: "Operator" } },
    admin: { tools: { operator: { title: "Operator", text: "Imprint, seller, data contact" } } },
  },
  tr: {
    chrome: { links: { imprint: "İletişim ve künye", operator: "İşletmeci" } },
    admin: { tools: { operator: { title: "İşletmeci", text: "Künye, satıcı, veri iletişimi" } } },
  },
} as const;

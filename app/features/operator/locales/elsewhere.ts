/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { imprint: "Contact and imprint", operator: "Operator", processors: "Processors" } },
    admin: {
      tools: {
        operator: { title: "Operator", text: "Imprint, seller, data contact" },
        processors: { title: "Processors", text: "Companies that get data, and contracts" },
      },
    },
  },
  tr: {
    chrome: { links: { imprint: "İletişim ve künye", operator: "İşletmeci", processors: "Veri işleyenler" } },
    admin: {
      tools: {
        operator: { title: "İşletmeci", text: "Künye, satıcı, veri iletişimi" },
        processors: { title: "Veri işleyenler", text: "Veri giden şirketler ve sözleşmeler" },
      },
    },
  },
} as const;

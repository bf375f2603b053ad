/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { settings: "Settings" } },
    admin: { tools: { settings: { title: "Settings", text: "VIP, reports, email domains" } } },
  },
  tr: {
    chrome: { links: { settings: "Ayarlar" } },
    admin: { tools: { settings: { title: "Ayarlar", text: "VIP, şikâyetler, e-posta alan adları" } } },
  },
} as const;

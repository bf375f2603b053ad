/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { notifications: "Notifications", announcements: "Announcements" } },
  },
  tr: {
    chrome: { links: { notifications: "Bildirimler", announcements: "Duyurular" } },
  },
} as const;

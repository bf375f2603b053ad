/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { announcement: "an announcement" }, kinds: { announcement: "Announcement" } },
    chrome: { links: { notifications: "Notifications", announcements: "Announcements" } },
  },
  tr: {
    acts: { things: { announcement: "bir duyuruyu" }, kinds: { announcement: "Duyuru" } },
    chrome: { links: { notifications: "Bildirimler", announcements: "Duyurular" } },
  },
} as const;

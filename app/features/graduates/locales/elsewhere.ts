/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    admin: { inbox: { graduate_applications: "Graduate applications" } },
  },
  tr: {
    admin: { inbox: { graduate_applications: "Mezun başvuruları" } },
  },
} as const;

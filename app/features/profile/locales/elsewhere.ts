/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { profile: "Profile", profilePhoto: "Profile photo" } },
  },
  tr: {
    chrome: { links: { profile: "Profil", profilePhoto: "Profil fotoğrafı" } },
  },
} as const;

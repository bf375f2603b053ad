/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { profile: "Profile", profilePhoto: "Profile photo" } },
    settings: {
      fields: { consent_years: "Years to keep records of consent after an account is deleted" },
      hints: { consent_years: "1–20, counted from the consent. The record has no name." },
    },
  },
  tr: {
    chrome: { links: { profile: "Profil", profilePhoto: "Profil fotoğrafı" } },
    settings: {
      fields: { consent_years: "Hesap silindikten sonra onay kayıtlarının saklanma süresi (yıl)" },
      hints: { consent_years: "1–20. Onayın verildiği günden sayılır. Kayıtta ad bulunmaz." },
    },
  },
} as const;

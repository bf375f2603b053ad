/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { passwordChange: "Change password" } },
  },
  tr: {
    chrome: { links: { passwordChange: "Şifre değiştir" } },
  },
} as const;

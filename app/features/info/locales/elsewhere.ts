/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: {
      links: {
        about: "About",
        allPages: "All pages",
        preparation: "Before the term",
        faq: "FAQ",
        privacy: "Privacy",
        terms: "Terms",
        accessibility: "Accessibility",
      },
    },
  },
  tr: {
    chrome: {
      links: {
        about: "Hakkımızda",
        allPages: "Tüm sayfalar",
        preparation: "Dönemden önce",
        faq: "Sık sorulan sorular",
        privacy: "Gizlilik",
        terms: "Kullanım koşulları",
        accessibility: "Erişilebilirlik",
      },
    },
  },
} as const;

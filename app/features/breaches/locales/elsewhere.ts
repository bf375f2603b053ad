/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { breach: "a data breach" },
      kinds: { breach: "Data breach" },
      own: { breach: { notice: "emailed those affected by a data breach" } },
    },
    admin: { tools: { breaches: { title: "Data breaches", text: "Log, 72-hour clock, notices" } } },
    chrome: { links: { breaches: "Data breaches" } },
  },
  tr: {
    acts: {
      things: { breach: "bir veri ihlalini" },
      kinds: { breach: "Veri ihlali" },
      own: { breach: { notice: "bir veri ihlalinden etkilenenlere e-posta gönderdi" } },
    },
    admin: { tools: { breaches: { title: "Veri ihlalleri", text: "Kayıt, 72 saat, bildirimler" } } },
    chrome: { links: { breaches: "Veri ihlalleri" } },
  },
} as const;

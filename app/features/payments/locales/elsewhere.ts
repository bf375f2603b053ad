/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { myPayments: "My payments" } },
    admin: { tools: { payments: { title: "Payments", text: "Unsettled payments, refunds, daily books" } } },
  },
  tr: {
    chrome: { links: { myPayments: "Ödemelerim" } },
    admin: { tools: { payments: { title: "Ödemeler", text: "Sonuçlanmayanlar, iadeler, günün hesapları" } } },
  },
} as const;

/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { payout: "a payout to an organizer" },
      kinds: { payout: "Payout" },
      own: { payout: { add: "noted a payout to an organizer", undo: "undid a payout to an organizer" } },
    },
    chrome: { links: { myPayments: "My payments", termsOfSale: "Terms of sale" } },
    admin: { tools: { payments: { title: "Payments", text: "Unsettled payments, payouts, daily books" } } },
  },
  tr: {
    acts: {
      things: { payout: "organizatöre yapılan bir ödemeyi" },
      kinds: { payout: "Organizatöre ödeme" },
      own: { payout: { add: "organizatöre yapılan bir ödemeyi kaydetti", undo: "organizatöre yapılan bir ödemenin kaydını geri aldı" } },
    },
    chrome: { links: { myPayments: "Ödemelerim", termsOfSale: "Satış koşulları" } },
    admin: { tools: { payments: { title: "Ödemeler", text: "Sonuçlanmayanlar, organizatörlere ödemeler, günün hesapları" } } },
  },
} as const;
